#pragma once

#include "engine/hex/geometry.h"
#include "engine/hex/grid.h"
#include "engine/map/map.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string_view>
#include <vector>

namespace pampas::graph {

/// A space that is not void, by its axial coordinate.
struct Cell {
    hex::Axial at;
    map::Space space = map::Space::Pampas;
};

/// The classes of a map's spaces (any land is one class) as bits in rows of equal `r`, so that two
/// maps laid upon each other are compared 64 spaces at a time.
class ClassBits {
  public:
    /// A row's spaces lie from `first` on, before `last`; `count` of them are not void.
    struct Row {
        int first = 0;
        int last = 0;
        int count = 0;
        std::size_t word = 0; ///< where its bits begin
    };

    /// `cells` are not empty.
    explicit ClassBits(const std::vector<Cell>& cells);

    int first_row() const { return first_row_; }
    const std::vector<Row>& rows() const { return rows_; }
    /// The row with this `r`, none when it lies outside.
    const Row* row(int r) const {
        const auto index = static_cast<std::size_t>(r - first_row_);
        return r >= first_row_ && index < rows_.size() ? &rows_[index] : nullptr;
    }

    /// How many spaces of `other`, moved by `shift`, come to lie on a space of their class; -1 as
    /// soon as more than `allowed` do not.
    int matches(const ClassBits& other, hex::Axial shift, int allowed) const;

  private:
    /// 64 spaces of a row: which are not void, and their classes in two bits.
    using Word = std::array<std::uint64_t, 3>;

    int row_matches(const Row& mine, const ClassBits& other, const Row& theirs, int shift) const;
    Word from(const Row& row, int q) const;

    int first_row_ = 0;
    std::vector<Row> rows_;
    std::vector<Word> words_;
};

/// The symmetries that are looked for. `MirrorX` exchanges left and right, `MirrorY` top and
/// bottom. The turns by 120 and 60 degrees go in the direction from axial (1, 0) to (0, 1).
enum class SymmetryMotion { Rotate180, MirrorX, MirrorY, Rotate120, Rotate60 };

/// The name in JSON, such as `rotate-180`.
std::string_view name(SymmetryMotion motion);

/// How well a map agrees with itself when it is moved onto itself (analysis#definitions).
///
/// A motion that maps the hex lattice onto itself is a turn or mirror about axial (0, 0) with a
/// shift after it. Every shift of a turn is a turn about some middle, side or corner; of a
/// mirror's, those square to its axis are no glides. All shifts are tried by laying the moved map
/// upon the map (`ClassBits`), those first with which most spaces fall on the map's rows at all,
/// and none whose number of such spaces cannot reach the best yet. Figures are in symmetries.cpp.
struct Symmetry {
    SymmetryMotion motion = SymmetryMotion::Rotate180;
    /// Share of the spaces, void left out, whose image is a space of the same class; at least 0.5.
    double agreement = 0;
    /// The best centre of a turn, or a point on the best axis of a mirror; may lie off the grid.
    hex::Point centre;
    /// Where axial (0, 0) comes to lie.
    hex::Axial shift;
    /// The spaces whose image is of another class, void or off the map, in reading order.
    std::vector<hex::Coordinate> broken;

    friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

/// Where a space comes to lie, on the map or off it. `grid` is the grid of the map in which
/// `symmetry` was found.
hex::Coordinate image(const hex::Grid& grid, const Symmetry& symmetry, hex::Coordinate at);

/// The symmetries of at least 0.5, best first, equals in the order of `SymmetryMotion`; none for a
/// map of nothing but void. Of equally good centres or axes the result has one.
/// Throws `Stopped` (stop.h) soon after `stop` asks for it.
std::vector<Symmetry> symmetries(const map::Map& map, const std::stop_token& stop = {});

} // namespace pampas::graph

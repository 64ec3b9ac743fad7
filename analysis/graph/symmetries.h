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

/// A non-void space in axial coordinates.
struct Cell {
    hex::Axial at;
    map::Space space = map::Space::Pampas;
};

/// The classes of a map's spaces (all land is one class) as bits in rows of equal `r`, so that two
/// overlaid maps are compared 64 spaces at a time.
class ClassBits {
  public:
    /// A row's spaces lie in [`first`, `last`); `count` of them are not void.
    struct Row {
        int first = 0;
        int last = 0;
        int count = 0;
        std::size_t word = 0; ///< index of its first word
    };

    /// `cells` must not be empty.
    explicit ClassBits(const std::vector<Cell>& cells);

    /// The smallest `r`, and the rows from there on.
    int first_row() const { return first_row_; }
    const std::vector<Row>& rows() const { return rows_; }
    /// The row with this `r`; null outside the map.
    const Row* row(int r) const {
        const auto index = static_cast<std::size_t>(r - first_row_);
        return r >= first_row_ && index < rows_.size() ? &rows_[index] : nullptr;
    }

    /// The number of spaces of `other` that `shift` moves onto a space of the same class; -1 as
    /// soon as more than `allowed` spaces do not match.
    int matches(const ClassBits& other, hex::Axial shift, int allowed) const;

  private:
    /// 64 spaces of a row: one bit for non-void, two for the class.
    using Word = std::array<std::uint64_t, 3>;

    int row_matches(const Row& mine, const ClassBits& other, const Row& theirs, int shift) const;
    Word from(const Row& row, int q) const;

    int first_row_ = 0;
    std::vector<Row> rows_;
    std::vector<Word> words_;
};

/// The motions to look for. `MirrorX` swaps left and right, `MirrorY` top and bottom. The turns by
/// 120 and 60 degrees take axial (1, 0) towards (0, 1).
enum class SymmetryMotion { Rotate180, MirrorX, MirrorY, Rotate120, Rotate60 };

/// The name in JSON and options, such as `rotate-180`; `wording::symmetry` has the words.
std::string_view name(SymmetryMotion motion);

/// How well a map matches itself under a motion (analysis#definitions).
///
/// A motion of the hex lattice is a turn or mirror about axial (0, 0) followed by a shift. Every
/// shifted turn is a turn about the centre of a space, the centre of a side, or a corner; a shifted
/// mirror is a mirror only if the shift is square to its axis, otherwise a glide. All shifts are
/// tried by overlaying the moved map (`ClassBits`), those with the largest possible overlap first;
/// shifts whose overlap cannot beat the best match are skipped. Timings are in symmetries.cpp.
struct Symmetry {
    SymmetryMotion motion = SymmetryMotion::Rotate180;
    /// Share of non-void spaces whose image is a space of the same class; at least 0.5.
    double agreement = 0;
    /// The centre of the turn, or a point on the axis of the mirror; may lie off the grid.
    hex::Point centre;
    /// The image of axial (0, 0).
    hex::Axial shift;
    /// Spaces whose image is of another class, void or off the map, in reading order.
    std::vector<hex::Coordinate> broken;

    friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

/// The image of a space, on the map or off it. `grid` must be that of the map in which `symmetry`
/// was found.
hex::Coordinate image(const hex::Grid& grid, const Symmetry& symmetry, hex::Coordinate at);

/// The symmetries with an agreement of at least 0.5, best first, ties in the order of
/// `SymmetryMotion`; none for a map of only void. One centre or axis is given for each motion, even
/// if several are equally good. Throws `Stopped` (stop.h) soon after `stop` is requested.
std::vector<Symmetry> symmetries(const map::Map& map, const std::stop_token& stop = {});

} // namespace pampas::graph

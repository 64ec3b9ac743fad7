#pragma once

#include "engine/hex/grid.h"
#include "engine/map/map.h"

#include <array>
#include <cstddef>
#include <cstdint>
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

} // namespace pampas::graph

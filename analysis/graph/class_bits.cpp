#include "analysis/graph/class_bits.h"

#include <algorithm>
#include <bit>

namespace pampas::graph {
namespace {

constexpr int word_bits = 64;

/// A number of two bits.
unsigned class_of(map::Space space) {
    if (map::is_land(space)) {
        return 1;
    }
    return space == map::Space::Market ? 2 : space == map::Space::Water ? 3 : 0;
}

} // namespace

ClassBits::ClassBits(const std::vector<Cell>& cells) {
    const auto [top, bottom] =
        std::ranges::minmax(cells, {}, [](const Cell& cell) { return cell.at.r; });
    first_row_ = top.at.r;
    rows_.resize(static_cast<std::size_t>(bottom.at.r - first_row_ + 1));
    const auto row_of = [this](const Cell& cell) -> Row& {
        return rows_[static_cast<std::size_t>(cell.at.r - first_row_)];
    };
    for (const Cell& cell : cells) {
        Row& row = row_of(cell);
        row.first = row.count == 0 ? cell.at.q : std::min(row.first, cell.at.q);
        row.last = row.count == 0 ? cell.at.q + 1 : std::max(row.last, cell.at.q + 1);
        ++row.count;
    }
    for (Row& row : rows_) {
        row.word = words_.size();
        // One more than its spaces need: `from` reads two words.
        words_.resize(words_.size() + static_cast<std::size_t>((row.last - row.first) / word_bits) +
                      2);
    }
    for (const Cell& cell : cells) {
        const Row& row = row_of(cell);
        const auto place = static_cast<std::size_t>(cell.at.q - row.first);
        Word& word = words_[row.word + place / word_bits];
        const std::uint64_t bit = std::uint64_t{1} << place % word_bits;
        const unsigned number = class_of(cell.space);
        word[0] |= bit;
        word[1] |= (number & 1U) != 0 ? bit : 0;
        word[2] |= (number & 2U) != 0 ? bit : 0;
    }
}

ClassBits::Word ClassBits::from(const Row& row, int q) const {
    const auto place = static_cast<std::size_t>(q - row.first);
    const Word* here = &words_[row.word + place / word_bits];
    const auto skipped = place % word_bits;
    Word result;
    for (std::size_t plane = 0; plane < result.size(); ++plane) {
        // In two steps, because shifting by 64 is not defined.
        const std::uint64_t behind = here[1][plane] << 1 << (word_bits - 1 - skipped);
        result[plane] = here[0][plane] >> skipped | behind;
    }
    return result;
}

int ClassBits::row_matches(const Row& mine, const ClassBits& other, const Row& theirs,
                           int shift) const {
    const int end = std::min(mine.last, theirs.last + shift);
    int count = 0;
    // What lies behind the end is void in one of the two.
    for (int q = std::max(mine.first, theirs.first + shift); q < end; q += word_bits) {
        const Word a = from(mine, q);
        const Word b = other.from(theirs, q - shift);
        count += std::popcount(a[0] & b[0] & ~(a[1] ^ b[1]) & ~(a[2] ^ b[2]));
    }
    return count;
}

int ClassBits::matches(const ClassBits& other, hex::Axial shift, int allowed) const {
    int count = 0;
    int r = other.first_row_ + shift.r;
    for (const Row& theirs : other.rows_) {
        const Row* mine = row(r++);
        const int matching = mine == nullptr ? 0 : row_matches(*mine, other, theirs, shift.q);
        count += matching;
        allowed -= theirs.count - matching;
        if (allowed < 0) {
            return -1;
        }
    }
    return count;
}

} // namespace pampas::graph

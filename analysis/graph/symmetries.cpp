#include "analysis/graph/symmetries.h"

#include "analysis/graph/stop.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <tuple>

// Cost of all five motions on random maps: 44 x 40 spaces 0.6 to 3 ms, 250 x 250 spaces 25 ms (all
// pampas) to 1.2 s (no symmetry at all); symmetric maps take less because the best centre is found
// early (tests/benchmark/shapes_benchmark.cpp). Worst case per motion: spaces squared / 64.
namespace pampas::graph {
namespace {

constexpr int word_bits = 64;

/// The class of a space as two bits.
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
        // One spare word, because `from` reads two.
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
        // Two shifts, because a shift by 64 is undefined.
        const std::uint64_t behind = here[1][plane] << 1 << (word_bits - 1 - skipped);
        result[plane] = here[0][plane] >> skipped | behind;
    }
    return result;
}

int ClassBits::row_matches(const Row& mine, const ClassBits& other, const Row& theirs,
                           int shift) const {
    const int end = std::min(mine.last, theirs.last + shift);
    int count = 0;
    // Bits beyond the end are void in one of the two.
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

namespace {

using hex::Axial;
using hex::Coordinate;
using map::Space;

constexpr std::array<SymmetryMotion, 5> all_motions{
    SymmetryMotion::Rotate180, SymmetryMotion::MirrorX, SymmetryMotion::MirrorY,
    SymmetryMotion::Rotate120, SymmetryMotion::Rotate60};

/// A motion in terms of lines of spaces, which are rows or columns depending on the stagger axis.
enum class LineMotion { Rotate180, ReverseEachLine, ReverseOrderOfLines, Rotate120, Rotate60 };

LineMotion line_motion(const hex::Grid& grid, SymmetryMotion motion) {
    const bool rows_are_lines = grid.axis == hex::StaggerAxis::Y;
    switch (motion) {
    case SymmetryMotion::Rotate180:
        return LineMotion::Rotate180;
    case SymmetryMotion::MirrorX:
        return rows_are_lines ? LineMotion::ReverseEachLine : LineMotion::ReverseOrderOfLines;
    case SymmetryMotion::MirrorY:
        return rows_are_lines ? LineMotion::ReverseOrderOfLines : LineMotion::ReverseEachLine;
    case SymmetryMotion::Rotate120:
        return LineMotion::Rotate120;
    case SymmetryMotion::Rotate60:
        break;
    }
    return LineMotion::Rotate60;
}

/// The image of a space under the motion about (0, 0).
Axial turned(LineMotion motion, Axial at) {
    switch (motion) {
    case LineMotion::Rotate180:
        return {-at.q, -at.r};
    case LineMotion::ReverseEachLine:
        return {-at.q - at.r, at.r};
    case LineMotion::ReverseOrderOfLines:
        return {at.q + at.r, -at.r};
    case LineMotion::Rotate120:
        return {-at.q - at.r, at.q};
    case LineMotion::Rotate60:
        break;
    }
    return {-at.r, at.q + at.r};
}

Axial sum(Axial a, Axial b) {
    return {a.q + b.q, a.r + b.r};
}

/// Whether the motion with this shift is a turn or a mirror without glide.
bool is_proper(LineMotion motion, Axial shift) {
    switch (motion) {
    case LineMotion::ReverseEachLine:
        return shift.r == 0;
    case LineMotion::ReverseOrderOfLines:
        return shift.r == -2 * shift.q;
    default:
        return true;
    }
}

/// A shift and the maximum number of spaces with an image in the map's rows.
struct Candidate {
    Axial shift;
    int bound = 0;
};

/// Computes the overlap of two maps' rows for all shifts.
class Overlaps {
  public:
    Overlaps(const ClassBits& map, const ClassBits& moved) : map_(map), moved_(moved) {
        const auto [map_first, map_last] = extent(map);
        const auto [moved_first, moved_last] = extent(moved);
        least_q_ = map_first - moved_last;
        bends_.resize(static_cast<std::size_t>(map_last - moved_first - least_q_ + 1));
    }

    /// The candidates that overlap in at least `needed` spaces, most first.
    std::vector<Candidate> candidates(LineMotion motion, int needed) {
        const int rows = static_cast<int>(map_.rows().size());
        const int moved_rows = static_cast<int>(moved_.rows().size());
        std::vector<Candidate> result;
        for (int row = 1 - moved_rows; row < rows; ++row) {
            const int shift = map_.first_row() - moved_.first_row() + row;
            if (lay_rows(shift) < needed) {
                continue;
            }
            add_candidates(motion, shift, needed, result);
        }
        std::ranges::stable_sort(result, std::ranges::greater(), &Candidate::bound);
        return result;
    }

  private:
    static std::pair<int, int> extent(const ClassBits& bits) {
        const auto& rows = bits.rows();
        // The first row has spaces, others may have none.
        std::pair<int, int> result{rows.front().first, rows.front().last};
        for (const ClassBits::Row& row : rows) {
            if (row.count != 0) {
                result = {std::min(result.first, row.first), std::max(result.second, row.last)};
            }
        }
        return result;
    }

    /// Records the overlap of the rows for every `q` with the shift `r`. The overlap of two
    /// intervals rises by steps of one, stays constant and falls again, so its slope changes at
    /// four places only. Returns the maximum overlap.
    int lay_rows(int r) {
        std::ranges::fill(bends_, 0);
        int most = 0;
        int moved_row = moved_.first_row() + r;
        for (const ClassBits::Row& moved : moved_.rows()) {
            const ClassBits::Row* row = map_.row(moved_row++);
            if (row == nullptr || row->count == 0 || moved.count == 0) {
                continue;
            }
            most += std::min(row->count, moved.count);
            bend(row->first - moved.last, 1);
            bend(row->first - moved.first, -1);
            bend(row->last - moved.last, -1);
            bend(row->last - moved.first, 1);
        }
        return most;
    }

    void bend(int q, int by) { bends_[static_cast<std::size_t>(q - least_q_)] += by; }

    void add_candidates(LineMotion motion, int r, int needed, std::vector<Candidate>& to) const {
        int overlap = 0;
        int slope = 0;
        int q = least_q_;
        for (const int bend : bends_) {
            if (overlap >= needed && is_proper(motion, {q, r})) {
                to.push_back({{q, r}, overlap});
            }
            slope += bend;
            overlap += slope;
            ++q;
        }
    }

    const ClassBits& map_;
    const ClassBits& moved_;
    int least_q_ = 0;
    std::vector<int> bends_;
};

std::vector<Cell> cells(const map::Map& map) {
    std::vector<Cell> result;
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        if (const Space space = map.spaces()[offset]; space != Space::Void) {
            result.push_back({hex::axial(map.grid(), map.grid().coordinate(offset)), space});
        }
    }
    return result;
}

/// The mean of a space's images under the repeated motion: the centre, or a point on the axis.
hex::Point centre(const hex::Grid& grid, LineMotion motion, Axial shift) {
    hex::Point total;
    int count = 0;
    Axial at;
    do {
        const hex::Point here = hex::centre(grid, hex::coordinate(grid, at));
        total = {total.x + here.x, total.y + here.y};
        ++count;
        at = sum(turned(motion, at), shift);
    } while (at != Axial{});
    return {total.x / count, total.y / count};
}

std::vector<Coordinate> broken(const map::Map& map, const Symmetry& symmetry) {
    std::vector<Coordinate> result;
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        const Space space = map.spaces()[offset];
        const Coordinate at = map.grid().coordinate(offset);
        const Coordinate there = image(map.grid(), symmetry, at);
        if (space != Space::Void &&
            !(map.grid().contains(there) && map::same_class(map.at(there), space))) {
            result.push_back(at);
        }
    }
    return result;
}

/// The best shift with which at least half of the spaces match.
std::optional<Axial> best_shift(const std::vector<Cell>& spaces, LineMotion motion,
                                const std::stop_token& stop) {
    std::vector<Cell> moved = spaces;
    std::ranges::for_each(moved, [motion](Cell& cell) { cell.at = turned(motion, cell.at); });
    const ClassBits there(spaces);
    const ClassBits here(moved);
    const int total = static_cast<int>(spaces.size());
    int best = (total + 1) / 2 - 1;
    std::optional<Axial> result;
    for (const Candidate& candidate : Overlaps(there, here).candidates(motion, best + 1)) {
        if (candidate.bound <= best) {
            break;
        }
        go_on_unless(stop);
        const int matches = there.matches(here, candidate.shift, total - best - 1);
        if (matches > best) {
            best = matches;
            result = candidate.shift;
        }
    }
    return result;
}

} // namespace

std::string_view name(SymmetryMotion motion) {
    constexpr std::array<std::string_view, all_motions.size()> names{
        "rotate-180", "mirror-x", "mirror-y", "rotate-120", "rotate-60"};
    return names[static_cast<std::size_t>(motion)];
}

Coordinate image(const hex::Grid& grid, const Symmetry& symmetry, Coordinate at) {
    const LineMotion motion = line_motion(grid, symmetry.motion);
    return hex::coordinate(grid, sum(turned(motion, hex::axial(grid, at)), symmetry.shift));
}

std::vector<Symmetry> symmetries(const map::Map& map, const std::stop_token& stop) {
    const std::vector<Cell> spaces = cells(map);
    std::vector<Symmetry> result;
    if (spaces.empty()) {
        return result;
    }
    for (const SymmetryMotion motion : all_motions) {
        const LineMotion lines = line_motion(map.grid(), motion);
        if (const auto shift = best_shift(spaces, lines, stop)) {
            Symmetry found{motion, 0, centre(map.grid(), lines, *shift), *shift, {}};
            found.broken = broken(map, found);
            found.agreement = static_cast<double>(spaces.size() - found.broken.size()) /
                              static_cast<double>(spaces.size());
            result.push_back(std::move(found));
        }
    }
    std::ranges::stable_sort(result, std::ranges::greater(), &Symmetry::agreement);
    return result;
}

} // namespace pampas::graph

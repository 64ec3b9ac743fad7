#include "analysis/graph/class_bits.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

namespace pampas::graph {
namespace {

using map::Space;

/// The spaces of a map of a few rows that are wider than the words, some of them void.
rc::Gen<std::vector<Cell>> any_cells() {
    return rc::gen::mapcat(rc::gen::inRange(1, 300), [](int width) {
        const auto kinds = rc::gen::container<std::vector<Space>>(
            static_cast<std::size_t>(3 * width), rc::gen::elementOf(map::all_spaces));
        return rc::gen::map(kinds, [width](const std::vector<Space>& spaces) {
            std::vector<Cell> result{{{7, -3}, Space::Market}};
            for (int place = 0; place < 3 * width; ++place) {
                const Space space = spaces[static_cast<std::size_t>(place)];
                if (space != Space::Void) {
                    result.push_back({{place % width - 40, place / width - 2}, space});
                }
            }
            return result;
        });
    });
}

int plain_matches(const std::vector<Cell>& cells, const std::vector<Cell>& others,
                  hex::Axial shift) {
    const auto same = [](Space a, Space b) {
        return a == b || (map::is_land(a) && map::is_land(b));
    };
    std::map<std::pair<int, int>, Space> spaces;
    for (const Cell& cell : cells) {
        spaces[{cell.at.q, cell.at.r}] = cell.space;
    }
    int count = 0;
    for (const Cell& cell : others) {
        const auto found = spaces.find({cell.at.q + shift.q, cell.at.r + shift.r});
        count += found != spaces.end() && same(found->second, cell.space) ? 1 : 0;
    }
    return count;
}

RC_GTEST_PROP(ClassBits, AgreeWithPlainCounting, ()) {
    const auto cells = *any_cells();
    const auto others = *any_cells();
    const ClassBits bits(cells);
    const ClassBits other_bits(others);
    for (int shifts = 0; shifts < 10; ++shifts) {
        const hex::Axial shift{*rc::gen::inRange(-200, 200), *rc::gen::inRange(-4, 5)};
        const int expected = plain_matches(cells, others, shift);
        const int missing = static_cast<int>(others.size()) - expected;
        RC_ASSERT(bits.matches(other_bits, shift, missing) == expected);
        RC_ASSERT(bits.matches(other_bits, shift, missing - 1) == -1);
    }
}

} // namespace
} // namespace pampas::graph

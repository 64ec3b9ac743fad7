#include "analysis/graph/openings.h"
#include "tests/analysis/graph/any_board.h"
#include "tests/analysis/graph/plain.h"
#include "tests/engine/drawn_map.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

namespace pampas::graph {
namespace {

using hex::Coordinate;
using map::Space;

bool beside(const map::Map& map, Coordinate at, Space kind) {
    return std::ranges::any_of(map.grid().neighbours(at),
                               [&](Coordinate next) { return map.at(next) == kind; });
}

/// The definition (analysis#definitions), space by space.
std::vector<Opening> plain_pairs(const map::Map& map) {
    std::vector<Opening> result;
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        const Coordinate land = map.grid().coordinate(offset);
        for (std::size_t other = 0; other < map.grid().size(); ++other) {
            const Coordinate pampas = map.grid().coordinate(other);
            const auto around = map.grid().neighbours(land);
            if (map::is_land(map.at(land)) && map.at(pampas) == Space::Pampas &&
                std::ranges::find(around, pampas) != around.end() &&
                beside(map, pampas, Space::Market)) {
                result.push_back(
                    {land, pampas,
                     beside(map, land, Space::Water) || beside(map, pampas, Space::Water)});
            }
        }
    }
    return result;
}

/// The largest number of pairs from `next` on that share no space with each other or with `taken`.
std::size_t most(const std::vector<Opening>& pairs, std::size_t next, std::set<Coordinate>& taken) {
    if (next == pairs.size()) {
        return 0;
    }
    std::size_t result = most(pairs, next + 1, taken);
    const Opening& pair = pairs[next];
    if (!taken.contains(pair.land) && !taken.contains(pair.pampas)) {
        taken.insert({pair.land, pair.pampas});
        result = std::max(result, 1 + most(pairs, next + 1, taken));
        taken.erase(pair.land);
        taken.erase(pair.pampas);
    }
    return result;
}

int lands(const std::vector<Opening>& pairs) {
    std::set<Coordinate> result;
    std::ranges::transform(pairs, std::inserter(result, result.end()), &Opening::land);
    return static_cast<int>(result.size());
}

/// `chosen` are some of the `pairs`, share no space, and no larger choice does.
void check_largest(const std::vector<Opening>& chosen, const std::vector<Opening>& pairs) {
    std::set<Coordinate> taken;
    for (const Opening& pair : chosen) {
        RC_ASSERT(std::ranges::find(pairs, pair) != pairs.end());
        RC_ASSERT(taken.insert(pair.land).second);
        RC_ASSERT(taken.insert(pair.pampas).second);
    }
    taken.clear();
    RC_ASSERT(chosen.size() == most(pairs, 0, taken));
}

void check_openings(const map::Map& map) {
    const Openings found = openings(map);
    const auto pairs = plain_pairs(map);
    RC_ASSERT(found.pairs == pairs);
    std::vector<Opening> beside_water;
    std::ranges::copy_if(pairs, std::back_inserter(beside_water), &Opening::beside_water);
    RC_ASSERT(found.market_in_two == lands(pairs));
    RC_ASSERT(found.with_water == lands(beside_water));
    if (pairs.size() < 20) {
        check_largest(found.simultaneous, pairs);
        check_largest(found.simultaneous_with_water, beside_water);
    }
}

RC_GTEST_PROP(Openings, AreThoseOfTheDefinition, ()) {
    for (int maps = 0; maps < 5; ++maps) {
        check_openings(*any_board(5, 5));
    }
}

RC_GTEST_PROP(Openings, StayWhenTheMapIsMoved, ()) {
    const map::Map map = *any_board(12, 12);
    const hex::Motion motion = *plain::any_motion();
    const Openings before = openings(map);
    const Openings after = openings(map::moved(map, motion));
    std::set<std::pair<Coordinate, Coordinate>> expected;
    for (const Opening& pair : before.pairs) {
        expected.emplace(hex::moved(map.grid(), pair.land, motion),
                         hex::moved(map.grid(), pair.pampas, motion));
    }
    for (const Opening& pair : after.pairs) {
        RC_ASSERT(expected.erase({pair.land, pair.pampas}) == 1U);
    }
    RC_ASSERT(expected.empty());
    RC_ASSERT(after.market_in_two == before.market_in_two);
    RC_ASSERT(after.with_water == before.with_water);
    RC_ASSERT(after.simultaneous.size() == before.simultaneous.size());
    RC_ASSERT(after.simultaneous_with_water.size() == before.simultaneous_with_water.size());
}

TEST(Openings, LeaveEachPlayerSpacesOfHisOwn) {
    // Two lands beside one pampas at the market, the second of them beside another as well.
    const Openings found = openings(testing::drawn_map({"-m-", "w.f", "-$.", "---"}));
    EXPECT_EQ(found.market_in_two, 2);
    EXPECT_EQ(found.simultaneous.size(), 2U);
    EXPECT_EQ(found.with_water, 2);
    EXPECT_EQ(found.simultaneous_with_water.size(), 1U);
}

TEST(Openings, OfMapsThatLackSomethingAreNone) {
    for (const Space space : map::all_spaces) {
        const Openings found = openings(map::Map({.columns = 4, .rows = 3}, space));
        EXPECT_TRUE(found.pairs.empty());
        EXPECT_TRUE(found.simultaneous.empty());
        EXPECT_EQ(found.market_in_two, 0);
    }
}

} // namespace
} // namespace pampas::graph

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

/// The largest number of pairs from `next` on that share no space with one another or with `taken`.
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

/// Checks that `chosen` are some of the `pairs` and share no space, and that no larger choice does.
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
    // Two land spaces beside one pampas space at the market; the second also has another beside it.
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

using hex::Coordinate;
using map::Space;

/// The spaces of a player's way to a market, as bits by offset.
using Taken = std::uint32_t;

/// All ways to markets over two or three spaces, including those longer than necessary.
struct PlainWays {
    std::vector<Taken> two;
    std::vector<Taken> three;
};

PlainWays plain_ways(const map::Map& map) {
    PlainWays result;
    const auto bit = [&](Coordinate at) { return Taken{1} << map.grid().offset(at); };
    const auto beside = [&](Coordinate at, auto wanted) {
        std::vector<Coordinate> found;
        std::ranges::copy_if(map.grid().neighbours(at), std::back_inserter(found),
                             [&](Coordinate next) { return wanted(map.at(next)); });
        return found;
    };
    const auto pampas = [](Space space) { return space == Space::Pampas; };
    for (Coordinate side; side.row < map.grid().rows; ++side.row) {
        for (side.column = 0; side.column < map.grid().columns; ++side.column) {
            if (!pampas(map.at(side)) ||
                beside(side, [](Space space) { return space == Space::Market; }).empty()) {
                continue;
            }
            for (const Coordinate land : beside(side, map::is_land)) {
                result.two.push_back(bit(land) | bit(side));
            }
            for (const Coordinate middle : beside(side, pampas)) {
                for (const Coordinate land : beside(middle, map::is_land)) {
                    result.three.push_back(bit(land) | bit(middle) | bit(side));
                }
            }
        }
    }
    return result;
}

/// Gives each player in turn a way of its own. Finds the best result: most players who need two
/// spaces, then most who need three.
class PlainTable {
  public:
    explicit PlainTable(const map::Map& map) : ways_(plain_ways(map)) {}

    std::pair<int, int> best(int players, Taken taken = 0, std::size_t next = 0) const {
        std::pair<int, int> result{0, 0};
        if (players == 0) {
            return result;
        }
        const std::size_t count = ways_.two.size() + ways_.three.size();
        for (std::size_t way = next; way < count; ++way) {
            const bool is_two = way < ways_.two.size();
            const Taken spaces = is_two ? ways_.two[way] : ways_.three[way - ways_.two.size()];
            if ((spaces & taken) == 0) {
                auto [two, three] = best(players - 1, taken | spaces, way + 1);
                (is_two ? two : three) += 1;
                result = std::max(result, std::pair(two, three));
            }
        }
        return result;
    }

    bool is_small() const { return ways_.two.size() + ways_.three.size() < 45; }

  private:
    PlainWays ways_;
};

void check_seats(const map::Map& map) {
    const PlainTable plain(map);
    if (!plain.is_small()) {
        return;
    }
    const Openings found = openings(map);
    for (int players = 0; players <= 5; ++players) {
        const SeatOpenings seats = seat_openings(map, found, players);
        RC_ASSERT(seats.players == players);
        RC_ASSERT(std::pair(seats.in_two, seats.in_three) == plain.best(players));
        RC_ASSERT(seats.in_two_with_water ==
                  std::min(players, static_cast<int>(found.simultaneous_with_water.size())));
    }
}

RC_GTEST_PROP(SeatOpenings, LeaveTheOthersAsMuchAsCanBe, ()) {
    for (int maps = 0; maps < 5; ++maps) {
        check_seats(*any_board(5, 4));
    }
}

/// Much void, so that ways to markets are few and block one another.
RC_GTEST_PROP(SeatOpenings, LeaveTheOthersAsMuchAsCanBeInNarrowPlaces, ()) {
    using enum Space;
    for (int maps = 0; maps < 40; ++maps) {
        map::Map map({.columns = 6, .rows = 5});
        const auto kinds = *rc::gen::container<std::vector<Space>>(
            map.grid().size(), rc::gen::element(Void, Void, Pampas, Pampas, Forest, Market));
        for (std::size_t at = 0; at < kinds.size(); ++at) {
            map.set(map.grid().coordinate(at), kinds[at]);
        }
        check_seats(map);
    }
}

RC_GTEST_PROP(SeatOpenings, StayWhenTheMapIsMoved, ()) {
    const map::Map map = *any_board(7, 7);
    const map::Map moved = map::moved(map, *plain::any_motion());
    const int players = *rc::gen::inRange(1, 20);
    const SeatOpenings before = seat_openings(map, openings(map), players);
    const SeatOpenings after = seat_openings(moved, openings(moved), players);
    RC_ASSERT(after.in_two == before.in_two);
    RC_ASSERT(after.in_two_with_water == before.in_two_with_water);
    RC_ASSERT(after.in_three == before.in_three);
}

TEST(SeatOpenings, SayWhoNeedsThreeActions) {
    const map::Map map = testing::drawn_map({"m.$.f", "-----", "m..$-"});
    const SeatOpenings seats = seat_openings(map, openings(map), 4);
    EXPECT_EQ(seats.actions(0), 2);
    EXPECT_EQ(seats.actions(1), 2);
    EXPECT_EQ(seats.actions(2), 3);
    EXPECT_EQ(seats.actions(3), std::nullopt);
}

} // namespace

} // namespace pampas::graph

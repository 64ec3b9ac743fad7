#include "analysis/legality/legality.h"
#include "analysis/repair/moves.h"
#include "engine/map/difference.h"
#include "tests/analysis/balance/small_experiment.h"
#include "tests/analysis/generation/any_request.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace pampas::repair {
namespace {

std::ptrdiff_t errors_on(const map::Map& map, const legality::Client& client) {
    return std::ranges::count(legality::findings(map, client), findings::Severity::Error,
                              &findings::Finding::severity);
}

Limits limits(bool free_counts = false) {
    return {.changes = 4, .free_counts = free_counts, .client = legality::clients().front()};
}

Moves moves_of(const map::Map& map, const Limits& limits) {
    return {map, limits, std::vector<double>(map.spaces().size(), 1)};
}

void expect_within(const map::Map& before, const map::Map& after, const Limits& limits) {
    RC_ASSERT(map::differences(before, after).size() <= limits.changes);
    RC_ASSERT(limits.free_counts || after.counts() == before.counts());
    RC_ASSERT(errors_on(after, limits.client) <= errors_on(before, limits.client));
    RC_ASSERT(after.counts()[static_cast<std::size_t>(map::Space::Void)] ==
              before.counts()[static_cast<std::size_t>(map::Space::Void)]);
    for (const map::SpaceDifference& change : map::differences(before, after)) {
        RC_ASSERT(std::ranges::count(limits.locked, change.at) == 0);
        RC_ASSERT(!before.is_locked(change.at));
    }
}

RC_GTEST_PROP(RepairMoves, KeepToTheLimits, (bool free_counts, std::uint64_t seed)) {
    map::Map map = *testing::any_map();
    Limits bounds = limits(free_counts);
    chance::Stream stream(seed);
    const auto any = [&] { return map.grid().coordinate(stream.below(map.grid().size())); };
    bounds.locked = {any(), any()};
    map.details().locked = {any()};
    const Moves moves = moves_of(map, bounds);
    map::Map now = map;
    for (int step = 0; step < 6; ++step) {
        if (const auto next = moves.changed(now, stream)) {
            expect_within(map, *next, bounds);
            RC_ASSERT(moves.changes(*next) > moves.changes(now));
            now = *next;
        }
    }
    for (const map::Map& fewer : moves.restored(now)) {
        expect_within(map, fewer, bounds);
        RC_ASSERT(moves.changes(fewer) < moves.changes(now));
    }
}

RC_GTEST_PROP(RepairMoves, KeepSymmetries, (bool free_counts, std::uint64_t seed)) {
    chance::Stream stream(seed);
    const generation::BoardRequest request = generation::carried(*generation::any_board_request());
    RC_PRE(request.symmetry.has_value());
    const generation::Board board(request);
    map::Map map = board.blank();
    for (const generation::Orbit& orbit : board.orbits()) {
        const std::size_t kind = stream.below(4);
        for (const hex::Coordinate at : orbit) {
            map.set(at, kind == 0   ? map::Space::Market
                        : kind == 1 ? map::terrains[stream.below(map::terrains.size())]
                                    : map::Space::Pampas);
        }
    }
    Limits bounds = limits(free_counts);
    bounds.changes = 24;
    bounds.symmetries = whole_symmetries(map);
    bounds.locked = {map.grid().coordinate(stream.below(map.grid().size()))};
    const Moves moves = moves_of(map, bounds);
    const auto expect_kept = [&](const map::Map& now) {
        expect_within(map, now, bounds);
        const auto found = graph::symmetries(now);
        RC_ASSERT(std::ranges::any_of(found, [&](const graph::Symmetry& one) {
            return one.motion == *request.symmetry && one.broken.empty();
        }));
    };
    if (const auto next = moves.changed(map, stream)) {
        expect_kept(*next);
        if (const auto further = moves.changed(*next, stream)) {
            expect_kept(*further);
            for (const map::Map& fewer : moves.restored(*further)) {
                expect_kept(fewer);
            }
        }
    }
}

TEST(RepairMoves, OfAMapWithoutASymmetryCannotKeepOne) {
    EXPECT_EQ(generation::refusal_of([] { whole_symmetries(balance::small_map()); }),
              "the map has no symmetry to keep: mirror of top and bottom is broken by 14 spaces");
}

TEST(RepairMoves, HeavySpacesChangeMoreOften) {
    const map::Map map(hex::Grid{6, 6});
    map::Map mixed = map;
    for (int column = 0; column < 6; ++column) {
        mixed.set({column, 0}, map::Space::Forest);
    }
    std::vector<double> weights(mixed.spaces().size(), 1);
    weights[mixed.grid().offset({2, 0})] = 100;
    const Moves moves(mixed, limits(), weights);
    chance::Stream stream(1);
    int changed = 0;
    for (int i = 0; i < 100; ++i) {
        const auto next = moves.changed(mixed, stream);
        ASSERT_TRUE(next);
        changed += next->at({2, 0}) != map::Space::Forest ? 1 : 0;
    }
    EXPECT_GT(changed, 50);
}

TEST(RepairMoves, AreNoneOnABoardOfOneKind) {
    const map::Map map(hex::Grid{4, 4});
    chance::Stream stream(1);
    EXPECT_FALSE(moves_of(map, limits(true)).changed(map, stream));
    const map::Map tiny(hex::Grid{1, 1});
    EXPECT_FALSE(moves_of(tiny, limits(true)).changed(tiny, stream));
}

} // namespace
} // namespace pampas::repair

#include "analysis/graph/blockers.h"
#include "tests/analysis/graph/plain.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace pampas::graph {
namespace {

using hex::Coordinate;

/// Whether a herd can still come from land to the market once `taken` is occupied.
bool is_reached(const map::Map& map, Coordinate market, const plain::Set& taken) {
    plain::Set pampas = plain::of(map, plain::is_pampas);
    std::erase_if(pampas, [&](Coordinate at) { return taken.contains(at); });
    const plain::Set land = plain::of(map, map::is_land);
    const auto steps =
        plain::distances(map.grid(), pampas, plain::adjacent(map.grid(), market, pampas));
    return std::ranges::any_of(steps, [&](const auto& step) {
        return !plain::adjacent(map.grid(), step.first, land).empty();
    });
}

/// Whether occupying some `most` spaces of `candidates` from index `from` on, besides `taken`, cuts
/// the market off. Tries every choice.
bool some_cut(const map::Map& map, Coordinate market, const std::vector<Coordinate>& candidates,
              std::size_t from, std::size_t most, plain::Set taken) {
    if (!is_reached(map, market, taken)) {
        return true;
    }
    for (std::size_t next = from; most > 0 && next < candidates.size(); ++next) {
        plain::Set more = taken;
        more.insert(candidates[next]);
        if (some_cut(map, market, candidates, next + 1, most - 1, more)) {
            return true;
        }
    }
    return false;
}

RC_GTEST_PROP(Blockers, CutTheMarketOff, ()) {
    const map::Map map = *plain::any_pampas();
    const auto markets = map.all(map::Space::Market);
    const auto found = blockers(map);
    RC_ASSERT(found.size() == markets.size());
    for (std::size_t market = 0; market < markets.size(); ++market) {
        RC_ASSERT(found[market].market == markets[market]);
        const auto& spaces = found[market].spaces;
        RC_ASSERT(std::ranges::is_sorted(spaces));
        RC_ASSERT(!is_reached(map, markets[market], {spaces.begin(), spaces.end()}));
        for (const Coordinate at : spaces) {
            RC_ASSERT(map.at(at) == map::Space::Pampas);
        }
    }
}

/// Small maps, so that every smaller choice of spaces can be tried.
RC_GTEST_PROP(Blockers, AreTheFewest, ()) {
    const map::Map map = map::reframed(*plain::any_pampas(), {0, 0}, 5, 5, map::Space::Void);
    const plain::Set pampas = plain::of(map, plain::is_pampas);
    const std::vector<Coordinate> candidates(pampas.begin(), pampas.end());
    for (const Blockers& market : blockers(map)) {
        RC_ASSERT(market.spaces.empty() ||
                  !some_cut(map, market.market, candidates, 0, market.spaces.size() - 1, {}));
    }
}

RC_GTEST_PROP(Blockers, AreAsManyOnAMovedMap, ()) {
    const map::Map map = *plain::any_pampas();
    const auto motion = *plain::any_motion();
    std::map<Coordinate, std::size_t> before;
    std::map<Coordinate, std::size_t> after;
    for (const Blockers& market : blockers(map)) {
        before[hex::moved(map.grid(), market.market, motion)] = market.spaces.size();
    }
    for (const Blockers& market : blockers(map::moved(map, motion))) {
        after[market.market] = market.spaces.size();
    }
    RC_ASSERT(before == after);
}

/// A market in pampas with land all around has a way in from each side.
TEST(Blockers, MayBeSix) {
    map::Map map({.columns = 9, .rows = 9});
    map.set({4, 4}, map::Space::Market);
    for (int side = 0; side < 9; ++side) {
        map.set({0, side}, map::Space::Forest);
        map.set({8, side}, map::Space::Forest);
        map.set({side, 0}, map::Space::Forest);
        map.set({side, 8}, map::Space::Forest);
    }
    EXPECT_EQ(blockers(map).at(0).spaces.size(), 6);
}

} // namespace
} // namespace pampas::graph

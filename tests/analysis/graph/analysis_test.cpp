#include "analysis/graph/analysis.h"
#include "engine/chance/stream.h"
#include "tests/analysis/graph/any_board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace pampas::graph {
namespace {

/// The map with up to `most` spaces of other kinds.
map::Map changed(map::Map map, std::size_t most, chance::Stream& stream) {
    for (std::size_t left = stream.below(most + 1); left > 0; --left) {
        const hex::Coordinate at = map.grid().coordinate(stream.below(map.grid().size()));
        map.set(at, map::all_spaces[stream.below(map::all_spaces.size())]);
    }
    return map;
}

/// The map with some land changed to other terrains.
map::Map with_other_land(map::Map map, chance::Stream& stream) {
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        const hex::Coordinate at = map.grid().coordinate(offset);
        if (map::is_land(map.at(at)) && stream.below(2) == 0) {
            map.set(at, map::terrains[stream.below(map::terrains.size())]);
        }
    }
    return map;
}

/// Leaves out certificates: any flow is a valid one.
void expect_same(Analysis one, Analysis other) {
    for (Analysis* analysis : {&one, &other}) {
        for (Blockers& market : analysis->blockers) {
            market.certificate.clear();
        }
    }
    RC_ASSERT(one == other);
}

RC_GTEST_PROP(QuickAnalysis, OfTheNextMapIsThatOfTheMapAlone, (std::uint64_t seed)) {
    chance::Stream stream(seed);
    map::Map map = *any_board(12, 10);
    Analysis analysis = analyze(map); // with betweenness, which must not be taken over
    for (int step = 0; step < 4; ++step) {
        map = changed(std::move(map), 4, stream);
        analysis = quick_analysis(map, analysis);
        expect_same(analysis, quick_analysis(map));
        map = with_other_land(std::move(map), stream);
        analysis = quick_analysis(map, analysis);
        expect_same(analysis, quick_analysis(map));
    }
}

RC_GTEST_PROP(QuickAnalysis, IsThatOfTheMapAloneForAnotherNumberOfPlayers, ()) {
    map::Map map = *any_board(8, 8);
    const Analysis before = quick_analysis(map);
    map.details().players = {2, *rc::gen::inRange(2, 6)};
    expect_same(quick_analysis(map, before), quick_analysis(map));
}

} // namespace
} // namespace pampas::graph

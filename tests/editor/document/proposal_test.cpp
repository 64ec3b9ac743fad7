#include "analysis/repair/moves.h"
#include "editor/document/document.h"
#include "engine/map/difference.h"
#include "tests/engine/random_maps.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace pampas::document {
namespace {

using repair::Limits;
using repair::Moves;

/// A map with as many changes as moves can draw, up to the limit.
map::Map proposed(const map::Map& map, const Limits& limits, std::uint64_t seed) {
    const Moves moves(map, limits, std::vector<double>(map.spaces().size(), 1));
    chance::Stream stream(seed);
    map::Map result = map;
    for (std::size_t change = 0; change < limits.changes; ++change) {
        result = moves.changed(result, stream).value_or(result);
    }
    return result;
}

/// The map with some spaces locked.
map::Map partly_locked(map::Map map) {
    map.details().locked.clear();
    for (std::size_t offset = 0; offset < map.spaces().size(); ++offset) {
        if (*rc::gen::inRange(0, 4) == 0) {
            map.details().locked.push_back(map.grid().coordinate(offset));
        }
    }
    return map;
}

RC_GTEST_PROP(Proposal, IsAppliedExactlyAndTakenBack, ()) {
    const map::Map map = partly_locked(*testing::any_map());
    const Limits limits{.changes = static_cast<std::size_t>(*rc::gen::inRange(1, 9)),
                        .free_counts = *rc::gen::arbitrary<bool>(),
                        .client = legality::clients().front()};
    const map::Map proposal = proposed(map, limits, *rc::gen::arbitrary<std::uint64_t>());
    const auto announced = map::differences(map, proposal);
    RC_CLASSIFY(!announced.empty());
    Document document(map);
    document.repaint(proposal, "Repair");
    RC_ASSERT(document.map() == proposal);
    RC_ASSERT(map::differences(map, document.map()) == announced);
    RC_ASSERT(announced.size() <= limits.changes);
    RC_ASSERT(document.history().done() == (announced.empty() ? 0U : 1U));
    for (const hex::Coordinate at : map.details().locked) {
        RC_ASSERT(document.map().at(at) == map.at(at));
    }
    document.undo();
    RC_ASSERT(document.map() == map);
    document.redo();
    RC_ASSERT(document.map() == proposal);
}

} // namespace
} // namespace pampas::document

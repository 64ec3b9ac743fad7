#include "analysis/graph/chokepoints.h"
#include "tests/analysis/graph/plain.h"

#include <rapidcheck/gtest.h>

#include <algorithm>

namespace pampas::graph {
namespace {

RC_GTEST_PROP(Chokepoints, PartTheirRegion, ()) {
    const map::Map map = *plain::any_pampas();
    const plain::Set pampas = plain::of(map, plain::is_pampas);
    const std::size_t whole = plain::parts(map.grid(), pampas).size();
    std::vector<hex::Coordinate> expected;
    for (const hex::Coordinate at : pampas) {
        plain::Set left = pampas;
        left.erase(at);
        if (plain::parts(map.grid(), left).size() > whole) {
            expected.push_back(at);
        }
    }
    RC_ASSERT(chokepoints(map) == expected);
}

RC_GTEST_PROP(Chokepoints, MoveWithTheMap, ()) {
    const map::Map map = *plain::any_pampas();
    const auto motion = *plain::any_motion();
    RC_ASSERT(std::ranges::equal(chokepoints(map::moved(map, motion)),
                                 plain::moved(map.grid(), chokepoints(map), motion)));
}

} // namespace
} // namespace pampas::graph

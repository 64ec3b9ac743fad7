#include "analysis/graph/betweenness.h"
#include "analysis/graph/blockers.h"
#include "engine/formats/json.h"
#include "engine/resources/resource.h"
#include "tests/analysis/graph/igraph_network.h"
#include "tests/engine/sanitized.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

/// Compares with igraph on large maps, where plain recomputation would take too long.
namespace pampas::graph {
namespace {

using map::Space;

constexpr int shrink = sanitized ? 2 : 1;

/// A map with the given percentages of spaces, the rest pampas.
struct Board {
    int columns = 0;
    int rows = 0;
    unsigned land = 0;
    unsigned markets = 0;
    unsigned others = 0; ///< water and void
};

map::Map random_map(const Board& board, hex::StaggerAxis axis, hex::StaggerIndex index) {
    map::Map map({board.columns / shrink, board.rows / shrink, axis, index});
    std::mt19937 random(board.land * 100 + board.markets);
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        const unsigned share = static_cast<unsigned>(random() % 100);
        const auto at = map.grid().coordinate(offset);
        if (share < board.land) {
            map.set(at, share % 2 == 0 ? Space::Forest : Space::Land);
        } else if (share < board.land + board.markets) {
            map.set(at, Space::Market);
        } else if (share < board.land + board.markets + board.others) {
            map.set(at, share % 2 == 0 ? Space::Water : Space::Void);
        }
    }
    return map;
}

void expect_igraphs_betweenness(const map::Map& map) {
    const auto found = betweenness(map);
    const auto expected = igraph::Network(map).betweenness();
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t space = 0; space < found.size(); ++space) {
        const double tolerance = 1e-6 * std::max(1.0, expected[space]);
        ASSERT_NEAR(found[space].value, expected[space], tolerance)
            << found[space].at.column << ", " << found[space].at.row;
    }
}

void expect_igraphs_blockers(const map::Map& map) {
    for (const Blockers& market : blockers(map)) {
        ASSERT_EQ(market.spaces.size(), igraph::Network(map, market.market).smallest_cut())
            << market.market.column << ", " << market.market.row;
    }
}

class Igraph
    : public ::testing::TestWithParam<std::tuple<Board, hex::StaggerAxis, hex::StaggerIndex>> {
  protected:
    map::Map map() const { return std::apply(random_map, GetParam()); }
};

using IgraphBetweenness = Igraph;
using IgraphBlockers = Igraph;

TEST_P(IgraphBetweenness, IsOurs) {
    expect_igraphs_betweenness(map());
}

TEST_P(IgraphBlockers, AreAsManyAsOurs) {
    expect_igraphs_blockers(map());
}

constexpr auto axes = {hex::StaggerAxis::X, hex::StaggerAxis::Y};
constexpr auto indices = {hex::StaggerIndex::Odd, hex::StaggerIndex::Even};

INSTANTIATE_TEST_SUITE_P(
    Boards, IgraphBetweenness,
    ::testing::Combine(::testing::Values(Board{44, 40, 10, 1, 2}, Board{44, 40, 40, 2, 5}),
                       ::testing::ValuesIn(axes), ::testing::ValuesIn(indices)));

/// The second has more shortest paths from end to end than 64 bits can count.
INSTANTIATE_TEST_SUITE_P(LargeBoards, IgraphBetweenness,
                         ::testing::Combine(::testing::Values(Board{80, 60, 30, 1, 15},
                                                              Board{110, 25, 0, 1, 0}),
                                            ::testing::Values(hex::StaggerAxis::Y),
                                            ::testing::Values(hex::StaggerIndex::Odd)));

INSTANTIATE_TEST_SUITE_P(
    Boards, IgraphBlockers,
    ::testing::Combine(::testing::Values(Board{44, 40, 1, 2, 2}, Board{44, 40, 1, 1, 40},
                                         Board{44, 40, 40, 2, 5}, Board{80, 60, 10, 1, 30}),
                       ::testing::ValuesIn(axes), ::testing::ValuesIn(indices)));

TEST(Igraph, AgreesOnTheBundledMaps) {
    for (const auto& resource : resources::in_folder("maps")) {
        const map::Map map = formats::read_json(resource.bytes);
        SCOPED_TRACE(map.details().name);
        expect_igraphs_betweenness(map);
        expect_igraphs_blockers(map);
    }
}

} // namespace
} // namespace pampas::graph

#include "analysis/description/description.h"
#include "engine/hex/name.h"
#include "tests/engine/random_maps.h"

#include <fmt/ranges.h>
#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::description {
namespace {

using map::Map;
using map::Space;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

/// A board of pampas with a market at B2 (1, 1) and forests below it, at B3 and B4.
Map small() {
    Map map({6, 6});
    map.set({1, 1}, Space::Market);
    map.set({1, 2}, Space::Forest);
    map.set({1, 3}, Space::Forest);
    return map;
}

std::vector<std::string> words(const Map& map, int row) {
    std::vector<std::string> result;
    for (const Run& run : runs(map, row)) {
        result.push_back(run.words);
    }
    return result;
}

TEST(Description, TellsWhatASpaceIsAndWhatIsAround) {
    const auto lines = Description(small(), {}).of({1, 2});
    ASSERT_FALSE(lines.empty());
    EXPECT_THAT(lines[0], ::testing::StartsWith("B3 forest, beside market B2; forest B4; pampas "));
    EXPECT_THAT(lines, Contains("In a region of 2 spaces of forest"));
    EXPECT_THAT(lines, Contains("1 animal to the nearest market: B2"));
}

TEST(Description, TellsOfTheEdgeOfTheBoard) {
    const Description description(small(), {});
    EXPECT_THAT(description.of({0, 0})[0], ::testing::EndsWith("; the edge of the board"));
    EXPECT_THAT(description.of({3, 3})[0], ::testing::Not(HasSubstr("edge")));
}

TEST(Description, TellsWhatIsFoundAndNoted) {
    Map map = small();
    map.details().notes = {{{1, 2}, "too dark"}};
    map.details().locked = {{1, 2}};
    const Description description(
        map, {{"x", findings::Severity::Warning, "Something is odd.", {{1, 2}, {4, 4}}}});
    EXPECT_THAT(description.of({1, 2}), Contains("Warning: Something is odd."));
    EXPECT_THAT(description.of({1, 2}), Contains("Note: too dark"));
    EXPECT_THAT(description.of({1, 2}), Contains("Locked: no tool changes it"));
    EXPECT_THAT(description.of({4, 4}), Contains("Warning: Something is odd."));
    EXPECT_THAT(description.of({4, 3}), ::testing::Not(Contains(HasSubstr("odd"))));
}

TEST(Description, TellsWhereNoMarketIsReached) {
    Map map({3, 1});
    map.set({1, 0}, Space::Water);
    map.set({2, 0}, Space::Market);
    EXPECT_THAT(Description(map, {}).of({0, 0}), Contains("No path to a market"));
}

TEST(Runs, JoinSpacesOfOneKind) {
    Map map({6, 1});
    map.set({3, 0}, Space::Forest);
    EXPECT_THAT(words(map, 0), ElementsAre("A to C pampas", "D forest", "E to F pampas"));
    EXPECT_THAT(words(Map({6, 1}, Space::Void), 0), SizeIs(0));
}

// Each space of the board is in exactly one run, of its own kind.
RC_GTEST_PROP(Runs, HoldEverySpaceOfTheBoardOnce, ()) {
    const Map map = *testing::any_map();
    Map again(map.grid(), Space::Void);
    for (int row = 0; row < map.grid().rows; ++row) {
        for (const Run& run : runs(map, row)) {
            RC_ASSERT(run.first.row == row);
            for (int i = 0; i < run.length; ++i) {
                const hex::Coordinate at{run.first.column + i, row};
                RC_ASSERT(again.at(at) == Space::Void);
                again.set(at, map.at(run.first));
            }
        }
    }
    again.details() = map.details();
    RC_ASSERT(again == map);
}

// A space is named beside its neighbour if and only if the neighbour is named beside it.
RC_GTEST_PROP(Description, NeighboursNameEachOther, ()) {
    const Map map = *testing::any_map();
    const Description description(map, {});
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        const hex::Coordinate at = map.grid().coordinate(offset);
        const std::string heading = description.of(at)[0];
        RC_ASSERT(heading.starts_with(hex::name(at) + " " + std::string(map::name(map.at(at)))));
        for (const hex::Coordinate beside : map.grid().neighbours(at)) {
            const bool told = map.at(beside) != Space::Void;
            RC_ASSERT((heading.find(hex::name(beside), heading.find("beside")) !=
                       std::string::npos) >= told);
        }
    }
}

} // namespace
} // namespace pampas::description

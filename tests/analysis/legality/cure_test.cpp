#include "analysis/legality/check.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <ostream>

namespace pampas::legality {
namespace {

using map::Space;
using Rows = std::vector<std::string>;

/// Limits so low that random maps are too large and have too much water.
const Client narrow{"narrow", "Narrow", 100, 3};

/// A random map like those of designers: mostly pampas and land, with a few locked spaces.
map::Map designed_map() {
    map::Map map(*testing::any_grid());
    const auto kinds =
        *rc::gen::container<std::vector<int>>(map.grid().size(), rc::gen::inRange(0, 40));
    for (std::size_t offset = 0; offset < kinds.size(); ++offset) {
        const auto kind = static_cast<std::size_t>(kinds[offset]);
        map.set(map.grid().coordinate(offset), kind < map::all_spaces.size() ? map::all_spaces[kind]
                                               : kind < 15                   ? Space::Void
                                               : kind < 20                   ? Space::Forest
                                                                             : Space::Pampas);
        if (kind == 39) {
            map.details().locked.push_back(map.grid().coordinate(offset));
        }
    }
    return map;
}

std::size_t count(const std::vector<Finding>& findings, std::string_view code) {
    return static_cast<std::size_t>(std::ranges::count(findings, code, &Finding::code));
}

/// How bad a kind of finding is: the number of its findings, and of the spaces they name.
std::pair<std::size_t, std::size_t> extent(const std::vector<Finding>& findings,
                                           const Finding& of) {
    std::pair<std::size_t, std::size_t> result;
    for (const Finding& finding : findings) {
        if (finding.code == of.code && finding.terrain == of.terrain) {
            ++result.first;
            result.second += finding.spaces.size();
        }
    }
    return result;
}

RC_GTEST_PROP(Cure, MendsItsFindingAndMakesNoNewError, ()) {
    const map::Map map = designed_map();
    const Client& client = *rc::gen::elementOf(std::vector<Client>{narrow, clients().front()});
    const auto before = findings(map, client);
    for (const Finding& finding : before) {
        const auto cured = cure(map, client, finding);
        if (!cured) {
            continue;
        }
        RC_ASSERT(!cured->label.empty());
        const auto after = findings(cured->map, client);
        RC_ASSERT(std::ranges::find(after, finding) == after.end());
        if (finding.code != "market-cut-off") { // a way may pass a market that was closed before
            RC_ASSERT(extent(after, finding) < extent(before, finding));
        }
        for (const Check& check : all_checks()) {
            if (check.severity == Severity::Error) {
                RC_ASSERT(count(after, check.code) <= count(before, check.code));
            }
        }
        if (cured->map.grid() == map.grid()) {
            for (const hex::Coordinate at : map.details().locked) {
                RC_ASSERT(cured->map.at(at) == map.at(at));
            }
        }
    }
}

struct Case {
    const char* code;
    Rows map;
    const char* label;
    Rows cured;
};

void PrintTo(const Case& example, std::ostream* out) {
    *out << example.code;
}

class Cured : public ::testing::TestWithParam<Case> {};

TEST_P(Cured, AsOneWouldDoIt) {
    const map::Map map = testing::drawn_map(GetParam().map);
    const auto found = findings(map, narrow);
    const auto finding = std::ranges::find(found, GetParam().code, &Finding::code);
    ASSERT_NE(finding, found.end());
    const auto cured = cure(map, narrow, *finding);
    ASSERT_TRUE(cured);
    EXPECT_EQ(cured->label, GetParam().label);
    EXPECT_EQ(cured->map, testing::drawn_map(GetParam().cured));
}

INSTANTIATE_TEST_SUITE_P(
    , Cured,
    ::testing::Values(
        Case{"market-closed",
             {"----.f", "-$-..f", "----.f"},
             "Make C2 pampas",
             {"----.f", "-$...f", "----.f"}},
        Case{"market-cut-off", {".$-..f", "---..f"}, "Make C1 pampas", {".$...f", "---..f"}},
        Case{"pampas-unreachable",
             {".-$..f", "--...f"},
             "Make B1 and B2 pampas",
             {"..$..f", "-....f"}},
        Case{"board-split", {"..f-f.$", "..f-f.."}, "Make D1 pampas", {"..f.f.$", "..f-f.."}},
        Case{"terrain-missing",
             {"$..............", "mmmmmfffgggrrr."},
             "Change 2 spaces from mountain to swamp",
             {"$..............", "smsmmfffgggrrr."}},
        Case{"too-many-waters",
             {"w-$..w.w", "--..f.w."},
             "Remove the water at A1",
             {"--$..w.w", "--..f.w."}},
        Case{"water-idle", {"w---..f$"}, "Move the water at A1 to D1", {"---w..f$"}}));

TEST(Cure, CropsABoardThatIsTooLargeToTheLimit) {
    map::Map map({8, 7});
    for (int column = 0; column < 8; ++column) {
        map.set({column, 6}, Space::Void);
    }
    map.set({3, 3}, Space::Forest);
    map.set({5, 3}, Space::Market);
    const Client client{"small", "Small", 90, 9};
    const auto found = findings(map, client);
    ASSERT_EQ(found.front().code, "too-many-spaces");
    const auto cured = cure(map, client, found.front());
    ASSERT_TRUE(cured);
    EXPECT_EQ(count(findings(cured->map, client), "too-many-spaces"), 0U);
    EXPECT_EQ(cured->map.all(Space::Forest).size(), 1U);
    EXPECT_EQ(cured->map.all(Space::Market).size(), 1U);
}

TEST(Cure, IsNotThereForWhatOnlyTheDesignerKnows) {
    const map::Map blank({5, 5});
    for (const Finding& finding : findings(blank, narrow)) {
        if (finding.code == "no-market" || finding.code == "no-land") {
            EXPECT_FALSE(cure(blank, narrow, finding)) << finding.code;
        }
    }
}

TEST(Cure, SparesTheLockedSpaceAndTakesAnother) {
    map::Map map = testing::drawn_map({"----.f", "-$-..f", "----.f"});
    const auto first = [&map] {
        const auto found = findings(map, narrow);
        return cure(map, narrow, *std::ranges::find(found, "market-closed", &Finding::code));
    };
    ASSERT_NE(first()->map.at({2, 1}), Space::Void);
    map.details().locked = {{2, 1}};
    ASSERT_TRUE(first());
    EXPECT_EQ(first()->map.at({2, 1}), Space::Void);
}

} // namespace
} // namespace pampas::legality

#include "analysis/legality/legality.h"
#include "analysis/wording/words.h"
#include "engine/formats/format.h"
#include "engine/hex/name.h"
#include "tests/engine/corpus.h"
#include "tests/engine/drawn_map.h"

#include <fmt/ranges.h>
#include <gmock/gmock.h>

#include <map>

namespace pampas::legality {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using wording::names;
using Rows = std::vector<std::string>;
using Spaces = std::vector<hex::Coordinate>;

/// The spaces of each finding with this code.
std::vector<Spaces> places(const std::string& code, const map::Map& map,
                           const Client& client = client_named("yucata")) {
    std::vector<Spaces> result;
    for (const Finding& finding : findings(map, client)) {
        if (finding.code == code) {
            result.push_back(finding.spaces);
        }
    }
    return result;
}

struct Example {
    std::string code;
    Rows with;
    std::vector<Spaces> where; ///< for each finding
    Rows without;              ///< a similar map that just avoids it
};

void PrintTo(const Example& example, std::ostream* out) {
    *out << fmt::format("{} on {}", example.code, fmt::join(example.with, "/"));
}

std::string code_of(const ::testing::TestParamInfo<Example>& info) {
    std::string word = info.param.code + std::to_string(info.index);
    std::erase(word, '-');
    return word;
}

class Code : public ::testing::TestWithParam<Example> {};

TEST_P(Code, HoldsHere) {
    EXPECT_EQ(places(GetParam().code, testing::drawn_map(GetParam().with)), GetParam().where);
}

TEST_P(Code, JustDoesNotHoldThere) {
    EXPECT_THAT(places(GetParam().code, testing::drawn_map(GetParam().without)), IsEmpty());
}

const Rows waters_10{"wwwwwwwwww"};
const Spaces all_10{{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}, {7, 0}, {8, 0}, {9, 0}};

INSTANTIATE_TEST_SUITE_P(
    AllCodes, Code,
    ::testing::Values(
        Example{"too-many-waters", waters_10, {all_10}, {"wwwwwwwww."}},
        Example{"no-market", {"m."}, {{}}, {"m.$"}}, //
        Example{"no-market", {"-"}, {{}}, {"$"}},    //
        Example{"no-land", {".$"}, {{}}, {".l"}},    //
        Example{"no-land", {"-"}, {{}}, {"s"}},      //
        Example{"no-pampas", {"m$"}, {{}}, {"m$."}}, //
        Example{"no-pampas", {"-"}, {{}}, {"."}},
        Example{"market-closed", {"$m.$"}, {{{0, 0}}}, {"$.m$."}},
        Example{"market-closed", {"$-$"}, {{{0, 0}}, {{2, 0}}}, {"$.$"}},
        Example{"market-cut-off", {"m-.$"}, {{{3, 0}}}, {"m..$"}},
        Example{"market-cut-off", {"m-.$m"}, {{{3, 0}}}, {"m-.$.m"}},
        Example{"market-cut-off", {".$."}, {{{1, 0}}}, {"-$-"}},
        Example{"pampas-unreachable", {"m.-..-."}, {{{3, 0}, {4, 0}}, {{6, 0}}}, {"m.-.m-m"}},
        Example{"board-split", {".-mm-f"}, {{{0, 0}, {5, 0}}}, {"..mm.f"}},
        Example{"board-split", {".w."}, {{{2, 0}}}, {"-w."}},
        Example{"board-split", {"-..-", "----", "m..-"}, {{{1, 0}, {2, 0}}}, {"-..-"}},
        // Among equals, the first in reading order stays.
        Example{"board-split", {"--mm", "----", "..--"}, {{{0, 2}, {1, 2}}}, {"--mm"}},
        Example{"terrain-missing", {"mfgr"}, {{}}, {"mfgrs"}},
        Example{"terrain-missing", {"mfgr"}, {{}}, {"mfgrl"}},
        Example{"terrain-missing", {"-"}, {{}, {}, {}, {}, {}}, {"l"}},
        Example{"terrain-uneven", {"mmmf"}, {{}}, {"mmf"}},
        Example{"terrain-uneven", {"mmmmmffgrs"}, {{}}, {"mmmmmffgrsl"}},
        Example{"terrain-uneven", {"mmmmmffggrrss"}, {{}}, {"mmmmffggrrss"}},
        Example{"terrain-uneven", {"mmmf"}, {{}}, {"-"}},
        Example{"markets-adjacent", {".$$."}, {{{1, 0}, {2, 0}}}, {".$.$"}},
        Example{"markets-adjacent",
                {"$$", "$."},
                {{{0, 0}, {1, 0}}, {{0, 0}, {0, 1}}, {{1, 0}, {0, 1}}},
                {"$-", "-$"}},
        Example{"markets-beyond-table",
                {"$$$$$$", "$$$$$$"},
                {{{0, 0},
                  {1, 0},
                  {2, 0},
                  {3, 0},
                  {4, 0},
                  {5, 0},
                  {0, 1},
                  {1, 1},
                  {2, 1},
                  {3, 1},
                  {4, 1},
                  {5, 1}}},
                {"$$$$$$", "$$$$$."}},
        Example{"water-idle", {"w-w$w"}, {{{0, 0}}, {{2, 0}}, {{4, 0}}}, {"w.w$wm"}},
        Example{"terrain-undecided", {"lml"}, {{{0, 0}, {2, 0}}}, {"mmm"}}),
    code_of);

TEST(Legality, CountsSpacesAsTheGeneratorDoes) {
    // On a corner, 22 columns and 40 doubled rows: 22 x 80 = 1760 when no row is shifted down.
    map::Map map({40, 22, hex::StaggerAxis::Y, hex::StaggerIndex::Odd});
    EXPECT_THAT(places("too-many-spaces", map), IsEmpty());
    EXPECT_EQ(places("too-many-spaces", map::Map({40, 23})), std::vector<Spaces>{{}});
    EXPECT_THAT(places("too-many-spaces", map::Map({40, 23}), client_named("tabletop")), IsEmpty());
}

TEST(Legality, LimitsAreTheClients) {
    const map::Map map = testing::drawn_map({".ww"});
    EXPECT_THAT(places("too-many-waters", map, {"strict", "Strict", 5, 1}),
                ElementsAre(Spaces{{1, 0}, {2, 0}}));
    EXPECT_THAT(places("too-many-spaces", map, {"strict", "Strict", 5, 1}), ElementsAre(Spaces{}));
    EXPECT_THAT(places("too-many-spaces", map, {"lax", "Lax", 6, 2}), IsEmpty());
    EXPECT_THAT(places("too-many-waters", map, {"lax", "Lax", 6, 2}), IsEmpty());
}

TEST(Legality, KindsAreTheClients) {
    Client client{"plain", "Plain", {}, {}, {map::Space::Pampas, map::Space::Market}};
    const map::Map map = testing::drawn_map({".wm", "$ws"});
    EXPECT_EQ(places("kind-not-taken", map, client),
              (std::vector<Spaces>{{{2, 0}}, {{2, 1}}, {{1, 0}, {1, 1}}}));
    EXPECT_THAT(places("kind-not-taken", map), IsEmpty());
}

TEST(Legality, OrdersBySeverityThenByTheTable) {
    std::vector<std::string> codes;
    for (const Finding& finding :
         findings(testing::drawn_map({"mmmf.-$-.", "-$$-----w"}), client_named("yucata"))) {
        codes.push_back(std::string(name(finding.severity)) + " " + finding.code);
    }
    EXPECT_THAT(codes, ElementsAre("error market-closed", "error market-closed",
                                   "error market-closed", "warning pampas-unreachable",
                                   "warning board-split", "warning terrain-missing",
                                   "warning terrain-missing", "warning terrain-missing",
                                   "warning markets-adjacent", "note terrain-uneven"));
}

TEST(Legality, NamesSpacesAndWhatIsExpected) {
    const auto found = findings(testing::drawn_map({"mfgrs.$-$"}), client_named("yucata"));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_THAT(found.front().sentence, HasSubstr("market at I1"));
    EXPECT_THAT(found.front().sentence, HasSubstr("must be pampas"));
}

TEST(Legality, NamesTheMissingTerrain) {
    const auto found = findings(testing::drawn_map({"mgrs.$"}), client_named("yucata"));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front().terrain, "forest");
    EXPECT_TRUE(legal(found));
}

TEST(Legality, TakesTheLargestAndTheEmptiestMaps) {
    for (const map::Space fill : map::all_spaces) {
        const map::Map map({hex::max_side, hex::max_side}, fill);
        EXPECT_FALSE(legal(findings(map, client_named("yucata")))) << name(fill);
    }
}

TEST(Corpus, IsLegalForYucataButForClosedMarkets) {
    PAMPAS_NEEDS_CORPUS();
    const auto files = testing::corpus_files();
    std::map<std::string, std::vector<std::string>> errors;
    for (const auto& file : files) {
        for (const Finding& finding : findings(formats::read_map(file), client_named("yucata"))) {
            if (finding.severity == Severity::Error) {
                errors[file.stem().string()].push_back(finding.code + " " + names(finding.spaces));
            }
        }
    }
    // Two published maps do have markets without an open side.
    const std::map<std::string, std::vector<std::string>> closed{
        {"DiamondMine", {"market-closed K10", "market-closed M10"}},
        {"Pens", {"market-closed S8"}}};
    EXPECT_EQ(errors, closed);
    EXPECT_EQ(files.size(), 42u);
}

} // namespace
} // namespace pampas::legality

#include "analysis/generation/search.h"
#include "analysis/report/experiments/generation.h"
#include "tests/analysis/report/ground/read_page.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>

namespace pampas::report {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using testing::texts;

/// A map with the gap that games of two players gave.
generation::Candidate made(const std::string& name) {
    map::Map map = testing::drawn_map({"m.$.", "...s", "$.f."});
    map.details().name = name;
    generation::Candidate candidate = generation::judged(std::move(map), {});
    candidate.fairnesses = {{.verdict = balance::Verdict::Fair,
                             .gap = 0.02,
                             .likely_gap = 0.01,
                             .gap_interval = {0, 0.05}}};
    return candidate;
}

GenerationReport two_maps() {
    GenerationReport report{.request = {}, .found = {}, .files = {"a/one.json", "a/<two>.json"}};
    report.found.maps = {made("One"), made("<Two>")};
    report.found.judged = 30;
    report.players = {2};
    report.bot = "greedy";
    return report;
}

TEST(GenerationPage, ShowsEachMapWithItsGapAndItsFile) {
    const std::array<std::string, 2> pictures{"PNG 1", "PNG 2"};
    const auto page = testing::read_page(generation_html(two_maps(), pictures));
    EXPECT_THAT(texts(page, "//figure//h3"), ElementsAre("One", "<Two>"));
    EXPECT_THAT(texts(page, "//figure//img/@src"),
                ElementsAre("data:image/png;base64,UE5HIDE=", "data:image/png;base64,UE5HIDI="));
    EXPECT_THAT(texts(page, "//figure[1]//p"),
                ElementsAre(::testing::AllOf(HasSubstr("2 players: gap "),
                                             HasSubstr("of 42 published maps")),
                            "a/one.json"));
    EXPECT_THAT(texts(page, "//h1"), ElementsAre("2 maps made to measure"));
}

TEST(GenerationPage, HasAllFiguresOfAllMaps) {
    const std::array<std::string, 2> pictures{};
    const auto rows = testing::table_rows(testing::read_page(generation_html(two_maps(), pictures)),
                                          "figures", 1);
    EXPECT_THAT(rows, SizeIs(measures::figures().size()));
    EXPECT_THAT(rows, Contains(ElementsAre("markets", "2", "2")));
}

TEST(GenerationPage, SaysWhatIsMissedWhereThereIsNoMap) {
    GenerationReport report{.request = {}, .found = {}, .files = {}};
    report.request.targets = {measures::read_target("markets=9..9")};
    report.found.closest = made("Nearest");
    const auto page = testing::read_page(generation_html(report, {}));
    EXPECT_THAT(texts(page, "//figure"), IsEmpty());
    EXPECT_THAT(texts(page, "//main//p"), Contains(HasSubstr("the closest map has 2")));
}

} // namespace
} // namespace pampas::report

#include "engine/formats/json.h"
#include "engine/resources/resource.h"
#include "tests/editor/command_line/interrupted_run.h"
#include "tests/editor/command_line/json_report.h"

#include <fstream>
#include <set>

namespace pampas::command_line {
namespace {

using testing::json_report;
using testing::run_pampas;

class Analyze : public ::testing::Test {
  protected:
    Analyze() { std::ofstream(map_) << *resources::find("maps/windmill.json"); }

    testing::TemporaryFolder folder_;
    std::string map_ = folder_ / "windmill.json";
};

TEST_F(Analyze, GivesEveryFigure) {
    const auto report = json_report({"analyze", map_});
    EXPECT_EQ(report["map"], "Windmill");
    const std::size_t markets = report["counts"]["market"];
    EXPECT_EQ(report["markets"].size(), markets);
    EXPECT_EQ(report["market_distances"].size(), markets);
    EXPECT_EQ(report["betweenness"].size(), report["counts"]["pampas"]);
    for (const auto& market : report["markets"]) {
        for (const char* key :
             {"at", "open_sides", "herd_distance", "accessibility", "blockers", "nearest_land"}) {
            EXPECT_TRUE(market.contains(key)) << key;
        }
    }
    EXPECT_EQ(report["symmetries"][0]["motion"], "rotate-120");
    EXPECT_EQ(report["symmetries"][0]["agreement"], 1.0);
    for (const char* key : {"pampas_regions", "playable_regions", "chokepoints", "land_chains"}) {
        EXPECT_TRUE(report[key].is_array()) << key;
    }
    EXPECT_EQ(report["openings"].size(), 3);
    EXPECT_EQ(report["gaps"].size(), 3);
}

TEST_F(Analyze, IsStoppedWithCtrlC) {
    map::Map large({.columns = hex::max_side, .rows = hex::max_side});
    large.set({0, 0}, map::Space::Market);
    const std::string map = folder_ / "large.json";
    const std::string page = folder_ / "large.html";
    std::ofstream(map) << formats::write_json(large);
    const auto outcome = testing::interrupted_run({"analyze", map, "--format", "html", "-o", page},
                                                  std::chrono::milliseconds(50));
    EXPECT_EQ(outcome.status, Status::No);
    EXPECT_EQ(outcome.err, "pampas: stopped; nothing was written\n");
    EXPECT_FALSE(std::filesystem::exists(page));
}

TEST_F(Analyze, SaysWhereTheMapLiesAmongPublishedOnes) {
    const auto published = json_report({"analyze", map_})["published"];
    EXPECT_EQ(published["maps"], 42);
    std::set<std::string> keys;
    for (const auto& figure : published["figures"]) {
        keys.insert(figure["figure"]);
        ASSERT_TRUE(figure["value"].is_number()) << figure;
        const int all =
            figure["below"].get<int>() + figure["equal"].get<int>() + figure["above"].get<int>();
        EXPECT_THAT(all, ::testing::AllOf(::testing::Gt(39), ::testing::Le(42))) << figure;
    }
    EXPECT_THAT(keys,
                ::testing::IsSupersetOf({"markets", "accessibility", "simultaneous", "symmetry"}));
}

TEST_F(Analyze, GivesNullForAFigureTheMapDoesNotHave) {
    const std::string map = folder_ / "bare.json";
    run_pampas({"new", "--columns", "3", "--rows", "2", "--fill", "pampas", "-o", map});
    const auto report = json_report({"analyze", map});
    int missing = 0;
    for (const auto& figure : report["published"]["figures"]) {
        EXPECT_EQ(figure["value"].is_null(), figure["below"].is_null());
        missing += figure["value"].is_null() ? 1 : 0;
    }
    EXPECT_GT(missing, 5) << "a map without a market has no distance to one";
}

TEST_F(Analyze, TellsPeopleTheWorstNewsFirst) {
    const auto outcome = run_pampas({"analyze", map_});
    EXPECT_EQ(outcome.status, Status::Success);
    EXPECT_THAT(outcome.out,
                ::testing::StartsWith("Windmill\n"
                                      "583 spaces: pampas 420, land 135, markets 19, water 9\n\n"
                                      "Findings, worst first:\n"
                                      "  note     45 % of the traffic goes through a tenth of"));
    EXPECT_THAT(outcome.out, ::testing::HasSubstr("\nAmong 42 published maps: "));
}

TEST_F(Analyze, GivesTheNewsToProgramsToo) {
    const std::string map = folder_ / "bare.json";
    run_pampas({"new", "--columns", "3", "--rows", "2", "--fill", "market", "-o", map});
    const auto news = json_report({"analyze", map})["news"];
    ASSERT_FALSE(news.empty());
    EXPECT_EQ(news[0]["severity"], "error");
    EXPECT_THAT(news[0]["sentence"].get<std::string>(), ::testing::StartsWith("There is no land"));
    EXPECT_EQ(news[0]["spaces"], testing::Json::array());
}

TEST_F(Analyze, TakesMapsThatAreNotLegal) {
    for (const char* fill : {"void", "pampas", "market", "water", "land"}) {
        const std::string map = folder_ / "odd.json";
        run_pampas({"new", "--columns", "3", "--rows", "2", "--fill", fill, "-o", map});
        EXPECT_EQ(run_pampas({"analyze", map}).status, Status::Success) << fill;
        json_report({"analyze", map});
    }
}

TEST_F(Analyze, WritesAPageWithTheMapDrawn) {
    const auto outcome = run_pampas({"analyze", map_, "--format", "html"});
    EXPECT_EQ(outcome.status, Status::Success);
    EXPECT_THAT(outcome.out, ::testing::StartsWith("<!DOCTYPE html>"));
    EXPECT_THAT(outcome.out, ::testing::EndsWith("</html>\n"));
    EXPECT_THAT(outcome.out, ::testing::HasSubstr("href=\"data:image/svg+xml,"));
}

TEST_F(Analyze, WritesEveryFormatToAFile) {
    for (const char* format : {"text", "json", "html"}) {
        const std::string file = folder_ / format;
        const auto outcome = run_pampas({"analyze", map_, "--format", format, "-o", file});
        EXPECT_EQ(outcome.status, Status::Success);
        EXPECT_EQ(outcome.out, "");
        EXPECT_THAT(testing::bytes_of(file), ::testing::HasSubstr("Windmill"));
    }
    EXPECT_EQ(testing::bytes_of(folder_ / "json"),
              run_pampas({"analyze", map_, "--format", "json"}).out);
    EXPECT_THAT(testing::bytes_of(folder_ / "html"), ::testing::EndsWith("</html>\n"));
}

TEST_F(Analyze, WritesNothingWhenTheMapIsWrong) {
    const std::string file = folder_ / "page.html";
    const std::string none = folder_ / "none.json";
    testing::expect_misuse({"analyze", none, "--format", "html", "-o", file}, "none.json");
    EXPECT_FALSE(std::filesystem::exists(file));
    const std::string nowhere = folder_ / "nowhere/page.html";
    testing::expect_misuse({"analyze", map_, "--format", "html", "-o", nowhere}, "page.html");
}

TEST_F(Analyze, RefusesWhatIsNoMap) {
    testing::expect_misuse({"analyze"}, "MAP is required");
    testing::expect_misuse({"analyze", folder_ / "none.json"}, "none.json: cannot be opened");
    testing::expect_misuse({"analyze", map_, "--format", "xml"}, "--format");
}

} // namespace
} // namespace pampas::command_line

#include "analysis/legality/legality.h"
#include "analysis/measures/figures.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/report/map/analysis.h"
#include "engine/formats/json.h"
#include "engine/hex/name.h"
#include "engine/resources/resource.h"
#include "tests/analysis/report/ground/read_page.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/random_maps.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

namespace pampas::report {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using testing::texts;
using Json = nlohmann::ordered_json;

std::string page_of(const map::Map& map) {
    const auto findings = legality::findings(map, legality::clients().front());
    return analysis_html(map, graph::analyze(map), findings, {"<svg/>", 100, 100, 3, {0, 0}})
        .markup();
}

std::string space(const Json& at) {
    return at.is_null() ? "-" : hex::name({at[0], at[1]});
}

class AnalysisHtml : public ::testing::TestWithParam<std::string> {
  protected:
    const map::Map map_ = formats::read_json(*resources::find("maps/" + GetParam() + ".json"));
    const pugi::xml_document page_ = testing::read_page(page_of(map_));
    const Json json_ =
        analysis_json(graph::analyze(map_), legality::findings(map_, legality::clients().front()));
};

TEST_P(AnalysisHtml, NewsAreThoseOfTheJson) {
    std::vector<std::string> expected;
    for (const Json& news : json_["news"]) {
        expected.push_back(news["sentence"].get<std::string>());
    }
    EXPECT_FALSE(expected.empty());
    EXPECT_EQ(texts(page_, "//section[@id='news']/ul/li/b").size(), expected.size());
    EXPECT_EQ(texts(page_, "//section[@id='news']/ul/li//p[@class='found']"), expected);
    EXPECT_EQ(texts(page_, "//section[@id='news']/ul/li//p[@class='advice']/a").size(),
              expected.size());
}

TEST_P(AnalysisHtml, MarketsAreThoseOfTheJson) {
    std::set<std::vector<std::string>> expected;
    for (const Json& market : json_["markets"]) {
        expected.insert({space(market["at"]), market["open_sides"].dump(),
                         market["herd_distance"].dump(), space(market["nearest_land"]),
                         fmt::format("{:.3f}", market["accessibility"].get<double>()),
                         market["blockers"].dump()});
    }
    std::set<std::vector<std::string>> found;
    for (const auto& row : page_.select_nodes("//section[@id='markets']//tbody/tr")) {
        found.insert(texts(row.node(), "./th|./td"));
    }
    EXPECT_EQ(found, expected);
}

TEST_P(AnalysisHtml, ChartOfAccessibilityIsThatOfTheJsonHardestFirst) {
    std::map<std::string, double> expected;
    for (const Json& market : json_["markets"]) {
        expected[space(market["at"])] = market["accessibility"];
    }
    std::map<std::string, double> found;
    double last = 0;
    for (const Json& bar : testing::chart_values(page_, "accessibility")) {
        found[bar["market"]] = bar["accessibility"];
        EXPECT_GE(bar["accessibility"], last);
        last = bar["accessibility"];
    }
    EXPECT_EQ(found, expected);
}

TEST_P(AnalysisHtml, ChartOfDistancesIsThatOfTheJson) {
    const Json& markets = json_["markets"];
    const Json cells = testing::chart_values(page_, "market-distances");
    ASSERT_EQ(cells.size(), markets.size() * markets.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::size_t from = i / markets.size();
        const std::size_t to = i % markets.size();
        EXPECT_EQ(cells[i]["from"], space(markets[from]["at"]));
        EXPECT_EQ(cells[i]["to"], space(markets[to]["at"]));
        EXPECT_EQ(cells[i]["distance"], from == to ? Json() : json_["market_distances"][from][to]);
    }
}

TEST_P(AnalysisHtml, ChartsOfLandAreThoseOfTheJson) {
    std::map<std::string, std::vector<std::size_t>> regions;
    for (const Json& block : testing::chart_values(page_, "land-regions")) {
        regions[block["terrain"]].push_back(block["size"]);
    }
    for (const Json& chains : json_["land_chains"]) {
        if (chains["terrain"] != "any") {
            EXPECT_EQ(Json(regions[chains["terrain"]]), chains["sizes"]);
        }
    }
    Json gaps{{"land_land", Json::object()},
              {"land_market", Json::object()},
              {"land_water", Json::object()}};
    for (const Json& bar : testing::chart_values(page_, "gaps")) {
        if (bar["regions"] > 0) {
            const std::string gap = bar["gap"];
            gaps["land_" + bar["to"].get<std::string>()][gap == "no path" ? "none" : gap] =
                bar["regions"];
        }
    }
    EXPECT_EQ(gaps, json_["gaps"]);
}

TEST_P(AnalysisHtml, PlaceAmongPublishedMapsIsThatOfTheJson) {
    const Json& figures = json_["published"]["figures"];
    const auto rows = page_.select_nodes("//section[@id='published']//tbody/tr");
    ASSERT_EQ(rows.size(), figures.size());
    std::size_t dots = 0;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const auto cells = texts(rows[i].node(), "./td");
        const std::string key = figures[i]["figure"];
        EXPECT_EQ(cells[0], measures::value_text(measures::figure(key),
                                                 figures[i]["value"].is_null()
                                                     ? std::nullopt
                                                     : std::optional<double>(figures[i]["value"])));
        if (!figures[i]["value"].is_null()) {
            ++dots;
            EXPECT_EQ(cells[4], figures[i]["below"].dump());
            EXPECT_EQ(cells[5], figures[i]["equal"].dump());
            EXPECT_EQ(cells[6], figures[i]["above"].dump());
        }
    }
    const Json marks = testing::chart_values(page_, "published");
    EXPECT_EQ(std::ranges::count_if(marks, [](const Json& mark) { return mark.contains("here"); }),
              dots);
    EXPECT_TRUE(std::ranges::all_of(
        marks, [](const Json& mark) { return mark["place"] >= 0 && mark["place"] <= 1; }));
}

TEST_P(AnalysisHtml, TablesAreThoseOfTheJson) {
    std::size_t kinds = 0;
    for (const auto& [kind, spaces] : json_["counts"].items()) {
        const auto shown = texts(
            page_,
            fmt::format(
                "//tr[th='{}' and ../../caption='How many spaces of each kind the map has.']/td",
                kind)
                .c_str());
        EXPECT_EQ(shown, spaces == 0 ? std::vector<std::string>{}
                                     : std::vector<std::string>{spaces.dump()});
        kinds += shown.size();
    }
    EXPECT_THAT(texts(page_, "//section[@id='symmetry']//tbody/tr/th"),
                SizeIs(json_["symmetries"].size() + kinds));
}

TEST_P(AnalysisHtml, HasAViewForEveryOverlayAndMarket) {
    std::vector<std::string> expected{"view-map"};
    for (const overlays::Kind& kind : overlays::kinds()) {
        expected.push_back("view-" + std::string(kind.name));
    }
    for (const Json& market : json_["markets"]) {
        expected.push_back("view-market-" + space(market["at"]));
    }
    EXPECT_EQ(texts(page_, "//figure[contains(@class, 'view')]/@id"), expected);
}

TEST_P(AnalysisHtml, ExplainsEveryColumnFigureAndView) {
    for (const char* explained :
         {"//thead//th[string(number(.)) = 'NaN']", "//dl[@class='facts']//dt", "//figcaption/h3",
          "//figure[@class='chart']/h3", "//section[@id='published']//tbody/tr/th"}) {
        const pugi::xpath_node_set titles = page_.select_nodes(explained);
        EXPECT_FALSE(titles.empty()) << explained;
        for (const auto& title : titles) {
            EXPECT_THAT(texts(title.node(), "./a/@href"), SizeIs(1)) << texts(title.node(), ".")[0];
        }
    }
    EXPECT_FALSE(testing::checked_ids(page_).empty());
}

INSTANTIATE_TEST_SUITE_P(BundledMaps, AnalysisHtml,
                         ::testing::Values("first-pasture", "mano-a-mano", "windmill"),
                         [](const auto& tested) {
                             std::string name = tested.param;
                             std::erase(name, '-');
                             return name;
                         });

RC_GTEST_PROP(AnalysisHtmlOfAnyMap, IsWellFormed, ()) {
    const auto map = *testing::any_map_on(testing::any_grid_up_to(6, 6));
    const auto page = testing::read_page(page_of(map));
    const bool has_more = !texts(page, "//section[@id='legality']").empty();
    RC_ASSERT(texts(page, "/html/body/main//section").size() == (has_more ? 8U : 7U));
    const auto ids = texts(page, "//@id");
    RC_ASSERT(std::set<std::string>(ids.begin(), ids.end()).size() == ids.size());
    RC_ASSERT(texts(page, "//*[@role='img' and not(@aria-label)]").empty());
}

TEST(AnalysisHtmlOfAnyMap, OtherFindingsOfLegalityComeLast) {
    const auto map = testing::drawn_map({"l.$.f"});
    const auto page = testing::read_page(page_of(map));
    EXPECT_THAT(texts(page, "//section[@id='legality']//p[@class='found']"),
                ElementsAre(::testing::StartsWith("The terrain of 1 land space is drawn")));
}

TEST(AnalysisHtmlOfAnyMap, TextFromOutsideStaysText) {
    const std::string hostile = "</script><img src=x onerror=alert(1)>\x01";
    map::Map map = formats::read_json(*resources::find("maps/first-pasture.json"));
    map.details().name = hostile;
    map.details().author = hostile;
    map.details().description = hostile + "\n" + hostile;
    const std::string bytes = page_of(map);
    EXPECT_EQ(bytes.find("<img src=x"), std::string::npos);
    EXPECT_EQ(bytes.find('\x01'), std::string::npos);
    const auto page = testing::read_page(bytes);
    const std::string shown = "</script><img src=x onerror=alert(1)>\\x01";
    EXPECT_THAT(texts(page, "/html/head/title|//h1"), ElementsAre(shown, shown));
    EXPECT_THAT(texts(page, "//section[@id='map']/p[br]"), ElementsAre(shown + "\n" + shown));
}

} // namespace
} // namespace pampas::report

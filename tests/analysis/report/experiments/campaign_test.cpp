#include "analysis/report/experiments/campaign.h"
#include "tests/analysis/report/ground/read_page.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>

namespace pampas::report {
namespace {

using balance::Verdict;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using testing::texts;
using Json = nlohmann::ordered_json;

constexpr const char* hostile_name = "</title><script>x</script>\"&\x1b";

CampaignTable table(std::size_t map, std::size_t players, std::optional<SeatsGap> gap) {
    CampaignTable result{.map = map,
                         .ruleset = "standard",
                         .bots = "greedy",
                         .games = 60,
                         .rounds = 12.25,
                         .gap = gap,
                         .report = fmt::format("tables/{:06} Map {}.json", map, players)};
    for (std::size_t seat = 0; seat < players; ++seat) {
        const double share = 1 / static_cast<double>(players);
        result.wins.push_back(share);
        result.win_intervals.push_back({share - 0.1, share + 0.1});
    }
    return result;
}

/// Three maps. The second has no gap for three players, as its games do not say.
CampaignPage small_page() {
    return {.plan = {},
            .maps = {{"Ant", "maps/ant.haz", "PNG"}, {"Bee", "b.json", ""}, {"", "c.json", ""}},
            .tables = {table(0, 2, SeatsGap{Verdict::Biased, 0.2, {0.1, 0.3}}),
                       table(0, 3, SeatsGap{Verdict::Undecided, 0.03, {0, 0.06}}),
                       table(1, 2, SeatsGap{Verdict::Fair, 0.01, {0, 0.02}}),
                       table(1, 3, std::nullopt),
                       table(2, 2, SeatsGap{Verdict::Undecided, 0.07, {0, 0.2}})},
            .missing = 0,
            .refused = {}};
}

pugi::xml_document read(const CampaignPage& page) {
    return testing::read_page(campaign_html(page));
}

TEST(CampaignHtml, CountsVerdictsByNumberOfPlayers) {
    const auto page = read(small_page());
    EXPECT_THAT(testing::table_rows(page, "players", 1),
                ElementsAre(ElementsAre("2 players", "3", "1", "1", "1", "7.0"),
                            ElementsAre("3 players", "2", "0", "1", "0", "3.0")));
    EXPECT_THAT(texts(page, "//header/ul/li"), ElementsAre("1 fair", "2 undecided", "1 biased"));
    EXPECT_THAT(texts(page, "//header/p").at(1), HasSubstr("300 games on 5 tables."));
}

TEST(CampaignHtml, TablesAreSortedByGapThoseWithoutAtTheEnd) {
    const auto page = read(small_page());
    std::vector<std::string> gaps;
    const auto rows = testing::table_rows(page, "results", 1);
    ASSERT_THAT(rows, SizeIs(3));
    EXPECT_THAT(rows, Each(SizeIs(8)));
    for (const auto& row : rows) {
        gaps.push_back(row[2].substr(0, row[2].find('.') + 2));
    }
    EXPECT_THAT(gaps, ElementsAre("1.0", "7.0", "20.0"));
    EXPECT_THAT(texts(page, "//th[@aria-sort='ascending']"), ElementsAre("gap", "gap"));
    EXPECT_EQ(rows[1][0], "(no name)c.json");
    const auto of_three = testing::table_rows(page, "results", 2);
    ASSERT_THAT(of_three, SizeIs(2));
    EXPECT_EQ(of_three[1][2], "") << "the games do not say";
    EXPECT_EQ(of_three[0][5].substr(0, 4), "33.3");
    EXPECT_THAT(texts(page, "//section[@id='results']//caption"),
                ElementsAre("2 players", "3 players"));
}

TEST(CampaignHtml, OneBotAndRulesetAreNoColumnsSeveralAre) {
    const auto titles = [](const CampaignPage& page) {
        return texts(read(page), "//section[@id='results']//thead//th");
    };
    CampaignPage page = small_page();
    page.tables.erase(page.tables.begin() + 1);
    page.tables.erase(page.tables.begin() + 2);
    EXPECT_THAT(titles(page), ElementsAre("map", "verdict", "gap", "seat 1", "seat 2", "rounds",
                                          "games", "report"));
    page = small_page();
    page.tables[0].bots = "greedy, random";
    page.tables[2].ruleset = "variant-1";
    EXPECT_THAT(titles(page), SizeIs(10 + 11));
    EXPECT_THAT(texts(read(page), "//section[@id='players']//tbody/tr/th"),
                ElementsAre("2 players, greedy, Standard", "2 players, greedy, Variant 1",
                            "2 players, greedy, random, Standard", "3 players, greedy, Standard"));
}

TEST(CampaignHtml, ChartHasTheGapOfEachTableThatHasOne) {
    const Json values = testing::chart_values(read(small_page()), "campaign-gaps");
    ASSERT_EQ(values.size(), 4U);
    EXPECT_EQ(values[0]["map"], "Bee");
    EXPECT_EQ(values[2]["map"], "Ant");
    EXPECT_EQ(values[2]["group"], "2 players");
    EXPECT_NEAR(values[2]["gap"].get<double>(), 20, 1e-9);
    EXPECT_NEAR(values[2]["high"].get<double>(), 30, 1e-9);
}

TEST(CampaignHtml, ChartOfManyMapsHasTheLeastAndTheWidestGap) {
    CampaignPage page{.plan = {}, .maps = {}, .tables = {}, .missing = 0, .refused = {}};
    for (std::size_t map = 0; map < most_thumbnails + 1; ++map) {
        page.maps.push_back({fmt::format("Map {}", map), "m", ""});
        page.tables.push_back(
            table(map, 2, SeatsGap{Verdict::Biased, static_cast<double>(map) / 2000, {0, 1}}));
    }
    const auto read_page = read(page);
    const Json values = testing::chart_values(read_page, "campaign-gaps");
    EXPECT_EQ(values.size(), 400U);
    EXPECT_EQ(values[0]["map"], "Map 0");
    EXPECT_EQ(values[399]["map"], "Map 1000");
    EXPECT_THAT(testing::table_rows(read_page, "results", 1), SizeIs(1001));
    EXPECT_THAT(texts(read_page, "//section[@id='results']/p").at(0),
                HasSubstr("Pictures of more than 1000 maps"));
}

TEST(CampaignHtml, OfTooManyTablesShowsThoseAtBothEnds) {
    CampaignPage page{
        .plan = {}, .maps = {{"A", "a", ""}}, .tables = {}, .missing = 0, .refused = {}};
    for (std::size_t i = 0; i < most_rows + 3; ++i) {
        page.tables.push_back(
            table(0, 2, SeatsGap{Verdict::Biased, static_cast<double>(i) / 10000, {0, 1}}));
        page.tables.back().games = static_cast<std::int64_t>(i);
    }
    const auto found = read(page);
    const auto rows = testing::table_rows(found, "results", 1);
    ASSERT_THAT(rows, SizeIs(most_rows));
    EXPECT_EQ(rows[most_rows / 2 - 1][6], std::to_string(most_rows / 2 - 1));
    EXPECT_EQ(rows[most_rows / 2][6], std::to_string(most_rows / 2 + 3));
    EXPECT_EQ(rows.back()[6], std::to_string(most_rows + 2));
    EXPECT_THAT(texts(found, "//section[@id='results']/p").at(0), HasSubstr("results.csv has all"));
}

TEST(CampaignHtml, MapsOfSeveralTablesHaveOnePicture) {
    const auto page = read(small_page());
    EXPECT_THAT(texts(page, "//image/@href"), ElementsAre("data:image/png;base64,UE5H"));
    EXPECT_THAT(texts(page, "//tbody//use/@href"), ElementsAre("#map-0", "#map-0"));
}

TEST(CampaignHtml, LinksLeadToReportsWhateverTheirNames) {
    CampaignPage page = small_page();
    page.tables[0].report = "tables/000000 50 % Ñandú #1?.json";
    const std::string address = "tables/000000%2050%20%25%20%C3%91and%C3%BA%20%231%3F.json";
    EXPECT_THAT(texts(read(page), "//tbody//a/@href"), Contains(address));
    std::set<std::string> files{address};
    for (const CampaignTable& each : page.tables) {
        files.insert(fmt::format("tables/{:06}%20Map%20{}.json", each.map, each.wins.size()));
    }
    EXPECT_THAT(testing::checked_ids(read(page), files), Contains("term-gap"));
}

TEST(CampaignHtml, NamesFilesFromTheFolderOnThatHoldsAll) {
    CampaignPage page = small_page();
    const auto files = [&page] { return texts(read(page), "//tbody//small[not(. = '')]"); };
    EXPECT_THAT(files(), Contains("maps/ant.haz"));
    for (CampaignMap& map : page.maps) {
        map.file = "/far/away/" + map.file;
    }
    page.refused = {{"/far/away/bad.json", "is no map"}, {"/else/bad.json", "is no map"}};
    EXPECT_THAT(files(), Contains("maps/ant.haz"));
    EXPECT_THAT(texts(read(page), "//section[@id='refused']//code"),
                ElementsAre("bad.json", "/else/bad.json"));
}

TEST(CampaignHtml, LeadsToThePageOfAMap) {
    CampaignPage page = small_page();
    page.maps[0].page = "pages/000000 Ant.html";
    const auto found = read(page);
    EXPECT_THAT(texts(found, "//tbody//th//a[@href='pages/000000%20Ant.html']"),
                ElementsAre("Ant", "Ant"));
}

TEST(CampaignHtml, TellsWhatIsMissingAndWhatWasRefused) {
    CampaignPage page = small_page();
    EXPECT_THAT(texts(read(page), "//section/@id"), ElementsAre("players", "results", "terms"));
    page.missing = 2;
    page.refused = {{"bad.json", "line 1: is no map"}};
    const auto found = read(page);
    EXPECT_THAT(texts(found, "//header/ul/li"), Contains("2 tables are not complete yet"));
    EXPECT_THAT(texts(found, "//section[@id='refused']//li"),
                ElementsAre("bad.json: line 1: is no map"));
}

TEST(CampaignHtml, OfGamesThatSayNothingOfSeatsHasNoChart) {
    CampaignPage page = small_page();
    page.tables = {table(0, 2, std::nullopt)};
    const auto found = read(page);
    EXPECT_THAT(texts(found, "//*[@class='chart']"), IsEmpty());
    EXPECT_THAT(testing::table_rows(found, "players", 1).at(0).back(), "-");
}

TEST(CampaignHtml, OfStudiesAloneLeadsToThem) {
    CampaignPage page = small_page();
    page.tables.clear();
    page.missing = 5;
    page.reports = {{"Ant <analyze>", "tables/000000 Ant analyze.json"}};
    const auto found = read(page);
    EXPECT_THAT(texts(found, "//section/@id"), ElementsAre("results"));
    EXPECT_THAT(texts(found, "//section//li/a"), ElementsAre("Ant <analyze>"));
    EXPECT_THAT(texts(found, "//header/ul/li"), ElementsAre("5 tables are not complete yet"));
    testing::checked_ids(found, {"tables/000000%20Ant%20analyze.json"});
}

TEST(CampaignHtml, HostileNamesAreText) {
    CampaignPage page = small_page();
    page.maps[0].name = page.maps[0].file = hostile_name;
    page.tables[0].bots = page.tables[0].ruleset = hostile_name;
    page.refused = {{hostile_name, hostile_name}};
    const auto found = read(page);
    EXPECT_THAT(texts(found, "//script[not(@type)]"), IsEmpty());
    EXPECT_THAT(texts(found, "//tbody/tr/th"), Contains(HasSubstr("</title><script>x</script>")));
    EXPECT_THAT(testing::chart_values(found, "campaign-gaps").dump(), HasSubstr("</title>"));
}

RC_GTEST_PROP(CampaignOfAnyTables, ShowsEachOnceInOrder, ()) {
    CampaignPage page{
        .plan = {}, .maps = {{"A", "a", ""}}, .tables = {}, .missing = 0, .refused = {}};
    const auto gaps = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 1000));
    for (const int gap : gaps) {
        page.tables.push_back(
            table(0, *rc::gen::inRange<std::size_t>(2, 6),
                  SeatsGap{*rc::gen::element(Verdict::Fair, Verdict::Biased, Verdict::Undecided),
                           gap / 1000.0,
                           {}}));
    }
    const std::string whole = campaign_html(page).markup();
    const std::size_t begin = whole.find("<main>"); // without the scripts, which take long to read
    const auto found = testing::read_page(whole.substr(begin, whole.find("</main>") + 7 - begin));
    std::map<std::size_t, std::vector<int>> expected;
    for (const CampaignTable& each : page.tables) {
        expected[each.wins.size()].push_back(static_cast<int>(std::lround(1000 * each.gap->gap)));
    }
    int place = 0;
    for (auto& [players, sorted] : expected) {
        std::ranges::sort(sorted);
        std::vector<int> shown;
        for (const auto& row : testing::table_rows(found, "results", ++place)) {
            shown.push_back(static_cast<int>(std::lround(10 * std::stod(row[2]))));
        }
        RC_ASSERT(shown == sorted);
    }
    std::size_t counted = 0;
    for (const auto& row : testing::table_rows(found, "players", 1)) {
        const std::size_t maps = std::stoul(row[1]);
        RC_ASSERT(maps == std::stoul(row[2]) + std::stoul(row[3]) + std::stoul(row[4]));
        counted += maps;
    }
    RC_ASSERT(counted == gaps.size());
}

} // namespace
} // namespace pampas::report

#include "analysis/balance/series.h"
#include "analysis/report/games/findings.h"
#include "analysis/report/games/summary.h"
#include "analysis/report/games/text.h"
#include "analysis/report/map/analysis.h"
#include "analysis/report/report.h"
#include "analysis/wording/words.h"
#include "engine/formats/json.h"
#include "engine/hex/name.h"
#include "engine/resources/resource.h"
#include "tests/analysis/report/ground/read_page.h"
#include "tests/engine/drawn_map.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <numeric>
#include <set>

namespace pampas::report {
namespace {

using balance::Verdict;
using findings::Finding;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;
using testing::texts;
using Json = nlohmann::ordered_json;

/// Four markets, each one land space and one pampas space away from the next. The fifth land is
/// farther away.
map::Map fifth_map() {
    map::Map map = testing::drawn_map({".............", ".m.$..s..$.f.", ".............",
                                       ".............", ".............", ".............",
                                       ".............", ".g.$.....$.r.", "............."});
    map.details().name = "The <Fifth>";
    return map;
}

/// Games of random players at tables of different sizes.
class Played {
  public:
    Played(map::Map map, const std::vector<int>& players, std::size_t games,
           const std::string& bot = "random")
        : map_(std::move(map)) {
        for (const int number : players) {
            add(number, games, bot);
        }
    }

    void add(int players, std::size_t games, const std::string& bot) {
        const rules::Game game(map_, rules::ruleset_named("standard"), players);
        const balance::SeriesPlan plan{
            .experiment = {.bots = std::vector<std::string>(static_cast<std::size_t>(players), bot),
                           .dealing = {2, simulation::Pairing::Rotated}},
            .games = games};
        tables_.push_back(summary_of(game, plan, play_series(game, plan)));
    }

    Report report() const {
        return {map_, analysis_, validate(map_, legality::clients().front()), tables_};
    }
    std::vector<Finding> found() const { return games_findings(tables_); }
    const graph::Analysis& analysis() const { return analysis_; }
    std::vector<GamesSummary>& tables() { return tables_; }

  private:
    map::Map map_;
    graph::Analysis analysis_ = graph::analyze(map_);
    std::vector<GamesSummary> tables_;
};

Played& fifth() {
    static Played played(fifth_map(), {2, 5}, 40);
    return played;
}

constexpr const char* late_finding =
    "Seat 5 needs three actions to reach a market; the first four need two.";

TEST(Report, SaysThatTheFifthPlayerIsLate) {
    const Report report = fifth().report();
    EXPECT_THAT(report_findings(report), Contains(Field(&Finding::sentence, late_finding)));
    EXPECT_THAT(report_text(report).laid_out(), HasSubstr(late_finding));
    EXPECT_THAT(report_html(report, {"<svg/>", 100, 100, 3, {0, 0}}).markup(),
                HasSubstr(late_finding));
}

TEST(Report, JsonHasWhatOtherCommandsGive) {
    const Report report = fifth().report();
    const Json json = report_json(report);
    EXPECT_EQ(json["map"], "The <Fifth>");
    EXPECT_EQ(json["validation"], validation_json({&report.validation, 1}));
    EXPECT_EQ(json["analysis"], analysis_json(report.analysis, report.validation.findings));
    ASSERT_EQ(json["games"].size(), 2);
    EXPECT_EQ(json["games"][1], summary_json(report.tables[1]));
    EXPECT_EQ(json["news"].size(), report_findings(report).size());
    EXPECT_EQ(json["news"][0]["sentence"], report_findings(report)[0].sentence);
}

TEST(Report, TextHasWhatOtherCommandsGive) {
    const Report report = fifth().report();
    const std::string text = report_text(report).laid_out();
    EXPECT_THAT(text, HasSubstr(measures_text(report.analysis).laid_out()));
    for (const GamesSummary& table : report.tables) {
        EXPECT_THAT(text, HasSubstr(summary_text(table).laid_out()));
    }
}

TEST(Report, TextFitsAScreenUnlessInDetail) {
    Report report = fifth().report();
    report.advice.details = "More.";
    const std::string text = report_text(report, Detail::Short).laid_out(80);
    EXPECT_LE(std::ranges::count(text, '\n'), 30) << text;
    EXPECT_THAT(text, ::testing::EndsWith("\nMore.\n"));
    for (const GamesSummary& table : report.tables) {
        EXPECT_THAT(report_text(report, Detail::Short).laid_out(),
                    HasSubstr("\n" + verdict_sentence(table, table_name(table)) + "\n"));
    }
}

/// A report that doing without water costs much, and without pigs nothing.
RestrictionReport restricted() {
    return {
        .map = "The <Fifth>",
        .players = 4,
        .plays = {
            {.restriction = {"water", {}},
             .games = 40,
             .win_rate = 0.05,
             .cost = 0.2,
             .interval = {0.1, 0.3}},
            {.restriction = {"pig", {}}, .games = 40, .win_rate = 0.25, .interval = {-0.1, 0.1}}}};
}

TEST(Report, TellsWhatCarriesTheGame) {
    Report report = fifth().report();
    const MapPicture picture{"<svg/>", 100, 100, 3, {0, 0}};
    EXPECT_FALSE(report_json(report).contains("restrict"));
    EXPECT_TRUE(
        texts(testing::read_page(report_html(report, picture)), "//*[@id='restrictions']").empty());
    report.restrictions = restricted();
    EXPECT_EQ(report_json(report)["restrict"], restriction_json(*report.restrictions));
    EXPECT_THAT(report_text(report).laid_out(),
                HasSubstr(restriction_text(*report.restrictions).laid_out()));
    const auto page = testing::read_page(report_html(report, picture));
    EXPECT_THAT(texts(page, "//*[@id='restrictions']//tbody//th"), ElementsAre("water", "pig"));
    EXPECT_THAT(texts(page, "//*[@id='restrictions']//tbody/tr[1]/td"), Contains("10.0 to 30.0"));
    EXPECT_THAT(texts(page, "//*[@id='restrictions']/p"),
                Contains("A player wins less often without: water."));
}

class ReportHtml : public ::testing::Test {
  protected:
    /// The values that a chart of the page draws.
    Json values(const std::string& chart) const { return testing::chart_values(page_, chart); }

    const Report report_ = fifth().report();
    const GamesSummary& five_ = report_.tables[1];
    const pugi::xml_document page_ =
        testing::read_page(report_html(report_, {"<svg/>", 100, 100, 3, {0, 0}}));
};

TEST_F(ReportHtml, IdsAreUnique) {
    const auto ids = texts(page_, "//@id");
    EXPECT_EQ(std::set<std::string>(ids.begin(), ids.end()).size(), ids.size());
    EXPECT_THAT(ids, Contains("panel-5-random"));
    EXPECT_THAT(ids, Contains("view-winners-2-random"));
}

TEST_F(ReportHtml, TellsTheNewsOfTheMapAndOfGames) {
    std::vector<std::string> expected;
    for (const Finding& item : report_findings(report_)) {
        expected.push_back(item.sentence);
    }
    EXPECT_THAT(texts(page_, "//section[@id='news']//p[@class='found']"),
                ::testing::UnorderedElementsAreArray(expected));
    EXPECT_GE(expected.size(), 2);
}

TEST_F(ReportHtml, HasAVerdictForEachTable) {
    std::vector<std::string> expected;
    for (const GamesSummary& table : report_.tables) {
        expected.push_back(table_name(table) + " " +
                           wording::verdict_sentence(*table.fairness, {}));
    }
    EXPECT_EQ(texts(page_, "//section[@id='winners']//li"), expected);
    EXPECT_EQ(texts(page_, "//section[@id='winners']//tbody/tr").size(), 2);
}

TEST_F(ReportHtml, ChartOfSeatsHasEverySeatOfEveryTable) {
    std::vector<double> found;
    for (const Json& value : values("seats")) {
        found.push_back(value["wins"]);
        EXPECT_LE(value["low"], value["difference"]);
        EXPECT_GE(value["high"], value["difference"]);
    }
    std::vector<double> expected;
    for (const GamesSummary& table : report_.tables) {
        for (std::size_t seat = 0; seat < table.bots.size(); ++seat) {
            expected.push_back(100 * table.fairness->win_rates[seat]);
        }
    }
    EXPECT_EQ(found, expected);
}

/// The sum of a field over the values of a chart with this `who`.
double sum(const Json& values, const std::string& who, const char* field) {
    return std::accumulate(values.begin(), values.end(), 0.0, [&](double total, const Json& value) {
        return total + (value["who"] == who ? value[field].get<double>() : 0);
    });
}

TEST_F(ReportHtml, ChartsOfPointsAndPesosAddUp) {
    const Json points = values("points-5-random");
    const Json pesos = values("income-5-random");
    for (std::size_t seat = 0; seat < 5; ++seat) {
        EXPECT_NEAR(sum(points, wording::seat(seat), "points"), five_.seats[seat].points, 1e-9);
        const Earnings& earnings = five_.seats[seat].earnings;
        EXPECT_NEAR(sum(pesos, wording::seat(seat), "pesos"), earnings.markets + earnings.harvests,
                    1e-9);
    }
    EXPECT_GT(sum(points, "winners", "points"), sum(points, "others", "points"));
}

TEST_F(ReportHtml, ChartOfTheCourseEndsWithTheLastPositions) {
    double found = 0;
    for (const Json& value : values("course-5-random")) {
        if (value["who"] == "winners" && value["share"] == 100) {
            found += value["points"].get<double>();
        }
    }
    const Categories& last = five_.course.back().winners;
    const double expected = std::accumulate(last.begin(), last.end(), 0.0);
    EXPECT_NEAR(found, expected, 1e-9);
    EXPECT_GT(found, 0);
}

TEST_F(ReportHtml, ChartsOfMarketsHaveTheFiguresOfTheJson) {
    const Json json = summary_json(five_);
    const Json wins = values("market-wins-5-random");
    const Json reach = values("market-reach-5-random");
    ASSERT_EQ(reach.size(), 5 * json["markets"].size());
    std::size_t place = 0;
    for (const Json& market : json["markets"]) {
        const std::string name = hex::name({market["at"][0], market["at"][1]});
        for (const Json& seat : market["seats"]) {
            EXPECT_EQ(reach[place]["market"], name);
            EXPECT_NEAR(reach[place++]["reached"].get<double>(),
                        100 * seat["reached_rate"].get<double>(), 1e-9);
        }
        const auto found = std::ranges::find_if(wins, [&](const Json& value) {
            return value["market"] == name && value["who"] == "players who reach it";
        });
        ASSERT_NE(found, wins.end());
        EXPECT_NEAR((*found)["wins"].get<double>(),
                    100 * market["who_come"]["win_rate"].get<double>(), 1e-9);
    }
}

TEST_F(ReportHtml, TellsWhatTheLeadIsWorth) {
    const WinShare& leaders = *five_.interim.sole_leader;
    EXPECT_THAT(texts(page_, "//*[@id='panel-5-random']/p"),
                Contains(HasSubstr(
                    fmt::format("wins {} of the games", wording::percent_text(leaders.rate)))));
    EXPECT_THAT(texts(page_, "//*[@id='panel-5-random']/p"),
                Contains(first_markets_sentence(five_)));
    std::int64_t games = 0;
    for (const Json& value : values("lead-5-random")) {
        games += value["games"].get<std::int64_t>();
    }
    EXPECT_EQ(games, leaders.players);
}

TEST_F(ReportHtml, TellsOfMapsWithoutMarketsAndOfNoGames) {
    Played bare(testing::drawn_map({"m"}), {2}, 2);
    const auto page =
        testing::read_page(report_html(bare.report(), {"<svg/>", 100, 100, 3, {0, 0}}));
    EXPECT_EQ(texts(page, "//*[@id='panel-2-random']").size(), 1);
    EXPECT_THAT(texts(page, "//*[@id='chart-market-wins-2-random']"), IsEmpty());
    bare.tables().clear();
    const auto idle =
        testing::read_page(report_html(bare.report(), {"<svg/>", 100, 100, 3, {0, 0}}));
    EXPECT_THAT(texts(idle, "//section[@id='winners']"), IsEmpty());
}

TEST_F(ReportHtml, TellsFirstWhatMattersMost) {
    EXPECT_THAT(texts(page_, "//section/@id"),
                ::testing::ElementsAre("news", "map", "winners", "why", "markets", "land",
                                       "published", "symmetry", "terms"));
}

TEST_F(ReportHtml, PrintsTheGamesWithTheWidestGap) {
    const auto of_games =
        "//figure[contains(@class, 'on-paper') and contains(@id, 'view-used')]/@id";
    const bool is_first = report_.tables[0].fairness->gap >= report_.tables[1].fairness->gap;
    EXPECT_THAT(texts(page_, of_games),
                ElementsAre(is_first ? "view-used-2-random" : "view-used-5-random"));
}

TEST_F(ReportHtml, BeginsWithVerdicts) {
    EXPECT_THAT(texts(page_, "//header/ul/li"),
                ElementsAre("Yucata accepts this map.", tally(report_findings(report_)),
                            HasSubstr("eats")));
    EXPECT_THAT(texts(page_, "//header/ul/li/a/@href"), ElementsAre("#news", "#news", "#winners"));
}

TEST(ReportOfFewGames, SaysHowToPlayOn) {
    Played few(fifth_map(), {3, 2}, 4);
    few.add(3, 4, "greedy");
    const auto told = [&few] {
        Report report = few.report();
        report.advice = {.play_on = "More: <run>", .command = "play on"};
        return texts(
            testing::read_page(report_html(report, {"<svg/>", 100, 100, 3, {0, 0}})),
            "//section[@id='winners']/p[@class='advice'] | //section[@id='winners']//code");
    };
    EXPECT_THAT(told(), ElementsAre("More: <run>play on", "play on"));
    for (GamesSummary& table : few.tables()) {
        table.fairness->verdict = Verdict::Fair;
    }
    EXPECT_THAT(told(), IsEmpty());
}

// Findings of games

auto note(const std::string& beginning) {
    return AllOf(Field(&Finding::severity, findings::Severity::Note),
                 Field(&Finding::sentence, StartsWith(beginning)));
}

TEST(GamesFindings, WarnOfSeatsThatDoNotWinAlike) {
    // Only land: the first player takes the best of it.
    Played unfair(testing::drawn_map({"mfgrs", "mfgrs"}), {4}, 1200);
    const auto news = unfair.found();
    ASSERT_FALSE(news.empty());
    EXPECT_EQ(news[0].severity, findings::Severity::Warning);
    EXPECT_THAT(news[0].sentence, StartsWith("Biased among 4 random players: seat "));
}

TEST(GamesFindings, SayWhenOtherPlayersComeToAnotherVerdict) {
    Played unfair(testing::drawn_map({"mfgrs", "mfgrs"}), {4}, 1200);
    unfair.tables().push_back(unfair.tables().front());
    unfair.tables()[1].bots.assign(4, "greedy");
    EXPECT_THAT(unfair.found(), Not(Contains(note("Among 4 random players the map is"))));
    unfair.tables()[1].fairness->verdict = Verdict::Fair;
    EXPECT_THAT(unfair.found(), Contains(note("Among 4 random players the map is biased, among 4 "
                                              "greedy players it is fair.")));
}

TEST(GamesWords, SayWhetherTheVerdictChanges) {
    Played played(testing::drawn_map({"mfgrs", "mfgrs"}), {}, 0);
    const auto verdict_of = [&played](std::size_t table) -> Verdict& {
        return played.tables()[table].fairness->verdict;
    };
    for (const int players : {3, 4}) {
        played.add(players, 60, "random");
    }
    EXPECT_THAT(agreement_sentences(played.tables()), IsEmpty());
    for (const std::size_t i : {0U, 1U}) {
        played.tables().push_back(GamesSummary(played.tables()[i]));
        played.tables().back().bots.assign(3 + i, "greedy");
        verdict_of(i) = verdict_of(i + 2) = i == 0 ? Verdict::Fair : Verdict::Biased;
    }
    EXPECT_THAT(agreement_sentences(played.tables()),
                ElementsAre("The verdict is fair among 3 random players and fair among "
                            "3 greedy players: it does not change.",
                            "The verdict is biased among 4 random players and biased "
                            "among 4 greedy players: it does not change."));
    verdict_of(1) = Verdict::Fair;
    verdict_of(2) = Verdict::Undecided;
    EXPECT_THAT(agreement_sentences(played.tables()),
                ElementsAre("The verdict is fair among 3 random players and undecided among 3 "
                            "greedy players: whether it changes is not yet clear.",
                            "The verdict is fair among 4 random players and biased "
                            "among 4 greedy players: it changes."));
    EXPECT_THAT(report_text(played.report()).laid_out(),
                HasSubstr(" 4 greedy players: it changes.\n"));
    const auto page =
        testing::read_page(report_html(played.report(), {"<svg/>", 100, 100, 3, {0, 0}}));
    EXPECT_EQ(texts(page, "//section[@id='winners']//li[@class='agreement']"),
              agreement_sentences(played.tables()));
}

TEST(GamesFindings, NameMarketsThatNobodyComesTo) {
    Played played(testing::drawn_map({"m.$..f", "------", "--$-$-"}), {2}, 40);
    const auto news = played.found();
    const auto found = std::ranges::find_if(news, [](const Finding& item) {
        return item.sentence ==
               "Among 2 random players, nobody reaches markets C3 and E3 in nine out of ten games.";
    });
    ASSERT_NE(found, news.end());
    EXPECT_EQ(found->spaces, (std::vector<hex::Coordinate>{{2, 2}, {4, 2}}));
}

TEST(GamesFindings, NameMarketsReachedInFewerThanOneGameOfTen) {
    Played played(formats::read_json(*resources::find("maps/lasso.json")), {2}, 200);
    const GamesSummary& table = played.tables().front();
    std::vector<hex::Coordinate> idle;
    std::int64_t most = 0;
    for (const MarketSummary& market : table.markets) {
        if (10 * market.reached < table.games) {
            idle.push_back(market.at);
            most = std::max(most, market.reached);
        }
    }
    ASSERT_GT(most, 0) << "no market is reached now and then";
    ASSERT_LT(idle.size(), table.markets.size());
    EXPECT_THAT(played.found(), Contains(AllOf(note("Among 2 random players, nobody reaches "),
                                               Field(&Finding::spaces, idle))));
}

TEST(GamesFindings, SayWhenMuchOfTheBoardIsEmpty) {
    const auto is_told = [](const std::vector<std::string>& rows) {
        const auto news = Played(testing::drawn_map(rows), {2}, 40).found();
        return std::ranges::any_of(news, [](const Finding& item) {
            return item.sentence.find(" spaces are hardly used: ") != std::string::npos;
        });
    };
    EXPECT_FALSE(is_told({"m.$..f", ".m.$.."}));
    std::vector<std::string> vast(25, std::string(25, '.'));
    vast[3].replace(3, 3, "m.$");
    EXPECT_TRUE(is_told(vast));
}

TEST(GamesFindings, AreNoneOfOneGame) {
    Played little(fifth_map(), {3}, 1);
    EXPECT_THAT(little.found(), IsEmpty());
}

} // namespace
} // namespace pampas::report

#include "analysis/balance/verdict.h"
#include "analysis/report/experiments/compensation.h"
#include "tests/analysis/balance/small_experiment.h"
#include "tests/analysis/report/ground/read_page.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace pampas::report {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using testing::table_rows;
using testing::texts;
using Json = nlohmann::ordered_json;

constexpr const char* shown_ruleset = "{\"extra_pesos\": \"<these>\"}";

/// The result of a search for two players, the second of whom lacks pesos.
CompensationReport search() {
    rules::Ruleset rules = balance::standard();
    rules.extra_pesos = {0, -16};
    const design::CompensationPlan plan{.experiment = balance::experiment({"greedy", "greedy"}),
                                        .players = 2,
                                        .games = 1200,
                                        .confirming_games = 40};
    return {"", rules, plan, design::compensate(balance::small_map(), rules, plan)};
}

/// The same for a map of this name, with or without the games that confirm it.
CompensationReport found_for(const std::string& name, bool is_confirmed = true) {
    static const CompensationReport found = search(); // takes long
    CompensationReport report = found;
    report.map = name;
    if (!is_confirmed) {
        report.found.with.reset();
        report.found.without.reset();
        report.found.interrupted = true;
    }
    return report;
}

pugi::xml_document page_of(const CompensationReport& report) {
    return testing::read_page(compensation_html(report, balance::small_map(),
                                                {"<svg/>", 100, 100, 3, {0, 0}}, shown_ruleset,
                                                {"Play more.", "play more", "Use it.", "use it"}));
}

std::string percent(const Json& share) {
    return fmt::format("{:.1f} %", 100 * share.get<double>());
}

std::string percent_interval(const Json& ends) {
    return fmt::format("{:.1f} to {:.1f} %", 100 * ends[0].get<double>(),
                       100 * ends[1].get<double>());
}

class CompensationHtml : public ::testing::Test {
  protected:
    const CompensationReport report_ = found_for("Small");
    const Json json_ = compensation_json(report_);
    const pugi::xml_document page_ = page_of(report_);
};

TEST_F(CompensationHtml, PesosAreThoseOfTheJson) {
    const auto found = table_rows(page_, "map", 1);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_THAT(found[0], ElementsAre("1", json_["seats"][0]["pesos"].dump(), "", ""));
    const Json& second = json_["seats"][1];
    ASSERT_GT(second["extra"], 0);
    EXPECT_THAT(
        found[1],
        ElementsAre("2", second["pesos"].dump(), fmt::format("{:+d}", second["extra"].get<int>()),
                    fmt::format("{:+.1f} ({:.1f} to {:.1f})", second["estimate"].get<double>(),
                                second["ci95"][0].get<double>(), second["ci95"][1].get<double>())));
    EXPECT_THAT(texts(page_, "//header/p[@class='summary']"),
                ElementsAre(HasSubstr(fmt::format("{} in all.", second["pesos"].get<int>()))));
}

TEST_F(CompensationHtml, OtherGamesAreThoseOfTheJson) {
    const auto verdicts = table_rows(page_, "enough", 1);
    const auto shares = table_rows(page_, "enough", 2);
    ASSERT_EQ(verdicts.size(), 2U);
    ASSERT_EQ(shares.size(), 2U);
    for (const auto& [row, which] : {std::pair(0U, "without"), {1U, "with"}}) {
        const Json& series = json_[which];
        EXPECT_EQ(verdicts[row][1], series["verdict"].get<std::string>());
        EXPECT_EQ(verdicts[row][2], fmt::format("{:.1f}", 100 * series["gap"].get<double>()));
        EXPECT_EQ(verdicts[row][4], fmt::format("{:.3f}", series["p_value"].get<double>()));
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const Json& figures = series["seats"][seat];
            EXPECT_EQ(shares[seat][1 + 2 * row], percent(figures["win_rate"]));
            EXPECT_EQ(shares[seat][2 + 2 * row], percent_interval(figures["ci95"]));
        }
    }
    EXPECT_THAT(
        texts(page_, "//section[@id='enough']/p"),
        Contains(HasSubstr(fmt::format("{} games without", json_["with"]["games"].dump()))));
}

TEST_F(CompensationHtml, ChartHasTheSharesOfTheTable) {
    const Json values = testing::chart_values(page_, "seats");
    ASSERT_EQ(values.size(), 4U);
    for (std::size_t i = 0; i < 4; ++i) {
        const Json& seat = json_[i < 2 ? "without" : "with"]["seats"][i % 2];
        EXPECT_EQ(values[i]["label"], percent(seat["win_rate"]));
        EXPECT_EQ(values[i]["said"], percent_interval(seat["ci95"]));
    }
}

TEST_F(CompensationHtml, HasTheRulesetToWrite) {
    EXPECT_THAT(texts(page_, "//section[@id='use']//pre"), ElementsAre(shown_ruleset));
    EXPECT_THAT(texts(page_, "//section[@id='use']//code"), ElementsAre("use it"));
}

TEST_F(CompensationHtml, HasNoLinksToNowhereAndNoIdTwice) {
    const auto ids = testing::checked_ids(page_);
    EXPECT_THAT(ids, Contains("term-compensation"));
}

TEST(CompensationPage, SaysWhatIsNotConfirmedAndHowToKnowMore) {
    const auto page = page_of(found_for("Small", false));
    EXPECT_THAT(texts(page, "//header/ul/li"), ElementsAre("Not confirmed in other games."));
    EXPECT_THAT(texts(page, "//header/p[@class='faded']"), ElementsAre(HasSubstr("Interrupted")));
    EXPECT_THAT(texts(page, "//section[@id='enough']//code"), ElementsAre("play more"));
    EXPECT_THAT(texts(page, "//*[@id='chart-seats']"), IsEmpty());
}

TEST(CompensationPage, WithoutPesosProposesNoRuleset) {
    CompensationReport report = found_for("Small");
    report.found.extra = {0, 0};
    const auto page = page_of(report);
    EXPECT_THAT(texts(page, "//section[@id='use']//pre"), IsEmpty());
    EXPECT_THAT(texts(page, "//header/ul/li"), Not(Contains(HasSubstr("these pesos"))));
}

TEST(CompensationPage, HostileNamesAreText) {
    const auto page = page_of(found_for("</title><script>x</script>\"&", false));
    EXPECT_THAT(texts(page, "//script[not(@type)]"), IsEmpty());
    EXPECT_THAT(texts(page, "//h1"), ElementsAre("</title><script>x</script>\"&"));
}

} // namespace
} // namespace pampas::report

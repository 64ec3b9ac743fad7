#include "analysis/report/pigs/farms.h"
#include "editor/campaign/farms.h"
#include "editor/campaign/results.h"
#include "editor/campaign/run.h"
#include "tests/editor/campaign/small_campaign.h"

#include <boost/algorithm/string/split.hpp>
#include <gmock/gmock.h>

namespace pampas::campaign {
namespace {

using Json = formats::JsonValue::Json;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using ::testing::ThrowsMessage;

/// Games by the standard edition and by one with less money at the start.
class CampaignOfPigs : public ::testing::Test {
  protected:
    CampaignOfPigs() {
        pigs::Edition poor = pigs::usual_edition();
        poor.name = "poor";
        poor.start_dollars = 30;
        write_file(folder / "poor.json", formats::json_text(pigs::write_edition(poor)));
    }

    Campaign campaign(const Json& keys = Json::object()) const {
        Json json{{"format", "pampas-campaign"},
                  {"version", 1},
                  {"editions", {"standard", "poor.json"}},
                  {"players", {2, 6}},
                  {"games", 12}};
        json.update(keys);
        return campaign_of(formats::JsonValue(json));
    }
    CampaignPlan plan(const Json& keys = Json::object()) const {
        return plan_of(campaign(keys), folder.path());
    }
    std::vector<std::string> names(const CampaignPlan& plan) const {
        std::vector<std::string> result;
        for (const Work& work : plan.tables) {
            result.push_back(name_of(work, plan.subjects[subject_of(work)]));
        }
        return result;
    }
    /// Plays everything and gathers it.
    CampaignPlan played(const Json& keys = Json::object(), std::size_t threads = 1) {
        CampaignPlan asked = plan(keys);
        const Store store(out, asked);
        Runner runner(asked, store, threads, fails_on_warning);
        for (std::size_t table = 0; table < asked.tables.size(); ++table) {
            runner.run(table);
        }
        EXPECT_THAT(gather(asked, store, fails_on_warning).missing, SizeIs(0));
        return asked;
    }
    std::vector<std::vector<std::string>> rows() const {
        std::vector<std::vector<std::string>> result;
        std::istringstream lines(read_file(out / "results.csv"));
        for (std::string line; std::getline(lines, line);) {
            boost::algorithm::split(result.emplace_back(), line, [](char c) { return c == ','; });
        }
        return result;
    }
    Json table(const std::string& name) const {
        return Json::parse(read_file(out / "tables" / (name + ".json")));
    }

    testing::TemporaryFolder folder;
    std::filesystem::path out = folder / "out";
};

TEST_F(CampaignOfPigs, HasATableForEachEditionVariantAndLineup) {
    EXPECT_THAT(names(plan({{"bots", {{"random"}, {"greedy", "trader"}}},
                            {"rulesets", {"standard", "next-card+open-choice"}},
                            {"editions", {"poor.json"}}})),
                ElementsAre("poor standard 2 random", "poor standard 2 greedy-trader",
                            "poor standard 6 random", "poor next-card+open-choice 2 random",
                            "poor next-card+open-choice 2 greedy-trader",
                            "poor next-card+open-choice 6 random"));
    EXPECT_THAT(names(plan({{"work", {"ladder", "compare"}},
                            {"with", "standard"},
                            {"bots", {{"random"}, {"greedy"}}},
                            {"players", {3}},
                            {"editions", {"poor.json"}}})),
                ElementsAre("poor ladder standard 3 random-greedy",
                            "poor compare standard 3 random", "poor compare standard 3 greedy"));
}

TEST_F(CampaignOfPigs, ReportsAreThoseOfTheCommand) {
    played({{"bots", {{"greedy"}}}});
    const experiments::FarmGames games{
        pigs::usual_edition(), {}, 6, balance::usual_experiment({"greedy"})};
    Json report =
        report::farms_json(experiments::play(games, {.experiment = games.seated(), .games = 12}));
    report.erase("timing");
    EXPECT_EQ(table("000001 standard standard 6 greedy"), report);
}

TEST_F(CampaignOfPigs, RowsTellWhatReportsTell) {
    played({{"bots", {{"random"}}}, {"games", 60}});
    const auto found = rows();
    ASSERT_THAT(found, SizeIs(5));
    EXPECT_THAT(found, Each(SizeIs(found.front().size())));
    const auto column = [&](const std::string& name) {
        return std::ranges::find(found.front(), name) - found.front().begin();
    };
    const std::vector<std::string>& row = found[4];
    const Json report = table("000003 poor standard 6 random");
    EXPECT_EQ(row[0], "poor");
    EXPECT_EQ(row[1], "poor.json");
    EXPECT_EQ(row[static_cast<std::size_t>(column("verdict"))],
              report["fairness"]["verdict"].get<std::string>());
    EXPECT_NEAR(std::stod(row[static_cast<std::size_t>(column("gap"))]),
                report["fairness"]["gap"].get<double>(), 1e-5);
    for (std::size_t seat = 0; seat < 6; ++seat) {
        const auto first =
            static_cast<std::size_t>(column("seat_" + std::to_string(seat + 1) + "_win_rate"));
        EXPECT_NEAR(std::stod(row[first]), report["seats"][seat]["win_rate"].get<double>(), 1e-5);
        EXPECT_NEAR(std::stod(row[first + 3]),
                    report["seats"][seat]["points"]["mean"].get<double>(), 1e-3);
    }
    EXPECT_THAT(read_file(out / "index.html"), HasSubstr("A campaign of 2 editions"));
}

TEST_F(CampaignOfPigs, IsTheSameOnAnyNumberOfThreadsAndFromItsFolder) {
    const Json keys{{"bots", {{"greedy"}, {"random"}}},
                    {"work", {"simulate", "ladder", "compare"}},
                    {"with", "standard"}};
    played(keys, 1);
    const std::string csv = read_file(out / "results.csv");
    const std::string page = read_file(out / "index.html");
    std::filesystem::remove_all(out);
    const CampaignPlan asked = plan(keys);
    const Store store(out, asked);
    const Costs costs = measured_costs(asked);
    for (const Task& task :
         tasks_of(missing_pieces(asked, store, costs, 1, fails_on_warning), costs, 1)) {
        const Store elsewhere(out); // as on another machine
        CampaignPlan read = elsewhere.plan();
        EXPECT_EQ(read.tables, asked.tables);
        play(task, read, elsewhere, 3, fails_on_warning);
    }
    CampaignPlan read = store.plan();
    gather(read, store, fails_on_warning);
    EXPECT_EQ(read_file(out / "results.csv"), csv);
    EXPECT_EQ(read_file(out / "index.html"), page);
}

TEST_F(CampaignOfPigs, WhatCannotBePlayedIsRefused) {
    write_file(folder / "bad.json", "{}");
    const CampaignPlan asked = plan({{"editions", {"bad.json", "gone.json", "standard"}}});
    EXPECT_THAT(asked.tables, SizeIs(2));
    ASSERT_THAT(asked.refused, SizeIs(2));
    EXPECT_EQ(asked.refused[0].file, "bad.json");
    EXPECT_EQ(asked.refused[1].file, "gone.json");
    EXPECT_EQ(plan({{"work", {"ladder"}}}).refused.front().why, "a ladder needs at least two bots");
    const std::vector<std::pair<Json, std::string>> wrong{
        {{{"maps", {"a.json"}}}, "editions"},        {{{"players", {7}}}, "/players/0"},
        {{{"bots", {{"search"}}}}, "/bots/0/0"},     {{{"rulesets", {"crucible"}}}, "/rulesets/0"},
        {{{"work", {"repair"}}}, "work/0"},          {{{"work", {"compare"}}}, "with"},
        {{{"editions", Json::array()}}, "/editions"}};
    for (const auto& [keys, place] : wrong) {
        EXPECT_THAT([&] { campaign(keys); }, ThrowsMessage<InputError>(HasSubstr(place))) << keys;
    }
}

TEST_F(CampaignOfPigs, HasNoResultsForALibraryOfMaps) {
    CampaignPlan asked = plan();
    const Store store(out, asked);
    library::Library library(folder / "maps.pampas", library::Access::Create);
    EXPECT_THAT([&] { add_to(library, asked, store, fails_on_warning); },
                ThrowsMessage<InputError>(HasSubstr("Happy Pigs")));
}

} // namespace
} // namespace pampas::campaign

#include "analysis/report/map/analysis.h"
#include "editor/campaign/results.h"
#include "editor/campaign/run.h"
#include "editor/campaign/study.h"
#include "editor/experiments/experiments.h"
#include "engine/files/input_error.h"
#include "tests/editor/campaign/small_campaign.h"

#include <gmock/gmock.h>

namespace pampas::campaign {
namespace {

using Json = formats::JsonValue::Json;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using ::testing::ThrowsMessage;

class CampaignStudy : public ::testing::Test {
  protected:
    CampaignPlan plan(const Json& work, const Json& keys = Json::object()) const {
        Json all{{"work", work},
                 {"maps", {"a.json"}},
                 {"players", {2}},
                 {"bots", {{"random"}, {"greedy"}}},
                 {"games", 6}};
        all.update(keys);
        return small.plan(all);
    }
    std::vector<std::string> names(const CampaignPlan& plan) const {
        std::vector<std::string> result;
        for (const Work& work : plan.tables) {
            result.push_back(name_of(work, plan.subjects[subject_of(work)]));
        }
        return result;
    }
    Json report(const CampaignPlan& plan, std::size_t table, std::size_t threads = 1) {
        const auto& study = std::get<Study>(plan.tables[table]);
        Json json = study.kind->run(plan, study, threads).report({});
        json.erase("timing");
        return json;
    }

    SmallCampaign small;
};

TEST_F(CampaignStudy, EachHasTheTablesThatItIsFor) {
    EXPECT_THAT(names(plan({"simulate", "analyze", "compare", "compensate", "ladder"},
                           {{"with", "b.json"}})),
                ElementsAre("Ant standard 2 random", "Ant standard 2 greedy", "Ant analyze",
                            "Ant compare standard 2 random", "Ant compare standard 2 greedy",
                            "Ant compensate standard 2 random", "Ant compensate standard 2 greedy",
                            "Ant ladder standard 2 random-greedy"));
}

TEST_F(CampaignStudy, ReportsAreThoseOfTheCommands) {
    const CampaignPlan asked = plan({"analyze", "ladder", "compare"}, {{"with", "b.json"}});
    const map::Map& map = *asked.subjects[0].map;
    EXPECT_EQ(report(asked, 0)["grid"],
              Json::parse(report::analysis_json(graph::analyze(map), {}).dump())["grid"]);
    Json ladder = report::ladder_json(
        experiments::play_ladder({.on = {map, balance::standard(), 2},
                                  .experiment = balance::experiment({"random", "greedy"}),
                                  .games = 6}));
    ladder.erase("timing");
    EXPECT_EQ(report(asked, 1), ladder);
    EXPECT_EQ(report(asked, 2)["a"]["map"], "Ant");
    EXPECT_EQ(report(asked, 2)["b"]["map"], "Bee");
}

TEST_F(CampaignStudy, AreTheSameOnAnyNumberOfThreads) {
    const CampaignPlan asked =
        plan({"compare", "compensate", "ladder", "repair", "restrict"}, {{"with", "b.json"}});
    for (std::size_t table = 0; table < asked.tables.size(); ++table) {
        EXPECT_EQ(report(asked, table, 1), report(asked, table, 3)) << kind_of(asked.tables[table]);
    }
}

TEST_F(CampaignStudy, AreKeptAndNotDoneAgain) {
    const CampaignPlan asked = plan({"compensate"});
    const Store store(small.folder / "out", asked);
    std::vector<std::string> warnings;
    const auto warn = [&](const std::string& line) { warnings.push_back(line); };
    const simulation::RunControl control;
    Runner runner(asked, store, 1, warn, control);
    const auto first = std::get<Json>(*runner.run(0));
    EXPECT_EQ(control.state().done, most_games(asked, asked.tables[0]));
    EXPECT_EQ(store.report(0), first);
    const auto file = small.folder / "out" / "parts" / "000000" / "report.json";
    const std::string bytes = read_file(file);
    write_file(file, bytes.substr(0, 200));
    EXPECT_EQ(std::get<Json>(*runner.run(0)), first) << "done again, as it was cut short";
    EXPECT_THAT(warnings, ElementsAre(HasSubstr("report.json: ")));
    EXPECT_EQ(read_file(file), bytes);
    write_file(file, bytes);
    EXPECT_EQ(Store(small.folder / "out").plan().tables, asked.tables);
}

TEST_F(CampaignStudy, WhatCannotBeDoneIsRefused) {
    const CampaignPlan alone = plan({"ladder"}, {{"bots", {{"random"}}}});
    EXPECT_THAT(alone.tables, SizeIs(0));
    EXPECT_EQ(alone.refused.front().why, "a ladder needs at least two bots");
    EXPECT_THAT([&] { plan({"compare"}); }, ThrowsMessage<InputError>(HasSubstr("with")));
    EXPECT_THAT(
        [&] {
            plan({"compare"}, {{"with", "gone.json"}});
        },
        ThrowsMessage<InputError>(HasSubstr("gone.json")));
    EXPECT_THAT([&] { plan({"dream"}); }, ThrowsMessage<InputError>(HasSubstr("dream")));
}

} // namespace
} // namespace pampas::campaign

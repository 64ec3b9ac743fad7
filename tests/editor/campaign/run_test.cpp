#include "editor/campaign/results.h"
#include "editor/campaign/run.h"
#include "engine/files/input_error.h"
#include "tests/editor/campaign/small_campaign.h"

#include <gmock/gmock.h>

#include <map>

namespace pampas::campaign {
namespace {

namespace fs = std::filesystem;
using Json = formats::JsonValue::Json;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

/// The contents of all files in a folder, by path relative to it.
std::map<std::string, std::string> bytes_in(const fs::path& folder) {
    std::map<std::string, std::string> result;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file()) {
            result[fs::relative(entry.path(), folder).generic_string()] = read_file(entry.path());
        }
    }
    return result;
}

class CampaignRun : public ::testing::Test {
  protected:
    /// Plays what is missing in the folder. Returns how many games were played or found, and how
    /// many were not needed.
    std::pair<std::size_t, std::size_t> run(const CampaignPlan& plan, const std::string& name,
                                            std::size_t threads = 1) {
        const Store store(small.folder / name, plan);
        const auto warn = [&](const std::string& line) { warnings.push_back(line); };
        const simulation::RunControl control;
        control.begin(simulation::RunState::Unit::Games, most_games(plan));
        Runner runner(plan, store, threads, warn, control);
        Results results(store.folder(), plan);
        for (std::size_t table = 0; table < plan.tables.size(); ++table) {
            results.add(table, *runner.run(table));
        }
        results.finish();
        return {control.state().done, most_games(plan) - control.state().most};
    }
    /// The files that must not depend on how the campaign was played.
    std::map<std::string, std::string> results(const std::string& name) {
        auto files = bytes_in(small.folder / name);
        std::erase_if(files, [](const auto& file) { return file.first.starts_with("parts"); });
        return files;
    }
    std::vector<fs::path> parts(const std::string& name) {
        std::vector<fs::path> result;
        for (const auto& [file, bytes] : bytes_in(small.folder / name)) {
            if (file.starts_with("parts")) {
                result.push_back(small.folder / name / file);
            }
        }
        return result;
    }

    SmallCampaign small;
    std::vector<std::string> warnings;
};

TEST_F(CampaignRun, IsTheSameOnAnyNumberOfThreadsAndAgain) {
    for (const Json& keys :
         {Json::object(),
          Json{{"until_verdict", true}, {"precision", 1.0}, {"tolerance", 0.3}, {"games", 900}}}) {
        const CampaignPlan plan = small.plan(keys);
        const std::string name = keys.empty() ? "fixed" : "verdict";
        const auto [done, spared] = run(plan, name + "1", 1);
        EXPECT_EQ(done + spared, most_games(plan));
        EXPECT_EQ(spared > 0, !keys.empty());
        run(plan, name + "3", 3);
        EXPECT_EQ(results(name + "1"), results(name + "3"));
        const auto before = bytes_in(small.folder / (name + "1"));
        run(plan, name + "1", 2);
        EXPECT_EQ(bytes_in(small.folder / (name + "1")), before) << "nothing is played again";
    }
    EXPECT_THAT(warnings, IsEmpty());
}

TEST_F(CampaignRun, WhatIsLostOrDamagedIsPlayedAgain) {
    const CampaignPlan plan = small.plan();
    run(plan, "whole");
    run(plan, "hurt");
    const auto found = parts("hurt");
    ASSERT_GE(found.size(), 4U);
    fs::remove(found[0]);
    write_file(found[1], read_file(found[1]).substr(0, 100));
    write_file(found[2], read_file(found[3]));
    write_file(found[3], "");
    run(plan, "hurt", 2);
    EXPECT_EQ(results("hurt"), results("whole"));
    EXPECT_THAT(warnings, SizeIs(3)) << "the lost one is not spoken of";
}

TEST_F(CampaignRun, PartsThatOverlapCountOnce) {
    const CampaignPlan plan = small.plan({{"maps", {"a.json"}}, {"players", {2}}});
    run(plan, "whole");
    const Store store(small.folder / "doubled", plan);
    const rules::Game game(*plan.subjects[0].map, balance::standard(), 2);
    const balance::SeriesPlan series = plan.campaign.plan_for(players_of(plan.tables[0])->bots, 1);
    for (const simulation::DealRange deals :
         {simulation::DealRange{0, 20}, {0, 30}, {10, 40}, {45, 50}}) {
        store.write(0, play_part(game, series, deals));
    }
    EXPECT_EQ(run(plan, "doubled").first, 120U);
    EXPECT_EQ(results("doubled"), results("whole"));
}

TEST_F(CampaignRun, AnotherCampaignDoesNotGoOnInTheFolder) {
    run(small.plan(), "out");
    for (const Json& keys : {Json{{"seed", 2}}, Json{{"maps", {"a.json"}}}, Json{{"games", 60}}}) {
        EXPECT_THROW(Store(small.folder / "out", small.plan(keys)), InputError) << keys;
    }
    small.put("b.json", "Other");
    EXPECT_THROW(Store(small.folder / "out", small.plan()), InputError) << "a map has changed";
}

TEST_F(CampaignRun, StopsAndGoesOn) {
    const CampaignPlan plan = small.plan();
    const Store store(small.folder / "out", plan);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(Runner(plan, store, 1, fails_on_warning, stop.get_token()).run(0), std::nullopt);
    run(plan, "out");
    run(plan, "whole");
    EXPECT_EQ(results("out"), results("whole"));
}

TEST_F(CampaignRun, WritesARowForEachTable) {
    small.put("b.json", "Bee, the \"best\"");
    write_file(small.folder / "bad.json", "{");
    run(small.plan({{"maps", {"a.json", "b.json", "bad.json"}}}), "out");
    const std::string rows = read_file(small.folder / "out" / "results.csv");
    EXPECT_THAT(rows, ::testing::StartsWith(
                          "map,file,ruleset,players,bots,games,gap,gap_low,gap_high,verdict,"));
    EXPECT_THAT(rows, HasSubstr("\r\nAnt,a.json,standard,2,random random,120,"));
    EXPECT_THAT(rows, HasSubstr("\r\n\"Bee, the \"\"best\"\"\",b.json,standard,3,"));
    EXPECT_EQ(std::ranges::count(rows, '\n'), 5);
    const std::string refused = read_file(small.folder / "out" / "refused.csv");
    EXPECT_THAT(refused, ::testing::StartsWith("file,why\r\nbad.json,\"line 1"));
}

} // namespace
} // namespace pampas::campaign

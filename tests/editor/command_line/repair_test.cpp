#include "engine/formats/format.h"
#include "engine/map/difference.h"
#include "tests/editor/command_line/interrupted_run.h"
#include "tests/editor/command_line/recorded_run.h"
#include "tests/editor/command_line/run_pampas.h"

#include <gmock/gmock.h>

namespace pampas::command_line {
namespace {

using testing::bundled_map;
using testing::expect_misuse;
using testing::Json;
using testing::run_pampas;
using testing::TemporaryFolder;

TEST(RepairCommand, WritesTheBestProposalAndReportsAll) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const std::string out = folder / "out.json";
    const auto run = run_pampas({"repair", map, "--players", "2", "--max-changes", "4", "--minutes",
                                 "0.03", "--format", "json", "-o", out});
    const Json report = Json::parse(run.out);
    EXPECT_EQ(report["players"], 2);
    EXPECT_EQ(report["cut"], true);
    EXPECT_EQ(report["before"]["ci95"].size(), 2U);
    const bool is_reached =
        report["best"].is_null()
            ? report["before"]["reached"].get<bool>()
            : report["proposals"][report["best"].get<std::size_t>()]["reached"].get<bool>();
    EXPECT_EQ(run.status, is_reached ? Status::Success : Status::No);
    const map::Map before = formats::read_map(map);
    for (const Json& proposal : report["proposals"]) {
        EXPECT_LE(proposal["changes"].size(), 4U);
        EXPECT_LT(proposal["gap"], report["before"]["gap"]);
        EXPECT_GT(proposal["games"], 0);
        EXPECT_TRUE(proposal["extra_pesos"].empty());
    }
    if (report["best"].is_null()) {
        EXPECT_EQ(formats::read_map(out), before);
        return;
    }
    const auto& best = report["proposals"][report["best"].get<std::size_t>()];
    const auto differences = map::differences(before, formats::read_map(out));
    ASSERT_EQ(differences.size(), best["changes"].size());
    for (std::size_t i = 0; i < differences.size(); ++i) {
        const Json& change = best["changes"][i];
        EXPECT_EQ(change["at"], Json({differences[i].at.column, differences[i].at.row}));
        EXPECT_EQ(change["from"], map::name(differences[i].one));
        EXPECT_EQ(change["to"], map::name(differences[i].other));
    }
}

TEST(RepairCommand, ChangesNothingOnAMapThatReachesTheGoal) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const std::string out = folder / "out.json";
    const auto run =
        run_pampas({"repair", map, "--goal", "markets=1..99", "--minutes", "0.01", "-o", out});
    EXPECT_EQ(run.status, Status::Success);
    EXPECT_THAT(run.out, ::testing::HasSubstr("The map already reaches the goal.\n"));
    EXPECT_EQ(formats::read_map(out), formats::read_map(map));
}

TEST(RepairCommand, SaysWhatIsWrong) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    expect_misuse({"repair"}, "MAP");
    expect_misuse({"repair", map, "--players", "7"}, "--players: expected numbers from 2 to 5");
    expect_misuse({"repair", map, "--goal", "beauty"}, "--goal: expected gap, findings");
    expect_misuse({"repair", map, "-o", "gone/better.json"}, "gone/better.json: cannot be written");
    expect_misuse({"repair", map, "--lock", "[99,99]"}, "--lock: [99,99] is not on the map");
    expect_misuse({"repair", map, "--pesos", "--players", "2-3"},
                  "need a single number of players");
    expect_misuse({"repair", map, "--max-changes", "0"}, "--max-changes");
    expect_misuse({"repair", "gone.haz"}, "gone.haz: cannot be opened");
}

TEST(RepairCommand, StoppedSaysSo) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const auto run =
        testing::interrupted_run({"repair", map, "--players", "2"}, std::chrono::milliseconds(300));
    EXPECT_THAT(run.out, ::testing::HasSubstr("Stopped"));
}

} // namespace
} // namespace pampas::command_line

#include "tests/editor/command_line/json_report.h"
#include "tests/editor/command_line/recorded_run.h"
#include "tests/editor/command_line/run_pampas.h"

#include <gmock/gmock.h>

namespace pampas::command_line {
namespace {

using testing::bundled_map;
using testing::expect_misuse;
using ::testing::HasSubstr;
using testing::Json;
using testing::json_report;
using testing::run_pampas;
using testing::TemporaryFolder;

TEST(Restrict, TellsWhatEachBanCosts) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const Json report = json_report(
        {"restrict", map, "--players", "2", "--games", "8", "--without", "water,cattle,harvest"});
    EXPECT_EQ(report["players"], 2);
    ASSERT_EQ(report["restrictions"].size(), 3U);
    for (const Json& restriction : report["restrictions"]) {
        EXPECT_EQ(restriction["games"], 8);
        EXPECT_EQ(restriction["fair_share"], 0.5);
        EXPECT_NEAR(restriction["cost"].get<double>() + restriction["win_rate"].get<double>(), 0.5,
                    1e-12);
        EXPECT_LE(restriction["ci95"][0], restriction["cost"]);
    }
    EXPECT_THAT(
        run_pampas({"restrict", map, "--players", "2", "--games", "4", "--without", "water"}).out,
        HasSubstr("an equal share is 50.0 %"));
}

TEST(Restrict, SaysWhatIsWrong) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    expect_misuse({"restrict"}, "MAP");
    expect_misuse({"restrict", map, "--without", "goats"}, "\"goats\": expected harvest");
    expect_misuse({"restrict", map, "--without", "water,market [0,0]"}, "there is no market there");
    expect_misuse({"restrict", map, "--games", "0"}, "--games");
    expect_misuse({"restrict", "gone.haz"}, "gone.haz: cannot be opened");
}

} // namespace
} // namespace pampas::command_line

#include "tests/editor/command_line/recorded_run.h"

#include <gmock/gmock.h>

namespace pampas::command_line {
namespace {

using testing::expect_misuse;
using ::testing::HasSubstr;
using testing::Json;
using testing::json_of;
using testing::Outcome;
using testing::run_pampas;
using testing::TemporaryFolder;

/// A recorded game to look back at.
class Review : public ::testing::Test {
  protected:
    Review()
        : run_(testing::recorded_run(folder_, {testing::bundled_map(folder_, "mano-a-mano.json"),
                                               "--games", "2", "--seed", "6", "--players", "2",
                                               "--bots", "learned,greedy"})) {}

    Outcome reviewed(std::vector<std::string> more = {}) const {
        std::vector<std::string> arguments{
            "replay", folder_ / "games.jsonl", "--game", "1", "--playouts", "10", "--review"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run_pampas(arguments);
    }
    std::size_t actions() const { return run_.games[1]["actions"].size(); }

    TemporaryFolder folder_;
    testing::RecordedRun run_;
};

double sum_of(const Json& numbers) {
    double sum = 0;
    for (const Json& number : numbers) {
        sum += number.get<double>();
    }
    return sum;
}

TEST_F(Review, HasAllNumbersInJson) {
    const Json json = json_of(reviewed({"--format", "json"}));
    EXPECT_EQ(json["game"], 1);
    EXPECT_EQ(json["actions"], actions());
    ASSERT_EQ(json["chances"].size(), actions() + 1);
    for (const Json& chances : json["chances"]) {
        EXPECT_NEAR(sum_of(chances), 1, 1e-9);
    }
    for (std::size_t seat = 0; seat < 2; ++seat) {
        EXPECT_NEAR(sum_of(json["seats"][seat]),
                    json["chances"].back()[seat].get<double>() -
                        json["chances_before_deal"][seat].get<double>(),
                    1e-9);
    }
    for (const Json& draw : json["draws"]) {
        const std::size_t number = draw["action"];
        const Json& action = run_.games[1]["actions"][number - 1];
        EXPECT_EQ(action["source"], "supply");
        EXPECT_EQ(action["player"], draw["seat"]);
    }
    EXPECT_LE(json["turning_points"].size(), 5U);
    for (const Json& point : json["turning_points"]) {
        EXPECT_GT(point["ci95"][0].get<double>() * point["ci95"][1].get<double>(), 0);
    }
}

TEST_F(Review, IsTheSameOnAnyNumberOfThreads) {
    const Outcome one = reviewed({"--threads", "1", "--format", "json"});
    EXPECT_EQ(one.status, Status::Success);
    EXPECT_EQ(one.out, reviewed({"--threads", "3", "--format", "json"}).out);
}

TEST_F(Review, IsTextOnOneScreen) {
    const std::string text = reviewed().out;
    EXPECT_THAT(
        text, ::testing::StartsWith("Mano a Mano, The Crucible, 2 players: game 1, after action "));
    EXPECT_THAT(text, HasSubstr("\nround  after action  "));
    EXPECT_THAT(text, HasSubstr("\nLuck and play: "));
    EXPECT_THAT(text, HasSubstr("urning points"));
}

TEST_F(Review, LooksCloselyAtAMoment) {
    const Json json = json_of(reviewed({"--at", "9", "--format", "json"}));
    EXPECT_EQ(json["action"], 9);
    EXPECT_EQ(json["playouts"], 10);
    EXPECT_NEAR(sum_of(json["chances"]), 1, 1e-9);
    EXPECT_EQ(json["search"]["first_action"], 10);
    EXPECT_EQ(json["search"]["seat"], run_.games[1]["actions"][9]["player"]);
    EXPECT_FALSE(json["search"]["actions"].empty());
    EXPECT_THAT(reviewed({"--at", "9"}).out, HasSubstr("\nSearch would have done "));
    const std::string end = std::to_string(actions());
    EXPECT_FALSE(json_of(reviewed({"--at", end, "--format", "json"})).contains("search"));
}

TEST_F(Review, RefusesWhatMakesNoSense) {
    const std::string file = folder_ / "games.jsonl";
    expect_misuse({"replay", file, "--review"}, "--review needs --game");
    expect_misuse({"replay", file, "--game", "1", "--playouts", "20"}, "--playouts needs --review");
    expect_misuse({"replay", file, "--game", "1", "--review", "--format", "png"},
                  "a review can only be text or JSON");
    expect_misuse({"replay", file, "--game", "1", "--review", "--seat", "1"},
                  "--seat cannot be used with --review");
}

} // namespace
} // namespace pampas::command_line

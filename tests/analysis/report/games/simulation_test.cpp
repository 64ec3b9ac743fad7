#include "analysis/report/games/simulation.h"
#include "analysis/report/ground/table.h"
#include "engine/players/lineup.h"
#include "engine/resources/resource.h"
#include "engine/simulation/run.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <sstream>

namespace pampas::report {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// Counts the games it watches.
struct Watcher {
    balance::BoardTally tally;

    void begin(std::size_t, const rules::Setup&) {}
    void see(const rules::State& state, int, const rules::Action& action,
             const rules::Outcome& outcome) {
        tally.see(state, action, outcome);
    }
    void end(const rules::State& state) { tally.end(state); }
};

Simulation simulated(const rules::Game& game, std::size_t games) {
    const std::vector<std::string> bots{"random"};
    const players::Lineup lineup(bots, game.players());
    std::vector<Watcher> watchers(1, Watcher{balance::BoardTally(game)});
    simulation::play_deals(game, lineup, {5}, {0, games}, std::span(watchers));
    return {.game = game,
            .bots = lineup.names(),
            .seed = 5,
            .tally = watchers.front().tally,
            .seconds = 1.5,
            .threads = 2};
}

const rules::Game& small_game() {
    static const rules::Game game(
        [] {
            map::Map map = testing::drawn_map({"mfgrs.$", ".......", "...w...", "......m"});
            map.details().name = "Small";
            return map;
        }(),
        rules::ruleset_named("standard"), 2);
    return game;
}

TEST(SimulationText, SaysWhatWasPlayed) {
    Simulation simulation = simulated(small_game(), 200);
    EXPECT_THAT(simulation_text(simulation),
                StartsWith("Small: 200 games of 2 random players, ruleset standard, seed 5\n\n"));
    simulation.interrupted = true;
    simulation.bots = {"random", "greedy"};
    EXPECT_THAT(simulation_text(simulation),
                StartsWith("Small: 200 games of random, greedy, ruleset standard, seed 5\n"
                           "Interrupted: fewer games than asked for.\n\n"));
    EXPECT_THAT(simulation_text(simulated(small_game(), 1)), StartsWith("Small: 1 game of 2 "));
}

TEST(SimulationText, HasARowForEachSeatAndMarket) {
    const std::string text = simulation_text(simulated(small_game(), 200));
    EXPECT_THAT(text, HasSubstr("\nseat    wins   95 % interval  points"));
    EXPECT_THAT(text, ::testing::ContainsRegex(
                          "\n   2  [0-9. ]+ %  [0-9.]+ to [0-9.]+ %( +[0-9]+\\.[0-9]){8}\n"));
    EXPECT_THAT(text, HasSubstr("\nmarket  games that reach it  pesos it pays a game\n    G1  "));
    EXPECT_THAT(text, EndsWith(" % of pampas and land is taken.\n"
                               "Every space was used at least once.\n"));
    const rules::Game bare(testing::drawn_map({"-"}), rules::ruleset_named("standard"), 2);
    const std::string little = simulation_text(simulated(bare, 3));
    EXPECT_THAT(little, StartsWith("(no name): 3 games"));
    EXPECT_THAT(little, Not(HasSubstr("market  ")));
    EXPECT_THAT(little, Not(HasSubstr("At the end")));
}

TEST(SimulationText, NamesSpacesThatWereNeverUsed) {
    const rules::Game game(testing::drawn_map({"m----..........."}),
                           rules::ruleset_named("standard"), 2);
    EXPECT_THAT(simulation_text(simulated(game, 1)),
                ::testing::ContainsRegex("[0-9]+ spaces were never used: [A-P]1, [A-P]1"));
}

/// Land alone: who begins takes the best of it.
const rules::Game& unfair_game() {
    static const rules::Game game(testing::drawn_map({"mfgrs", "mfgrs"}),
                                  rules::ruleset_named("standard"), 4);
    return game;
}

TEST(SimulationText, SaysHowOftenChanceMakesSuchADifference) {
    EXPECT_THAT(simulation_text(simulated(small_game(), 9)),
                HasSubstr("\nToo few games to tell how often chance makes such a difference.\n"));
    EXPECT_THAT(simulation_text(simulated(small_game(), 10)),
                HasSubstr("\nEqual seats differ as much in "));
    EXPECT_THAT(
        simulation_text(simulated(unfair_game(), 600)),
        ::testing::ContainsRegex("\nEqual seats differ as much in less than 0.1 % of runs of "
                                 "so many games\n\\(chi-square [0-9.]+, p < 0.001\\)\\.\n"));
}

TEST(SimulationText, SaysTheVerdictInWords) {
    EXPECT_THAT(simulation_text(simulated(unfair_game(), 1500)),
                ::testing::ContainsRegex("\nVerdict for 4 random players: biased\\.\n"
                                         "Seat [12] wins most \\([0-9.]+ %\\), seat [34] least "
                                         "\\([0-9.]+ %\\). The gap of [0-9.]+ points is truly "
                                         "[0-9.]+ to [0-9.]+\\.\n"
                                         "Seats are known not to win alike\\.\n"));
    Simulation few = simulated(small_game(), 10);
    few.tolerance = 0.025;
    EXPECT_THAT(simulation_text(few), HasSubstr("players: undecided.\n"));
    EXPECT_THAT(simulation_text(few),
                HasSubstr("\nMore games will tell whether it is less than 2.5 "
                          "points.\n"));
    Simulation lax = simulated(small_game(), 3000);
    lax.tolerance = 0.3;
    EXPECT_THAT(simulation_text(lax), HasSubstr("players: fair.\n"));
    EXPECT_THAT(simulation_text(lax), HasSubstr("\nIt is known to be less than 30 points.\n"));
}

TEST(Simulation, HasNoVerdictOnSeatsThatBotsDoNotShare) {
    Simulation mixed = simulated(small_game(), 20);
    EXPECT_TRUE(nlohmann::json::parse(simulation_json(mixed)).contains("fairness"));
    mixed.bots = {"random", "greedy"};
    EXPECT_FALSE(nlohmann::json::parse(simulation_json(mixed)).contains("fairness"));
    EXPECT_THAT(simulation_text(mixed), HasSubstr("\nNo verdict on the seats, as bots differ: "));
    const std::vector<std::string> bots{"random"};
    std::vector<Watcher> watcher(
        1, Watcher{balance::BoardTally(small_game(), simulation::Pairing::Rotated)});
    simulation::play_deals(small_game(), players::Lineup(bots, 2),
                           {5, simulation::Pairing::Rotated}, {0, 10}, std::span(watcher));
    mixed.tally = watcher.front().tally;
    mixed.pairing = simulation::Pairing::Rotated;
    const auto json = nlohmann::json::parse(simulation_json(mixed));
    EXPECT_EQ(json["fairness"]["bots"], nlohmann::json({"random", "greedy"}));
    EXPECT_EQ(json["fairness"]["games"], 20);
    EXPECT_EQ(json["paired"]["deals"], 10);
    EXPECT_THAT(simulation_text(mixed),
                HasSubstr("\nVerdict for random, greedy, on every seat in turn: "));
}

TEST(SimulationText, FitsATerminal) {
    for (const auto& resource : resources::in_folder("maps")) {
        const rules::Game game(formats::read_json(resource.bytes),
                               rules::ruleset_named("variant-1"), 5);
        std::istringstream lines(simulation_text(simulated(game, 30)));
        for (std::string line; std::getline(lines, line);) {
            EXPECT_LE(line.size(), 100) << line;
        }
    }
}

TEST(SimulationText, EscapesNames) {
    map::Map map = testing::drawn_map({"m."});
    map.details().name = "a\x1b[2J\n";
    rules::Ruleset rules = rules::ruleset_named("standard");
    rules.name = "house\r";
    const rules::Game game(map, rules, 2);
    const Simulation simulation = simulated(game, 1);
    EXPECT_THAT(simulation_text(simulation),
                StartsWith(R"(a\x1b[2J\n: 1 game of 2 random players, ruleset house\x0d, seed 5)"));
    const auto json = nlohmann::json::parse(simulation_json(simulation));
    EXPECT_EQ(json["map"], map.details().name);
    EXPECT_EQ(json["ruleset"], "house\r");
}

TEST(SimulationJson, IsAsDocumented) {
    Simulation simulation = simulated(small_game(), 20);
    auto json = nlohmann::ordered_json::parse(simulation_json(simulation));
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items()) {
        keys.push_back(key);
    }
    EXPECT_THAT(keys, ::testing::ElementsAre("map", "ruleset", "players", "games", "seed", "bots",
                                             "seats", "rounds", "actions", "seat_fairness",
                                             "markets", "spaces", "winners", "others", "course",
                                             "interim_scoring", "fairness", "timing"));
    EXPECT_EQ(json["timing"].dump(), R"({"seconds":1.5,"threads":2})");
    simulation.interrupted = true;
    json = nlohmann::ordered_json::parse(simulation_json(simulation));
    EXPECT_EQ(json["interrupted"], true);
}

TEST(Table, LinesUpItsColumns) {
    EXPECT_EQ(table({{"a", "long"}, {"word", "1"}, {"", "22"}}),
              "   a  long\nword     1\n        22\n");
    EXPECT_EQ(table({}), "");
}

} // namespace
} // namespace pampas::report

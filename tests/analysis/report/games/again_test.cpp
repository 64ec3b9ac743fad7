#include "analysis/report/games/again.h"
#include "engine/files/input_error.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>

#include <vector>

namespace pampas::report {
namespace {

using simulation::Pairing;

map::Map small_board() {
    return testing::drawn_map({"mfgrs.$", ".......", "...w...", "......m"});
}

/// The actions of all games of a run.
struct Actions {
    std::vector<std::vector<rules::Action>> games;

    void begin(std::size_t, const rules::Setup&) { games.emplace_back(); }
    void see(const rules::State&, int, const rules::Action& action, const rules::Outcome&) {
        games.back().push_back(action);
    }
    void end(const rules::State&) {}
};

std::vector<rules::Action> actions_of(const simulation::Playback<rules::Game>& playback) {
    std::vector<rules::Action> result;
    for (const auto& step : playback.steps(playback.actions())) {
        result.push_back(step.action);
    }
    return result;
}

TEST(PlayAgain, GivesEachGameOfTheRun) {
    const rules::Game game(small_board(), rules::ruleset_named("standard"), 3);
    for (const Pairing pairing : {Pairing::Independent, Pairing::Rotated}) {
        balance::SeriesPlan plan{
            .experiment = {.bots = {"random", "greedy", "random"}, .dealing = {7, pairing}},
            .games = 6};
        const GamesSummary summary = summary_of(game, plan, balance::play_series(game, plan));
        Actions played;
        const auto tables = plan.experiment.lineups(3);
        simulation::play_deals(game, std::span(tables), plan.experiment.dealing,
                               {0, simulation::deals_for(6, pairing, 3)}, std::span(&played, 1));
        ASSERT_EQ(played.games.size(), 6U);
        for (std::size_t number = 0; number < 6; ++number) {
            const auto again = play_again(small_board(), summary, number);
            EXPECT_EQ(actions_of(again.playback), played.games[number]) << number;
            EXPECT_EQ(again.bots, tables[number % tables.size()].names());
        }
    }
}

TEST(PlayAgain, RefusesPlayersThatThinkByTheClock) {
    const rules::Game game(small_board(), rules::ruleset_named("standard"), 2);
    balance::SeriesPlan plan{.experiment = {.bots = {"random", "random"}}, .games = 1};
    GamesSummary summary = summary_of(game, plan, balance::play_series(game, plan));
    summary.bots = {"search", "search"};
    summary.thinking = "50 ms a turn";
    EXPECT_THROW(play_again(small_board(), summary, 0), InputError);
}

TEST(PlayAgain, ComesToTheSameDigests) {
    const rules::Game game(small_board(), rules::ruleset_named("standard"), 2);
    const balance::SeriesPlan plan{.experiment = balance::usual_experiment({"greedy", "random"}),
                                   .games = 20};
    const GamesSummary summary = summary_of(game, plan, balance::play_series(game, plan));
    GamesSummary kept = read_summary(stored_json(summary));
    EXPECT_EQ(kept.checksums, summary.checksums);
    EXPECT_TRUE(kept.digests.empty());
    EXPECT_EQ(digested_again(small_board(), kept).digests, summary.digests);

    ++kept.checksums[3];
    EXPECT_NO_THROW(play_again(small_board(), kept, 2));
    EXPECT_THROW(play_again(small_board(), kept, 3), InputError);
    EXPECT_THROW(digested_again(small_board(), kept), InputError);
}

} // namespace
} // namespace pampas::report

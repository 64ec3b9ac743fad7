#include "analysis/pigs/moves.h"
#include "engine/pigs/players/lineup.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace pampas::pigs {
namespace {

Playback played(std::uint64_t seed, const Game& game) {
    Playback playback(game);
    simulation::play_match(game, Lineup(std::vector<std::string>{"random"}, game.players()),
                           simulation::Dealing{seed}, 0, playback);
    return playback;
}

TEST(PigMoves, LegalActionsHaveDifferentWords) {
    const Game game(usual_edition(), {}, 2);
    played(1, game).walk([](const State& before, const Playback::Step&, const State&) {
        std::set<std::string> words;
        const auto actions = before.legal_actions();
        for (const Action& action : actions) {
            words.insert(deed(action));
        }
        EXPECT_EQ(words.size(), actions.size());
    });
}

/// The gain of each action and what follows from it explain all dollars and pigs.
TEST(PigMoves, EveryChangeOfAnotherFarmIsTold) {
    for (int players = 2; players <= 6; ++players) {
        const Game game(usual_edition(), {}, players);
        played(static_cast<std::uint64_t>(players), game)
            .walk([](const State& before, const Playback::Step& step, const State& after) {
                const auto lines = consequences(before, step.action, after);
                for (int seat = 0; seat < after.players(); ++seat) {
                    if (seat == step.seat || before.farm(seat) == after.farm(seat)) {
                        continue;
                    }
                    EXPECT_THAT(lines, ::testing::Contains(::testing::HasSubstr(
                                           "Seat " + std::to_string(seat + 1))));
                }
            });
    }
}

TEST(PigMoves, GainsAreThoseOfTheOutcome) {
    const Game game(usual_edition(), {}, 3);
    played(7, game).walk([](const State& before, const Playback::Step& step, const State&) {
        const std::string words = gain(before, step.action);
        const int dollars = step.outcome.dollars;
        if (step.action.kind == ActionKind::Sell) {
            EXPECT_THAT(words, ::testing::StartsWith("+" + std::to_string(dollars)));
        } else if (step.action.kind == ActionKind::BuyMeadow) {
            EXPECT_THAT(words, ::testing::StartsWith("−" + std::to_string(-dollars)));
        } else if (step.action.kind == ActionKind::Choose) {
            EXPECT_TRUE(words.empty());
        }
    });
}

TEST(PigMoves, OutcomeNamesTheWinners) {
    const Game game(usual_edition(), {}, 4);
    const Playback playback = played(2, game);
    const State end = playback.after(playback.actions());
    for (const int seat : end.winners()) {
        EXPECT_THAT(outcome(end), ::testing::HasSubstr("Seat " + std::to_string(seat + 1)));
    }
}

} // namespace
} // namespace pampas::pigs

#include "engine/players/lineup.h"
#include "tests/engine/players/played.h"
#include "tests/engine/simulation/other_deal.h"

#include <gtest/gtest.h>

namespace pampas::testing {
namespace {

/// What a seat knows of both decks.
auto known_to(const rules::State& state, int seat) {
    return std::pair(
        known_cards(state.land(), state.rules().land_cards, state.players(), seat),
        known_cards(state.animals(), state.rules().animal_cards, state.players(), seat));
}

/// Expects the same actions to be legal and to look the same to the viewer in both games.
void expect_same_for(int viewer, const GamePlayback& one, const GamePlayback& other) {
    for (std::size_t k = 0; k <= other.actions(); ++k) {
        ASSERT_EQ(known_to(one.after(k), viewer), known_to(other.after(k), viewer)) << k;
        if (k < other.actions()) {
            const auto& step = one.step(k + 1);
            ASSERT_TRUE(other.after(k).allows(step.action)) << k;
            EXPECT_EQ(other.step(k + 1).outcome.income, step.outcome.income);
        }
    }
}

TEST(OtherDeal, LooksTheSameToAViewer) {
    const map::Map map = bundled("lasso");
    chance::Stream stream(4);
    for (const rules::Ruleset& rules : rules::rulesets()) {
        const rules::Game game(map, rules, rules.most_players);
        GamePlayback playback(game);
        const std::vector<std::string> bots{"greedy"};
        simulation::play_match(game, players::Lineup(bots, game.players()), {.seed = 3}, 0,
                               playback);
        for (const std::size_t part : {0U, 1U, 2U, 3U}) {
            const std::size_t actions = playback.actions() * part / 4;
            for (int viewer = 0; viewer < game.players(); ++viewer) {
                const GamePlayback other = other_deal(playback, actions, viewer, stream);
                EXPECT_FALSE(other.after(actions) == playback.after(actions));
                expect_same_for(viewer, playback, other);
            }
        }
    }
}

} // namespace
} // namespace pampas::testing

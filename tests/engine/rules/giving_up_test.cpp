#include "engine/formats/json_value.h"
#include "engine/rules/notation.h"
#include "engine/simulation/random_action.h"
#include "tests/engine/players/played.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace pampas::rules {
namespace {

/// Plays at random; seats that gave up end their turns.
void play_turn(State& state, chance::Stream& stream) {
    const int seat = state.seat();
    while (!state.over() && state.seat() == seat) {
        state.apply(state.has_given_up(seat) ? Action::end_turn()
                                             : simulation::random_action(state, stream));
    }
}

TEST(GivingUp, IsAlwaysLegalButNoChoiceOfBots) {
    const Game game(testing::bundled("lasso"), rulesets().front(), 3);
    chance::Stream stream(1);
    for (State state = game.set_up(stream); !state.over();) {
        EXPECT_TRUE(state.allows(Action::give_up()));
        EXPECT_EQ(state.count(ActionKind::EndTurn), 1U);
        EXPECT_EQ(state.nth(ActionKind::EndTurn, 0), Action::end_turn());
        state.apply(simulation::random_action(state, stream));
    }
}

TEST(GivingUp, CostsTheGameWhateverTheLead) {
    const Game game(testing::bundled("lasso"), rulesets().front(), 3);
    for (std::uint64_t number = 0; number < 20; ++number) {
        chance::Stream stream(2, number);
        State state = game.set_up(stream);
        const auto leaver = static_cast<int>(number % 3);
        while (!state.over() && (state.round() < 6 || state.seat() != leaver)) {
            play_turn(state, stream);
        }
        if (state.over()) {
            continue;
        }
        state.apply(Action::give_up());
        EXPECT_TRUE(state.has_given_up(leaver));
        EXPECT_FALSE(state.over());
        while (!state.over()) {
            play_turn(state, stream);
        }
        const auto winners = state.winners();
        EXPECT_FALSE(winners.empty());
        EXPECT_EQ(std::ranges::count(winners, leaver), 0);
    }
}

TEST(GivingUp, EndsTheGameWhenOneIsLeft) {
    const Game game(testing::bundled("lasso"), rulesets().front(), 3);
    chance::Stream stream(3);
    State state = game.set_up(stream);
    state.apply(Action::give_up());
    play_turn(state, stream);
    state.apply(Action::give_up());
    EXPECT_TRUE(state.over());
    EXPECT_EQ(state.winners(), std::vector{1});
    EXPECT_TRUE(state.scorings().back().final);
}

TEST(GivingUp, IsRecorded) {
    const Game game(testing::bundled("lasso"), rulesets().front(), 3);
    chance::Stream stream(4);
    const State state = game.set_up(stream);
    for (const Action& action : {Action::give_up(), Action::end_turn()}) {
        const auto json = action_json(state, 0, action, {});
        EXPECT_EQ(json.contains("gives_up"), action == Action::give_up());
        EXPECT_EQ(read_action(state, formats::JsonValue(json)), action);
    }
}

} // namespace
} // namespace pampas::rules

#include "analysis/wording/options.h"
#include "engine/simulation/random_action.h"
#include "tests/engine/rules/bundled_games.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace pampas::wording {
namespace {

/// A state of a game after some random actions.
rules::State any_state(const rules::Game& game, chance::Stream& stream) {
    rules::State state = game.set_up(stream);
    for (int left = *rc::gen::inRange(0, 150); left > 0 && !state.over(); --left) {
        state.apply(simulation::random_action(state, stream));
    }
    return state;
}

std::vector<Option> flat(const rules::State& state) {
    std::vector<Option> all;
    for (const OptionGroup& group : options(state)) {
        RC_ASSERT(!group.options.empty());
        for (const Option& option : group.options) {
            RC_ASSERT(option.action.kind == group.kind);
            all.push_back(option);
        }
    }
    return all;
}

RC_GTEST_PROP(Options, AreTheLegalActionsWithWhatTheyBring, ()) {
    const auto game = *testing::any_bundled_game();
    chance::Stream stream(*rc::gen::inRange<std::uint64_t>(0, 1000));
    const rules::State state = any_state(*game, stream);
    std::size_t legal = 0;
    for (std::size_t kind = 0; kind < rules::action_kinds; ++kind) {
        legal += state.count(static_cast<rules::ActionKind>(kind));
    }
    std::set<rules::Action> actions;
    std::set<std::string> commands;
    for (const Option& option : flat(state)) {
        RC_ASSERT(state.allows(option.action));
        actions.insert(option.action);
        commands.insert(option.command);
        rules::State after = state;
        RC_ASSERT(option.income == after.apply(option.action).income);
    }
    RC_ASSERT(actions.size() == legal);
    RC_ASSERT(commands.size() == legal);
}

RC_GTEST_PROP(Options, TellNothingThatTheSeatCannotSee, ()) {
    const auto game = *testing::any_bundled_game();
    chance::Stream stream(*rc::gen::inRange<std::uint64_t>(0, 1000));
    const rules::State state = any_state(*game, stream);
    rules::State other = state;
    other.redeal_unseen(state.seat(), stream);
    const auto lines = [](const rules::State& of) {
        std::vector<std::string> result;
        for (const OptionGroup& group : options(of)) {
            for (const Option& option : group.options) {
                result.push_back(option.command + " " + option_line(group, option));
            }
        }
        return result;
    };
    RC_ASSERT(lines(state) == lines(other));
}

/// A plan is told up to its first card that is not seen yet.
RC_GTEST_PROP(Options, TellWhatAPlanDoes, ()) {
    const auto game = *testing::any_bundled_game();
    chance::Stream stream(*rc::gen::inRange<std::uint64_t>(0, 1000));
    const rules::State state = any_state(*game, stream);
    std::vector<rules::Action> plan;
    std::vector<std::string> commands;
    bool is_known = true;
    for (rules::State ahead = state; !ahead.over() && ahead.seat() == state.seat();) {
        const rules::Action action = simulation::random_action(ahead, stream);
        plan.push_back(action);
        if (is_known) {
            commands.push_back(option_for(ahead, action).options.front().command);
        }
        is_known = is_known && !rules::shows_card(action);
        ahead.apply(action);
    }
    std::vector<std::string> told;
    for (const OptionGroup& group : planned_options(state, plan)) {
        told.push_back(group.options.front().command);
    }
    RC_ASSERT(told == commands);
}

TEST(Options, TellGainsInWords) {
    EXPECT_EQ(gain({{}, "end", ""}), "");
    EXPECT_EQ(gain({{}, "animal pig K8", "K8", 1, -2}), "+1 peso, -2 points");
    EXPECT_EQ(option_line({rules::ActionKind::PlayAnimal, "Play", {}}, {{}, "", "K8", 9, 1}),
              "Play: K8 (+9 pesos, +1 point)");
    EXPECT_EQ(option_line({rules::ActionKind::EndTurn, "Pass", {}}, {{}, "end", ""}), "Pass");
}

} // namespace
} // namespace pampas::wording

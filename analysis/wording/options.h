#pragma once

#include "engine/rules/state.h"

#include <span>
#include <string>
#include <vector>

/// What the seat to move may do, in words; only what it may know is used.
namespace pampas::wording {

/// A legal action.
struct Option {
    rules::Action action;
    std::string command; ///< as players type it, in every language: `land forest E4`
    std::string target;  ///< what its group does not say: `E4`, `forest for 3 pesos`; may be empty
    int income = 0;      ///< pesos that it brings at once
    int points = 0;      ///< points that its seat gains, without those of money, if scored now
};

/// Legal actions of a sort, such as those that play a forest card.
struct OptionGroup {
    rules::ActionKind kind;
    std::string title; ///< `Play a land card, forest`
    std::vector<Option> options;
};

/// All legal actions of the seat to move, by sort; no sort is empty. None if the game is over.
std::vector<OptionGroup> options(const rules::State& state);

/// What an action brings: `+9 pesos, +3 points`; empty if it brings nothing at once.
std::string gain(const Option& option);

/// An option in one line: `Play a land card, forest: E4 (+3 points)`.
std::string option_line(const OptionGroup& group, const Option& option);

/// A legal action as the one option of its sort.
OptionGroup option_for(const rules::State& state, const rules::Action& action);

/// What a plan does, in order, up to the end of the turn or to a card that is not seen yet; each
/// action as by `option_for`.
std::vector<OptionGroup> planned_options(rules::State state, std::span<const rules::Action> plan);

} // namespace pampas::wording

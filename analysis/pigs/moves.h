#pragma once

#include "engine/pigs/state.h"
#include "engine/simulation/playback.h"

#include <optional>
#include <string>
#include <vector>

/// What happens in a game, in words.
namespace pampas::pigs {

using Playback = simulation::Playback<Game>;

/// The pig, as the object of a verb: `a small pig`, `a vaccinated big pig`.
std::string a_pig(Size size, bool is_vaccinated = false);

/// What an action does: `sell a big pig`.
std::string deed(const Action& action);

/// The dollars that an action of this state brings or costs: `+15 dollars`; empty if none.
std::string gain(const State& state, const Action& action);

/// Who looks at a game: a seat or, without a value, somebody who may know everything.
using Viewer = std::optional<int>;

/// Whether what a seat chose in this state is still hidden from the viewer.
bool is_hidden(const State& state, int seat, Viewer viewer);

/// The turn: `Turn 3, spring: Pig show`.
std::string turn_title(const State& state);

/// What followed from an action, other than its own outcome: all choices shown, dollars and babies
/// from season cards, pigs lost at the end of a season, the end. A sentence each.
std::vector<std::string> consequences(const State& before, const Action& action,
                                      const State& after);

/// Who has won: `Seat 2 wins with 131 dollars`. The game is over.
std::string outcome(const State& state);

} // namespace pampas::pigs

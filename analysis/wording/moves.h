#pragma once

#include "engine/rules/state.h"
#include "engine/simulation/playback.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What happens in a game, in words: the lines of a log.
namespace pampas::wording {

/// A game that is looked at, and an action in it.
using Playback = simulation::Playback<rules::Game>;
using Step = Playback::Step;

/// Who looks: a seat, which does not see the cards that others take from a supply; empty: everybody
/// sees everything.
using Viewer = rules::Viewer;

/// An action: "Seat 2 drives three pigs to K8: 9 pesos". `before` and `after` are the states that
/// it joins.
std::string move(const rules::State& before, const Step& step, const rules::State& after,
                 Viewer viewer = {});

/// What followed from an action, in order: supplies that ran out, scorings, who won.
std::vector<std::string> consequences(const rules::State& before, const rules::State& after);

/// The points of a scoring in one line.
std::string scoring(const rules::Scoring& scoring, int players);

/// The same laid out: for each seat its points by category.
std::vector<std::string> scoring_by_category(const rules::Scoring& scoring, int players);

/// Who won a finished game, with how many points.
std::string outcome(const rules::State& end);

/// What an action earned on the board, where it was done: pesos of a market or a harvest. Empty if
/// nothing.
std::optional<int> earned(const Step& step);

/// The points that a seat would have if the game ended now; at its end, those that it has.
int points_if_over(const rules::State& state, int seat);

/// The name of a cell's space.
std::string space_name(const rules::State& state, rules::Cell cell);

/// `12 pesos`.
std::string pesos(int amount);

/// `12 points`.
std::string points(int number);

/// Cards of each kind as in `2 forest, 1 pampas`; `no cards` without any.
std::string cards(std::span<const int> counts, std::span<const std::string_view> names);

} // namespace pampas::wording

#pragma once

#include "analysis/wording/moves.h"
#include "engine/rules/state.h"

#include <map>
#include <string>
#include <string_view>

/// A game as a page that steps through it.
namespace pampas::game_page {

/// The figures that the page shows of a state, by name: `pesos-2`, `pig-1`, `supply-land`. Those of
/// seats end with the seat's number, from 1.
using Figures = std::map<std::string, int, std::less<>>;

/// The figures of a state as `viewer` sees it:
/// - `seat`, whose turn it is, from 1, `over` (0 or 1) and `round`;
/// - of each seat `points` (those it would have if the game ended now), `pesos`, `scored` (points
/// of
///   earlier scorings), its points now by category, its cards by kind, and `hidden` ones;
/// - the face-up cards by slot, `face-up-land-1` and `face-up-animal-1`: their kind from 0, or -1;
/// - what is left: `supply-land`, `supply-animal`, `aside-animal`, `land-tiles`, `haciendas`,
///   `chips`, and water tiles by shape (`water-row`).
Figures figures_of(const rules::State& state, wording::Viewer viewer);

/// The figures that differ, with their values in `after`. Both have the same names.
Figures changed(const Figures& before, const Figures& after);

/// The name of a figure of a seat, which counts from 0.
std::string of_seat(std::string_view figure, int seat);

} // namespace pampas::game_page

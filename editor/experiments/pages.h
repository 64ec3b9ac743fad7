#pragma once

#include "analysis/report/experiments/compensation.h"
#include "analysis/report/games/summary.h"
#include "analysis/report/ground/html_map.h"
#include "analysis/report/reference/reference.h"
#include "analysis/wording/verdicts.h"
#include "engine/map/map.h"

#include <span>

/// What this program adds to the reports of the analysis: pictures of maps, and advice that names
/// commands, options and buttons.
namespace pampas::experiments {

/// The map as pages show it, without a background, and where it lies in the picture. The picture
/// has room for the spaces of `room` even if they are void.
report::MapPicture picture_of(const map::Map& map, std::vector<hex::Coordinate> room = {});

/// The example of a term as the reference shows it, also sharp on high-resolution screens.
report::ExamplePicture picture_of_example(const report::TermExample& example);

/// Advice for tables whose verdict is undecided.
wording::Advice advice_on(std::span<const report::GamesSummary> tables);

/// Advice on the pesos that such a plan finds.
report::CompensationAdvice advice_on(const design::CompensationPlan& plan);

/// Advice to find pesos with more games, for the window that finds them.
std::string more_games_for_pesos();

} // namespace pampas::experiments

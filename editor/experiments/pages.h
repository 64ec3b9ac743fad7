#pragma once

#include "analysis/report/experiments/compensation.h"
#include "analysis/report/games/summary.h"
#include "analysis/report/ground/html_map.h"
#include "analysis/report/reference/reference.h"
#include "analysis/wording/verdicts.h"
#include "engine/map/map.h"

#include <span>

/// What reports of this program add to those of the analysis: pictures of maps, and advice that
/// names commands, options and buttons.
namespace pampas::experiments {

/// The map as pages show it: without paper below it, and where it lies. Spaces of `room` lie on the
/// picture though they are void.
report::MapPicture picture_of(const map::Map& map, std::vector<hex::Coordinate> room = {});

/// The example of a term as the reference shows it, sharp on fine screens too.
report::ExamplePicture picture_of_example(const report::TermExample& example);

/// Where no verdict is known of some tables.
wording::Advice advice_on(std::span<const report::GamesSummary> tables);

/// On pesos that such a plan finds.
report::CompensationAdvice advice_on(const design::CompensationPlan& plan);

/// To find pesos by more games, in the window that finds them.
std::string more_games_for_pesos();

} // namespace pampas::experiments

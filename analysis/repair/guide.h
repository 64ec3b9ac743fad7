#pragma once

#include "analysis/balance/series.h"
#include "analysis/design/trial.h"

namespace pampas::repair {

/// How much each space of a map, in reading order, has to do with who wins, by games with these
/// numbers of players: 1 where nobody is to be found, more where winners are and others are not, or
/// where some seats are and others are not. Markets count by who comes to them.
std::vector<double> spaces_that_tell(const map::Map& map, const rules::Ruleset& rules,
                                     const design::TrialPlan& plan, std::size_t games,
                                     const simulation::RunControl& control);

} // namespace pampas::repair

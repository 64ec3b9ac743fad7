#pragma once

#include "analysis/repair/repair.h"

namespace pampas::repair {

/// Of games, the goal is a gap below the tolerance at every number of players.
bool reaches_goal(const Proposal& proposal, const RepairPlan& plan);

/// The front of changes against what they gain, and its best proposal: of all these, of which one
/// is the map as it is, those that are better than all with fewer changes.
Repair front(std::vector<Proposal> proposals, const map::Map& map, const RepairPlan& plan);

} // namespace pampas::repair

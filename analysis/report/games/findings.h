#pragma once

#include "analysis/findings/finding.h"
#include "analysis/report/games/summary.h"

#include <span>
#include <vector>

namespace pampas::report {

/// What is bad about games that were played: seats that do not win alike, markets that nobody comes
/// to or that decide, a lead that cannot be caught, a board hardly used. At each table sit players
/// of one kind, so that its games tell what seats are worth.
std::vector<findings::Finding> games_findings(std::span<const GamesSummary> tables);

} // namespace pampas::report

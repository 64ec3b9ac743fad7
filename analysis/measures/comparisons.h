#pragma once

#include "analysis/findings/finding.h"
#include "analysis/graph/analysis.h"

#include <vector>

namespace pampas::measures {

/// Figures in which the map is among the worst quarter of published ones: warnings where no
/// published map is as bad, else notes; those first in which fewest are worse.
std::vector<findings::Finding> compared_findings(const graph::Analysis& analysis);

} // namespace pampas::measures

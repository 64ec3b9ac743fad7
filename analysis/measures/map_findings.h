#pragma once

#include "analysis/findings/finding.h"
#include "analysis/graph/analysis.h"

#include <span>
#include <vector>

namespace pampas::measures {

/// What is bad about a map, worst first: what keeps a client from taking it, what is unfair or
/// broken, then where it is among the worst quarter of published maps. Empty for a map about which
/// nothing bad can be said. `legality` are the findings of the map's legality, errors first; notes
/// among them are not bad.
std::vector<findings::Finding> map_findings(const graph::Analysis& analysis,
                                            std::span<const findings::Finding> legality);

} // namespace pampas::measures

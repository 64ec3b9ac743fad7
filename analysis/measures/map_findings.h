#pragma once

#include "analysis/findings/finding.h"
#include "analysis/graph/analysis.h"
#include "analysis/measures/figures.h"

#include <span>
#include <vector>

namespace pampas::measures {

/// Looks for something bad in the measures of a map.
using Check = findings::Check<graph::Analysis>;
using findings::Draft;
using findings::Finding;
using findings::Severity;

/// Every check, of equal severity the worse one first.
std::span<const Check> all_checks();

/// Figures in which the map is among the worst quarter of published ones: warnings where no
/// published map is as bad, otherwise notes; those first in which the fewest are worse.
std::vector<findings::Finding> compared_findings(const graph::Analysis& analysis);

/// What is bad about a map, worst first: what keeps a client from taking it, what is unfair or
/// broken, then where it is among the worst quarter of published maps. Empty for a map about which
/// nothing bad can be said. `legality` are the findings of the map's legality, errors first; notes
/// among them are not bad.
std::vector<findings::Finding> map_findings(const graph::Analysis& analysis,
                                            std::span<const findings::Finding> legality);

} // namespace pampas::measures

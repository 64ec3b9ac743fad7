#pragma once

#include "analysis/findings/finding.h"
#include "analysis/graph/analysis.h"
#include "analysis/measures/figures.h"

#include <span>
#include <vector>

namespace pampas::measures {

/// A check for something bad in the measures of a map.
using Check = findings::Check<graph::Analysis>;
using findings::Draft;
using findings::Finding;
using findings::Severity;

/// All checks; within a severity, worse ones first.
std::span<const Check> all_checks();

/// Findings for figures in the worst quarter of published maps: warnings if no published map is as
/// bad, otherwise notes. Sorted by the number of published maps that are as bad or worse, fewest
/// first.
std::vector<findings::Finding> compared_findings(const graph::Analysis& analysis);

/// All problems of a map, worst first: what keeps a client from accepting it, what is unfair or
/// broken, then figures in the worst quarter of published maps. `legality` are the map's legality
/// findings, errors first; its notes are not problems and left out.
std::vector<findings::Finding> map_findings(const graph::Analysis& analysis,
                                            std::span<const findings::Finding> legality);

} // namespace pampas::measures

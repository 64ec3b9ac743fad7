#pragma once

#include "analysis/findings/finding.h"
#include "analysis/graph/analysis.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>

namespace pampas::report {

/// The JSON (analysis/report#analyze), with the findings (map_findings.h) and the places among
/// published maps (published.h). `findings` are those of its legality.
nlohmann::ordered_json analysis_json(const graph::Analysis& analysis,
                                     std::span<const findings::Finding> findings);

/// A page for people: the news, worst first, every measure, and where the map lies among published
/// ones. `findings` are those of its legality. Control characters in names are escaped.
std::string analysis_text(const graph::Analysis& analysis,
                          std::span<const findings::Finding> findings);

} // namespace pampas::report

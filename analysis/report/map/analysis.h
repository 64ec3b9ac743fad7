#pragma once

#include "analysis/graph/analysis.h"
#include "analysis/legality/legality.h"

#include <span>
#include <string>

namespace pampas::report {

/// The JSON (analysis/report#analyze), with the news (news.h) and the places among published maps
/// (published.h). `findings` are the map's.
std::string analysis_json(const graph::Analysis& analysis,
                          std::span<const legality::Finding> findings);

/// A page for people: the news, worst first, every measure, and where the map lies among published
/// ones. `findings` are the map's. Control characters in names are escaped.
std::string analysis_text(const graph::Analysis& analysis,
                          std::span<const legality::Finding> findings);

} // namespace pampas::report

#pragma once

#include "analysis/findings/finding.h"
#include "analysis/graph/analysis.h"
#include "analysis/report/ground/html_map.h"

#include <span>

namespace pampas::report {

/// A self-contained page: the news, the map with its figures on it, tables and charts. `analysis`
/// and `findings` are those of `map`, `picture` shows it.
Html analysis_html(const map::Map& map, const graph::Analysis& analysis,
                   std::span<const findings::Finding> findings, const MapPicture& picture);

} // namespace pampas::report

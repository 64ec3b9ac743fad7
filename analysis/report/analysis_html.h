#pragma once

#include "analysis/graph/analysis.h"
#include "analysis/report/html_map.h"

#include <string>

namespace pampas::report {

/// A self-contained page: the map with its figures on it, tables and charts. `analysis` is that of
/// `map`, `picture` shows it.
std::string analysis_html(const map::Map& map, const graph::Analysis& analysis,
                          const MapPicture& picture);

} // namespace pampas::report

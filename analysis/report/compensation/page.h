#pragma once

#include "analysis/report/compensation/compensation.h"
#include "analysis/report/ground/html_map.h"

#include <string_view>

namespace pampas::report {

/// A self-contained page: the map and the pesos of each seat, whether they are enough, how to use
/// them. `map` is the one they were found for, `picture` shows it; `ruleset` is the file of the
/// ruleset with these pesos.
Html compensation_html(const CompensationReport& report, const map::Map& map,
                       const MapPicture& picture, std::string_view ruleset);

} // namespace pampas::report

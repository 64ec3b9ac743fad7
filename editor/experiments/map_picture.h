#pragma once

#include "analysis/report/ground/html_map.h"
#include "engine/map/map.h"

namespace pampas::experiments {

/// The map as pages show it: without paper below it, and where it lies.
report::MapPicture picture_of(const map::Map& map);

} // namespace pampas::experiments

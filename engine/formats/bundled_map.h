#pragma once

#include "engine/map/map.h"

#include <string_view>

namespace pampas::formats {

/// A map that comes with Pampas, by the name of its file without ending; it must be one.
map::Map bundled_map(std::string_view name);

} // namespace pampas::formats

#pragma once

#include "engine/map/map.h"

#include <string>

namespace pampas::library {

/// The map a user names: the path of a map file in any format, or `LIBRARY.pampas#NAME` (contract
/// 1), where both path and name may contain `#`. Throws `InputError`.
map::Map open_map(const std::string& argument);

} // namespace pampas::library

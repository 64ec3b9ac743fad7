#pragma once

#include "engine/map/map.h"

#include <string_view>
#include <vector>

namespace pampas::formats {

/// What a map says no more of itself after it was written to a file and read `again`, in the user's
/// language: `the description`.
std::vector<std::string_view> not_kept(const map::Details& before, const map::Details& again);

} // namespace pampas::formats

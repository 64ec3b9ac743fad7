#pragma once

#include "engine/map/map.h"

#include <optional>
#include <string>

namespace pampas::desktop {

/// A space and what it is: `C7 forest, locked`; nothing without a space.
std::string space_text(const map::Map& map, std::optional<hex::Coordinate> at);

/// What is noted about a space, if anything.
std::string note_text(const map::Map& map, std::optional<hex::Coordinate> at);

} // namespace pampas::desktop

#pragma once

#include "engine/formats/tiled/tiled_map.h"

#include <span>

namespace pampas::formats {

/// Whether a property of this name is one of those below; others are somebody else's.
bool is_known_property(std::string_view name);

/// What a map says of itself, as properties. Throws `InputError` for texts that are not UTF-8.
std::vector<TiledProperty> properties_of(const map::Details& details);

/// The inverse, for a map of this size. Throws `InputError` with the place.
map::Details details_of(std::span<const TiledProperty> properties, const hex::Grid& grid,
                        const std::string& name_of_unnamed);

} // namespace pampas::formats

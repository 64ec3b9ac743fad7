#pragma once

#include "engine/formats/tiled/tiled_map.h"

#include <span>

namespace pampas::formats {

/// Whether a property with this name belongs to Pampas.
bool is_known_property(std::string_view name);

/// The details of a map as properties. Throws `InputError` for texts that are not UTF-8.
std::vector<TiledProperty> properties_of(const map::Details& details);

/// Reads details from the properties of a map of this size; `name_of_unnamed` is the name for a map
/// without one. Throws `InputError` with the place.
map::Details details_of(std::span<const TiledProperty> properties, const hex::Grid& grid,
                        const std::string& name_of_unnamed);

} // namespace pampas::formats

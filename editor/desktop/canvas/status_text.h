#pragma once

#include "editor/session/origin.h"
#include "engine/map/map.h"

#include <optional>
#include <string>

/// What the window says about the map, as plain text.
namespace pampas::desktop {

/// A space and what it is: `C7 forest`; nothing without a space.
std::string space_text(const map::Map& map, std::optional<hex::Coordinate> at);

/// The window's title: a mark for changes that are not saved, the map's title, where it is kept.
std::string window_title(const map::Map& map, const session::Origin& origin, bool modified);

} // namespace pampas::desktop

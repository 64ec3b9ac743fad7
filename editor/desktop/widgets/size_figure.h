#pragma once

#include "analysis/legality/client.h"
#include "engine/map/map.h"

#include <string>

namespace pampas::desktop {

/// The size of a map as a client counts it (R1.6): `19 x 39 = 741 of 1760`, without the last part
/// when the client has no limit.
std::string size_figure(const map::Map& map, const legality::Client& client);

/// Whether the map has more spaces than the client takes.
bool too_large(const map::Map& map, const legality::Client& client);
/// What to tell a designer whose map is too large for the client.
std::string too_large_text(const legality::Client& client);

} // namespace pampas::desktop

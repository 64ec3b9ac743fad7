#pragma once

#include "analysis/legality/client.h"
#include "engine/map/map.h"

#include <string>
#include <vector>

namespace pampas::legality {

/// What players see of a map at a client.
struct Shown {
    map::Map map;
    std::vector<std::string> differences; ///< from the map as it was painted, a sentence each
};

/// Throws `InputError` when the client's files cannot hold the map.
Shown shown_by(const Client& client, const map::Map& map);

} // namespace pampas::legality

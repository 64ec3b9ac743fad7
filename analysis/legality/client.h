#pragma once

#include "engine/formats/format.h"
#include "engine/map/map.h"

#include <optional>
#include <string>
#include <vector>

/// Whether a game client takes a map (analysis#findings).
namespace pampas::legality {

/// What a game client can play, and what it makes of a map, read from a data file
/// (`resources/clients/`).
struct Client {
    std::string name;
    std::string title;
    std::optional<int> max_spaces; ///< columns x rows of the `.haz` form (R1.6)
    std::optional<int> max_waters; ///< water spaces on the map
    std::vector<map::Space> kinds{map::all_spaces.begin(), map::all_spaces.end()}; ///< it takes
    const formats::Format* format = nullptr; ///< of the files it takes; null: it takes none
    int turn = 0; ///< by which it shows what a file holds, clockwise: 0, 90, 180 or 270 degrees
    bool draws_terrain = false;          ///< decides the terrain of all land itself (R1.4)
    std::vector<std::string> words = {}; ///< what else designers should know about it, in English
};

/// The clients that come with Pampas, the default one (`yucata`) first.
const std::vector<Client>& clients();

/// The client of this name, or the one that the JSON file at this path describes. Throws
/// `InputError` listing the known names.
Client client_named(const std::string& name_or_path);

/// What players see of a map at a client.
struct Shown {
    map::Map map;
    std::vector<std::string> differences; ///< from the map as it was painted, a sentence each
};

/// Throws `InputError` when the client's files cannot hold the map.
Shown shown_by(const Client& client, const map::Map& map);

} // namespace pampas::legality

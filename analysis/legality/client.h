#pragma once

#include "engine/formats/format.h"
#include "engine/map/map.h"

#include <optional>
#include <string>
#include <vector>

/// Whether a game client accepts a map (analysis#findings).
namespace pampas::legality {

/// The capabilities of a game client, read from a data file (`resources/clients/`).
struct Client {
    std::string name;
    std::string title;
    std::optional<int> max_spaces; ///< maximum of columns x rows in the `.haz` format (R1.6)
    std::optional<int> max_waters; ///< maximum number of water spaces
    /// Accepted kinds.
    std::vector<map::Space> kinds{map::all_spaces.begin(), map::all_spaces.end()};
    const formats::Format* format = nullptr; ///< format of its map files; null if it reads none
    int turn = 0; ///< clockwise rotation of the display against the file: 0, 90, 180 or 270 degrees
    bool draws_terrain = false;          ///< whether it draws the terrain of all land itself (R1.4)
    std::vector<std::string> words = {}; ///< further notes for designers, in English
};

/// The bundled clients, the default one (`yucata`) first.
const std::vector<Client>& clients();

/// The client with this name, or from the JSON file at this path. Throws `InputError` listing the
/// known names.
Client client_named(const std::string& name_or_path);

/// A map as a client displays it.
struct Shown {
    map::Map map;
    std::vector<std::string> differences; ///< differences from the painted map, a sentence each
};

/// The map as the client shows it. Throws `InputError` when the client's format cannot hold the
/// map.
Shown shown_by(const Client& client, const map::Map& map);

} // namespace pampas::legality

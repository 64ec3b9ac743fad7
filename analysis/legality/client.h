#pragma once

#include <optional>
#include <string>
#include <vector>

/// Whether a game client takes a map (analysis#findings).
namespace pampas::legality {

/// What a game client can play, read from a data file (`resources/clients/`).
struct Client {
    std::string name;
    std::string title;
    std::optional<int> max_spaces; ///< columns x rows of the `.haz` form (R1.6)
    std::optional<int> max_waters; ///< water spaces on the map
};

/// The clients that come with Pampas, the default one (`yucata`) first.
const std::vector<Client>& clients();

/// The client of this name, or the one that the JSON file at this path describes. Throws
/// `InputError` listing the known names.
Client client_named(const std::string& name_or_path);

} // namespace pampas::legality

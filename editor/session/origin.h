#pragma once

#include "engine/library/library.h"
#include "engine/map/map.h"

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

namespace pampas::session {

/// A map kept in a file of its own.
struct InFile {
    std::filesystem::path path;

    friend bool operator==(const InFile&, const InFile&) = default;
};

/// A map kept in a library, under its own name.
struct InLibrary {
    std::filesystem::path library;
    std::string name;
    /// The one the map was made from; none while it is not in the library yet.
    std::optional<library::Revision> revision;

    friend bool operator==(const InLibrary&, const InLibrary&) = default;
};

/// Where an open map is kept: nowhere yet, in a file or in a library.
using Origin = std::variant<std::monostate, InFile, InLibrary>;

/// The place as people write it: a path, `LIBRARY#NAME`, or nothing.
std::string place(const Origin& origin);

/// The place without its folder: `rivers.json`, `maps.pampas`; nothing for nowhere.
std::string short_place(const Origin& origin);

/// What to call a map that is open: its name, else that of its file, else `Untitled`.
std::string title(const map::Map& map, const Origin& origin);

struct OpenedMap {
    map::Map map;
    Origin origin;
};

/// Opens the map at a place: a path or `LIBRARY.pampas#NAME`. Throws `InputError`.
OpenedMap open_map(const std::string& place);

/// Saves the map where it is kept, which must be somewhere, and gives where it is then. In a
/// library, a map that has got another name is renamed with its history. Throws `InputError` when
/// that cannot be, `library::Conflict` when the library has a newer revision; what was there then
/// stays as it was.
Origin save_map(const map::Map& map, const Origin& origin);

/// What of the map the format of its file does not hold, in words: `the description, the players`;
/// nothing when all of it comes back, as it does from libraries.
std::string not_kept(const map::Map& map, const Origin& origin);

} // namespace pampas::session

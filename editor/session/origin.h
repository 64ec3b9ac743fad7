#pragma once

#include "engine/formats/format.h"
#include "engine/library/library.h"
#include "engine/library/open_map.h"
#include "engine/map/map.h"

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

namespace pampas::session {

/// A map in a file of its own.
struct MapFile {
    std::filesystem::path path;

    friend bool operator==(const MapFile&, const MapFile&) = default;
};

/// A library with all its maps.
struct LibraryFile {
    std::filesystem::path path;

    friend bool operator==(const LibraryFile&, const LibraryFile&) = default;
};

/// What can be opened: a map in a file or in a library, or a library.
using Place = std::variant<MapFile, library::NamedMap, LibraryFile>;

/// Reads a place as people write it, a path or `LIBRARY.pampas#NAME`. Paths that are relative are
/// those from the working directory; the place is the same however its folder is written.
Place read_place(const std::string& text);

/// The place as people write it.
std::string place_text(const Place& place);

/// A map kept in a library.
struct InLibrary {
    library::NamedMap map;
    /// The one the map was made from; none while it is not in the library yet.
    std::optional<library::Revision> revision;

    friend bool operator==(const InLibrary&, const InLibrary&) = default;
};

/// Where an open map is kept: nowhere yet, in a file or in a library.
using Origin = std::variant<std::monostate, MapFile, InLibrary>;

/// Where to open the map again; nothing for nowhere, nor for a library that does not have it.
std::optional<Place> place_of(const Origin& origin);

/// The place without its folder: `rivers.json`, `maps.pampas`; nothing where that has none.
std::string short_place(const Origin& origin);

/// What to call a map that is open: its name, otherwise that of its file, otherwise `Untitled`.
std::string title(const map::Map& map, const Origin& origin);

struct OpenedMap {
    map::Map map;
    Origin origin;
};

/// Opens the map at a place. Throws `InputError`, also for a library as a whole.
OpenedMap open_map(const Place& place);

/// Saves the map where it is kept, which must be somewhere, and returns where it is then. In a
/// library, a map that has got another name is renamed with its history. Throws `InputError` when
/// that cannot be, `library::Conflict` when the library has a newer revision; what was there then
/// stays as it was. A library notes `note` on the revision, a file has no place for it.
Origin save_map(const map::Map& map, const Origin& origin, const std::string& note = {});

/// What of the map the format of its file does not hold, in words: `the description, the players`;
/// nothing when all of it comes back, as it does from libraries.
std::string not_kept(const map::Map& map, const Origin& origin);

/// The same of a file in this format. Throws `InputError` when it cannot hold the map at all.
std::string not_kept(const map::Map& map, const formats::Format& format);

} // namespace pampas::session

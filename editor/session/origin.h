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

/// Reads a place as people write it: a path or `LIBRARY.pampas#NAME`. Relative paths start at the
/// working directory; different spellings of a folder give the same place.
Place read_place(const std::string& text);

/// The place as people write it.
std::string place_text(const Place& place);

/// A map kept in a library.
struct InLibrary {
    library::NamedMap map;
    /// The revision that the map came from; nothing while it is not in the library yet.
    std::optional<library::Revision> revision;

    friend bool operator==(const InLibrary&, const InLibrary&) = default;
};

/// Where an open map is kept: nowhere yet, in a file or in a library.
using Origin = std::variant<std::monostate, MapFile, InLibrary>;

/// Where to open the map again; nothing if it is kept nowhere or its library does not have it yet.
std::optional<Place> place_of(const Origin& origin);

/// The place without its folder: `rivers.json`, `maps.pampas`; empty if there is no place.
std::string short_place(const Origin& origin);

/// The title of an open map: its name, otherwise that of its file, otherwise `Untitled`.
std::string title(const map::Map& map, const Origin& origin);

struct OpenedMap {
    map::Map map;
    Origin origin;
};

/// Opens the map at a place. Throws `InputError`, also for a whole library.
OpenedMap open_map(const Place& place);

/// Saves the map where it is kept, which must be somewhere, and returns its new origin. In a
/// library, renames a map whose name has changed, with its history. Throws `InputError` if that
/// fails, `library::Conflict` if the library has a newer revision; what was there then stays as it
/// was. A library keeps `note` with the revision, a file does not.
Origin save_map(const map::Map& map, const Origin& origin, const std::string& note = {});

/// What the format of its file does not hold of the map, in words: `the description, the players`;
/// empty if it holds everything, as libraries do.
std::string not_kept(const map::Map& map, const Origin& origin);

/// The same for a file in this format. Throws `InputError` if it cannot hold the map at all.
std::string not_kept(const map::Map& map, const formats::Format& format);

} // namespace pampas::session

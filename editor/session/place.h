#pragma once

#include "engine/library/open_map.h"

#include <filesystem>
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

} // namespace pampas::session

#pragma once

#include "engine/map/map.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace pampas::formats {

/// A file format for maps.
struct Format {
    std::string_view name;   ///< as in `--format`
    std::string_view ending; ///< of files, with its dot, lower case
    std::string_view title;  ///< for a file dialog
    /// The map that the bytes of a file hold; throws `InputError` with the place in the file.
    map::Map (*read)(std::string_view bytes);
    /// The bytes of a file that holds the map; throws `InputError` when the format cannot.
    std::string (*write)(const map::Map& map);
    /// Whether bytes are surely meant to be of this format, whatever their file is called; null
    /// where only the ending tells.
    bool (*recognizes)(std::string_view bytes) = nullptr;
    /// `read` for the bytes of a file that names a tileset, which lies beside it
    /// (editor/picture/tileset.h); null for formats without one.
    map::Map (*read_file)(std::string_view bytes, const std::filesystem::path& file) = nullptr;

    bool has_tileset() const { return read_file != nullptr; }
};

/// Every format, the native one first.
std::span<const Format> all_formats();

/// The endings of all formats, for help texts: `.json, .haz or .txt`.
std::string endings();

/// The format with this name, or null.
const Format* format_named(std::string_view name);

/// The format that the file's ending tells, in upper or lower case, or null.
const Format* format_of(const std::filesystem::path& file);

/// The format that recognizes the bytes, or null.
const Format* format_in(std::string_view bytes);

/// The files of a folder whose endings are those of maps, by name. Throws `InputError` when it
/// cannot be read, and when it has none.
std::vector<std::filesystem::path> map_files_in(const std::filesystem::path& folder);

/// Reads a map in the format that recognizes it, else in the one its ending tells; with any other
/// ending it is read as JSON. Throws `InputError` naming file and place.
map::Map read_map(const std::filesystem::path& file);

} // namespace pampas::formats

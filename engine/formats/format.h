#pragma once

#include "engine/map/map.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::formats {

/// A file format for maps.
struct Format {
    std::string_view name;   ///< as in `--format`
    std::string_view ending; ///< file extension with dot, in lower case
    std::string_view title;  ///< for file dialogs
    /// Reads a map from the bytes of a file. Throws `InputError` with the place in the file.
    map::Map (*read)(std::string_view bytes);
    /// The bytes of a file with the map. Throws `InputError` if the format cannot hold it.
    std::string (*write)(const map::Map& map);
    /// Whether the bytes are certainly in this format, whatever the file's name; null for formats
    /// identified only by extension.
    bool (*recognizes)(std::string_view bytes) = nullptr;
    /// Replaces `read` for formats whose files refer to a tileset beside them
    /// (editor/picture/tileset.h); null for others.
    map::Map (*read_file)(std::string_view bytes, const std::filesystem::path& file) = nullptr;

    /// Whether files of this format refer to a tileset.
    bool has_tileset() const { return read_file != nullptr; }
};

/// The formats, each defined in its own file.
Format json_format(), haz_format(), tmx_format(), tmj_format(), text_format(), share_format();

/// All formats, the native one first.
std::span<const Format> all_formats();

/// The extensions of all formats, for help texts: `.json, .haz or .txt`.
std::string endings();

/// The format with this name, or null.
const Format* format_named(std::string_view name);

/// The format with the file's extension in upper or lower case, or null.
const Format* format_of(const std::filesystem::path& file);

/// The format that recognizes the bytes, or null.
const Format* format_in(std::string_view bytes);

/// The files in a folder with the extension of a format, sorted by name. Throws `InputError` if the
/// folder cannot be read or has none.
std::vector<std::filesystem::path> map_files_in(const std::filesystem::path& folder);

/// Reads a map in the format that recognizes it or, if none does, in the one of its extension, by
/// default JSON. Throws `InputError` with file and place.
map::Map read_map(const std::filesystem::path& file);

/// Reads a map from the bytes of a file that is not on disk, which errors call `name`. Throws
/// `InputError`, also for a file that refers to a tileset beside it.
map::Map read_map(std::string_view bytes, const std::string& name);

/// Whether there is a bundled map of this file name without extension.
bool is_bundled(std::string_view name);

/// A bundled map, which must exist, by its file name without extension.
map::Map bundled_map(std::string_view name);

/// The details a map lost by being written to a file and read `again`, in the user's language: `the
/// description`.
std::vector<std::string_view> not_kept(const map::Details& before, const map::Details& again);

} // namespace pampas::formats

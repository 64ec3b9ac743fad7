#pragma once

#include <filesystem>
#include <string>
#include <string_view>

/// Paths and file names.
namespace pampas {

/// The path for a UTF-8 text. All texts in the programs are UTF-8, but Windows would assume another
/// encoding when making a path from a `char` string. In the other direction, `string()` gives UTF-8
/// on all systems.
inline std::filesystem::path path_of(std::string_view text) {
    return std::u8string(text.begin(), text.end());
}

/// A file name without extension that every system accepts, as close as possible to a UTF-8 title.
std::string portable_name(std::string title);

} // namespace pampas

#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace pampas {

/// The path that a text names. All texts of the programs are UTF-8, but a path made of a `char`
/// string would take them for something else on Windows, where paths are UTF-16. Back again,
/// `string()` gives UTF-8 on all systems.
inline std::filesystem::path path_of(std::string_view text) {
    return std::u8string(text.begin(), text.end());
}

} // namespace pampas

#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

/// Paths and names of files.
namespace pampas {

/// The path that a text names. All texts in the programs are UTF-8, but on Windows a path made from
/// a `char` string would assume another encoding, since paths are UTF-16 there. In the other
/// direction, `string()` gives UTF-8 on all systems.
inline std::filesystem::path path_of(std::string_view text) {
    return std::u8string(text.begin(), text.end());
}

/// A file name without an ending that every system accepts, as similar as possible to a title,
/// which is UTF-8.
std::string portable_name(std::string title);

/// The name or, if it is taken, the name with the first number that makes it free: `Honey (2)`.
/// That number replaces one that the name already has.
std::string free_name(const std::string& name,
                      const std::function<bool(const std::string& name)>& is_taken);

} // namespace pampas

#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace pampas::library {

/// Reads all of a library: what is damaged in it, a line each; nothing when it is sound. Throws
/// `InputError` for a file that is no library or cannot be opened.
std::vector<std::string> check(const std::filesystem::path& library);

} // namespace pampas::library

#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

/// The files in the folder of unsaved work.
namespace pampas::recovery {

/// A unique path for a new file with this ending in a folder: the time and a random number.
std::filesystem::path new_file(const std::filesystem::path& folder, std::string_view ending);

/// All files with this ending in a folder, the oldest first; none if the folder does not exist.
std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder,
                                            std::string_view ending);

} // namespace pampas::recovery

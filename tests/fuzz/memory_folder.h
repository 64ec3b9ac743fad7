#pragma once

#include "tests/engine/temporary_folder.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace pampas::fuzz {

/// A folder for readers of files, in memory where the system has such a place.
class MemoryFolder {
  public:
    const std::filesystem::path& path() const { return folder_.path(); }

    /// Writes a file and returns its path.
    std::filesystem::path put(const std::string& name, std::string_view bytes) const {
        std::filesystem::path file = folder_ / name;
        std::ofstream(file, std::ios::binary) << bytes;
        return file;
    }

  private:
    testing::TemporaryFolder folder_;
};

} // namespace pampas::fuzz

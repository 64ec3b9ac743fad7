#pragma once

#include "engine/files/system.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>

namespace pampas::testing {

/// A folder for one test, removed with the object. It is in memory if the system has room there,
/// because flushing to a disk takes longer than most tests. Other users may enter it.
class TemporaryFolder {
  public:
    TemporaryFolder() {
        const std::filesystem::path memory = "/dev/shm";
        const bool in_memory = system::may_write(memory);
        std::random_device random;
        path_ = (in_memory ? memory : std::filesystem::temp_directory_path()) /
                fmt::format("pampas-{:08x}{:08x}", random(), random());
        if (!std::filesystem::create_directory(path_)) {
            throw std::runtime_error("no temporary folder");
        }
        std::filesystem::permissions(path_, std::filesystem::perms(0755));
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    const std::filesystem::path& path() const { return path_; }
    std::filesystem::path operator/(std::string_view name) const { return path_ / name; }

  private:
    std::filesystem::path path_;
};

inline std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

inline void put(const std::filesystem::path& file, std::string_view bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
}

/// How many files and folders are in a folder, without those in its folders.
inline std::ptrdiff_t entries_in(const std::filesystem::path& folder) {
    return std::distance(std::filesystem::directory_iterator(folder), {});
}

} // namespace pampas::testing

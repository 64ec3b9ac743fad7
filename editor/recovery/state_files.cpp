#include "editor/recovery/state_files.h"

#include <fmt/chrono.h>

#include <algorithm>
#include <chrono>
#include <random>

namespace pampas::recovery {

namespace fs = std::filesystem;

fs::path new_file(const fs::path& folder, std::string_view ending) {
    return folder / fmt::format("{:%Y%m%d-%H%M%S}-{:08x}{}",
                                fmt::gmtime(std::chrono::system_clock::now()),
                                std::random_device()(), ending);
}

std::vector<fs::path> files_in(const fs::path& folder, std::string_view ending) {
    std::vector<fs::path> result;
    std::error_code ignored; // no folder, no files
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
        if (entry.path().extension() == ending) {
            result.push_back(entry.path());
        }
    }
    std::ranges::sort(result);
    return result;
}

} // namespace pampas::recovery

#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <vector>

namespace pampas::testing {

/// The published maps in the folder that the environment variable `PAMPAS_CORPUS` names, sorted by
/// name; none if it is not set.
inline std::vector<std::filesystem::path> corpus_files() {
    std::vector<std::filesystem::path> files;
    const char* folder = std::getenv("PAMPAS_CORPUS");
    std::error_code missing;
    for (const auto& entry : std::filesystem::directory_iterator(folder ? folder : "", missing)) {
        if (entry.path().extension() == ".haz") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

} // namespace pampas::testing

/// Skips the test, with a message, if there is no corpus.
#define PAMPAS_NEEDS_CORPUS()                                                                      \
    if (pampas::testing::corpus_files().empty())                                                   \
    GTEST_SKIP() << "PAMPAS_CORPUS names no folder of published maps (.haz files)"

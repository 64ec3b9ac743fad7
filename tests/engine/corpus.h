#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <vector>

namespace pampas::testing {

/// The published maps in the folder that the environment variable `PAMPAS_CORPUS` names, by name;
/// none without it.
inline std::vector<std::filesystem::path> corpus_files() {
    std::vector<std::filesystem::path> files;
    if (const char* folder = std::getenv("PAMPAS_CORPUS")) {
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            if (entry.path().extension() == ".haz") {
                files.push_back(entry.path());
            }
        }
    }
    std::ranges::sort(files);
    return files;
}

} // namespace pampas::testing

/// Skips the test where there is no corpus.
#define PAMPAS_NEEDS_CORPUS()                                                                      \
    if (std::getenv("PAMPAS_CORPUS") == nullptr)                                                   \
    GTEST_SKIP() << "PAMPAS_CORPUS names no folder of published maps"

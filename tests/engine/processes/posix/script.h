#pragma once

#include "tests/engine/temporary_folder.h"

#include <filesystem>
#include <string>

namespace pampas::testing {

/// Writes a shell script that can be run, and returns its path.
inline std::filesystem::path script(const TemporaryFolder& folder, const std::string& name,
                                    const std::string& commands) {
    const std::filesystem::path path = folder / name;
    std::filesystem::remove(path); // an earlier one may be running
    put(path, "#!/bin/sh\n" + commands + "\n");
    std::filesystem::permissions(path, std::filesystem::perms::owner_all);
    return path;
}

} // namespace pampas::testing

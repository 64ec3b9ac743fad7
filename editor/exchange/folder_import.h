#pragma once

#include "engine/library/library.h"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace pampas::exchange {

/// Brings the maps of files into a library, each under a name of its own.
class FolderImport {
  public:
    /// Of a map that was read.
    struct Outcome {
        std::string name;   ///< in the library
        int revision = 0;   ///< that the map became
        bool added = false; ///< else the library has just this map as the newest of its name
    };

    /// Begins with this library, which is made if it is not there. Throws `InputError`.
    explicit FolderImport(const std::filesystem::path& library);

    /// Reads a map and keeps it, under its own name or, if it has none, its file's; maps of the
    /// same name get a number behind it. Throws `InputError` when it cannot be read or kept.
    Outcome add(const std::filesystem::path& file);

  private:
    library::Library library_;
    std::set<std::string> names_; ///< of the maps before
};

} // namespace pampas::exchange

#pragma once

#include "editor/exchange/job.h"
#include "engine/library/library.h"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace pampas::exchange {

/// A map of a library, and the file or folder it is to be written to.
struct Parcel {
    std::string map;
    std::filesystem::path path;

    friend bool operator==(const Parcel&, const Parcel&) = default;
};

/// Every map of a library, by name, on its way into a folder: each under a name of its own that
/// every system takes, also where upper and lower case are one. Throws `InputError` when the
/// library cannot be read.
std::vector<Parcel> parcels(const std::filesystem::path& library,
                            const std::filesystem::path& folder, const Product& product);

/// Whether something has the parcel's path already.
bool is_taken(const Parcel& parcel);

/// Brings the maps of files into a library, each under a name of its own.
class FolderImport {
  public:
    /// Of a map that was read.
    struct Outcome {
        std::string name;   ///< in the library
        int revision = 0;   ///< that the map became
        bool added = false; ///< false: the newest map of this name is the same
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

#pragma once

#include "editor/exchange/job.h"
#include "engine/files/free_names.h"
#include "engine/library/library.h"

#include <filesystem>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace pampas::exchange {

/// A map of a library, and the file or folder to write it to.
struct Parcel {
    std::string map;
    std::filesystem::path path;

    friend bool operator==(const Parcel&, const Parcel&) = default;
};

/// Every map of a library, by name, with its place in a folder: each has a different name that
/// every system accepts, even one that ignores case. Throws `InputError` if the library cannot be
/// read.
std::vector<Parcel> parcels(const std::filesystem::path& library,
                            const std::filesystem::path& folder, const Product& product);

/// Whether the parcel's path exists already.
bool is_taken(const Parcel& parcel);

/// These files in groups whose maps are stored together: few enough to fit into memory, and not to
/// keep other programs waiting for the library.
std::vector<std::span<const std::filesystem::path>>
batches(std::span<const std::filesystem::path> files);

/// Brings the maps of files into a library, each under a name of its own.
class FolderImport {
  public:
    /// What became of a map that was read.
    struct Outcome {
        std::string name;   ///< in the library
        int revision = 0;   ///< number of the revision that the map became
        bool added = false; ///< false: the newest map of this name is the same
    };
    /// Or why a file was refused.
    using Result = std::variant<Outcome, std::string>;

    /// Opens this library, or creates it. Throws `InputError`.
    explicit FolderImport(const std::filesystem::path& library);

    /// Reads maps and stores them together, each under its own name or, if it has none, that of its
    /// file; further maps of the same name get a number after it. Returns the result of each file.
    /// Throws `InputError` if the library cannot be written; then nothing of them is kept.
    std::vector<Result> add(std::span<const std::filesystem::path> files);

  private:
    Outcome keep(map::Map map);

    library::Library library_;
    FreeNames names_;
};

} // namespace pampas::exchange

#pragma once

#include "editor/exchange/product.h"

#include <filesystem>
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

} // namespace pampas::exchange

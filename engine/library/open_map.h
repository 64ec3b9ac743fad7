#pragma once

#include "engine/map/map.h"

#include <filesystem>
#include <optional>
#include <string>

namespace pampas::library {

/// A map in a library, as users name it: `LIBRARY.pampas#NAME` (engine/formats#library).
struct NamedMap {
    std::filesystem::path library;
    std::string name;

    friend bool operator==(const NamedMap&, const NamedMap&) = default;
};

/// The map in a library that an argument names; empty if the argument is a path. Both path and name
/// may contain `#`.
std::optional<NamedMap> named_map(const std::string& argument);

/// Opens the map a user names: a share code, the path of a map file in any format,
/// `LIBRARY.pampas#NAME` or, where no such file exists, a bundled map by its file name without
/// extension. Throws `InputError`.
map::Map open_map(const std::string& argument);

} // namespace pampas::library

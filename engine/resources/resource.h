#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// The files of `resources/` and `maps/`, which are built into the programs.
namespace pampas::resources {

struct Resource {
    /// Below `resources/` or, for `maps/`, below the project: `clients/yucata.json`.
    std::string_view path;
    std::string_view bytes;
};

/// All resources.
std::span<const Resource> all();

/// The bytes of the resource with this path, if it exists.
std::optional<std::string_view> find(std::string_view path);
/// The same for a table of another floor.
std::optional<std::string_view> find(std::span<const Resource> table, std::string_view path);

/// The resources in a folder (`maps`), by path.
std::vector<Resource> in_folder(std::string_view folder);

} // namespace pampas::resources

#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// The files of `resources/` and `maps/`, embedded in the programs.
namespace pampas::resources {

/// An embedded file.
struct Resource {
    /// Relative to `resources/` or, for `maps/`, to the project: `clients/yucata.json`.
    std::string_view path;
    std::string_view bytes;
};

/// All resources.
std::span<const Resource> all();

/// The bytes of the resource with this path, if it exists.
std::optional<std::string_view> find(std::string_view path);
/// The same in another table of resources.
std::optional<std::string_view> find(std::span<const Resource> table, std::string_view path);

/// The resources in a folder (`maps`), sorted by path.
std::vector<Resource> in_folder(std::string_view folder);

} // namespace pampas::resources

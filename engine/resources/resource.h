#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// The files of `resources/` and `maps/`, carried inside the programs.
namespace pampas::resources {

struct Resource {
    std::string_view
        path; ///< below `resources/`, or below the project for `maps/`: `clients/yucata.json`
    std::string_view bytes;
};

/// Every resource.
std::span<const Resource> all();

/// The bytes of the resource with this path, if there is one.
std::optional<std::string_view> find(std::string_view path);
/// The same of a table that another floor carries.
std::optional<std::string_view> find(std::span<const Resource> table, std::string_view path);

/// The resources of one folder (`maps`), by path.
std::vector<Resource> in_folder(std::string_view folder);

} // namespace pampas::resources

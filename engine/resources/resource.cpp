#include "engine/resources/resource.h"

#include <algorithm>

namespace pampas::resources {

std::optional<std::string_view> find(std::string_view path) {
    return find(all(), path);
}

std::optional<std::string_view> find(std::span<const Resource> table, std::string_view path) {
    const auto found = std::ranges::find(table, path, &Resource::path);
    return found == table.end() ? std::nullopt : std::optional(found->bytes);
}

std::vector<Resource> in_folder(std::string_view folder) {
    std::vector<Resource> result;
    for (const Resource& resource : all()) {
        if (resource.path.substr(0, resource.path.rfind('/')) == folder) {
            result.push_back(resource);
        }
    }
    std::ranges::sort(result, {}, &Resource::path);
    return result;
}

} // namespace pampas::resources

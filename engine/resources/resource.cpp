#include "engine/resources/resource.h"

#include <algorithm>

namespace pampas::resources {

std::optional<std::string_view> find(std::string_view path) {
    const auto found = std::ranges::find(all(), path, &Resource::path);
    return found == all().end() ? std::nullopt : std::optional(found->bytes);
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

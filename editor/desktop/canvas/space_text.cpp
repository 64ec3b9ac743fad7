#include "editor/desktop/canvas/space_text.h"

#include "engine/hex/name.h"

#include <fmt/format.h>

namespace pampas::desktop {

std::string space_text(const map::Map& map, std::optional<hex::Coordinate> at) {
    return at ? fmt::format("{} {}", hex::name(*at), map::name(map.at(*at))) : std::string();
}

} // namespace pampas::desktop

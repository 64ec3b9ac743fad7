#include "editor/desktop/canvas/status_text.h"

#include "engine/hex/name.h"

#include <fmt/format.h>

namespace pampas::desktop {

std::string space_text(const map::Map& map, std::optional<hex::Coordinate> at) {
    return at ? fmt::format("{} {}", hex::name(*at), map::name(map.at(*at))) : std::string();
}

std::string window_title(const map::Map& map, const session::Origin& origin, bool modified) {
    const std::string mark = modified ? "● " : "";
    const std::string title = session::title(map, origin);
    const std::string place = session::short_place(origin);
    return place.empty() ? fmt::format("{}{} – Pampas", mark, title)
                         : fmt::format("{}{} – {} – Pampas", mark, title, place);
}

} // namespace pampas::desktop

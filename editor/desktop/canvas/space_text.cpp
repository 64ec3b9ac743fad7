#include "editor/desktop/canvas/space_text.h"

#include "editor/document/annotations.h"
#include "engine/hex/name.h"

#include <fmt/format.h>

namespace pampas::desktop {

std::string space_text(const map::Map& map, std::optional<hex::Coordinate> at) {
    if (!at) {
        return {};
    }
    const bool locked = map.is_locked(*at);
    return fmt::format("{} {}{}", hex::name(*at), map::name(map.at(*at)), locked ? ", locked" : "");
}

std::string note_text(const map::Map& map, std::optional<hex::Coordinate> at) {
    return at && map.grid().contains(*at) ? document::note_at(map, *at).value_or("")
                                          : std::string();
}

} // namespace pampas::desktop

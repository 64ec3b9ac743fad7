#include "editor/desktop/canvas/space_text.h"

#include "editor/document/annotations.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

namespace pampas::desktop {

std::string space_text(const map::Map& map, std::optional<hex::Coordinate> at) {
    if (!at) {
        return {};
    }
    const std::string text = hex::name(*at) + " " + tr(map::name(map.at(*at)));
    return map.is_locked(*at) ? tr("{}, locked", text) : text;
}

std::string note_text(const map::Map& map, std::optional<hex::Coordinate> at) {
    return at && map.grid().contains(*at) ? document::note_at(map, *at).value_or("")
                                          : std::string();
}

} // namespace pampas::desktop

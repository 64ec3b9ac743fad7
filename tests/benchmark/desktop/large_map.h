#pragma once

#include "engine/map/map.h"

namespace pampas::desktop {

/// 1760 spaces of every kind: the largest board that clients take.
inline map::Map large_map() {
    map::Map map({44, 40});
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        map.set(map.grid().coordinate(offset), map::all_spaces[offset * 7 % 10]);
    }
    return map;
}

} // namespace pampas::desktop

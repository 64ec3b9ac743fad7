#pragma once

#include "engine/map/map.h"
#include "tests/engine/drawn_map.h"

#include <string>

namespace pampas::session {

/// A small map of one kind of space.
inline map::Map named(const std::string& name, map::Space fill = map::Space::Pampas) {
    map::Map map({5, 4}, fill);
    map.details().name = name;
    return map;
}

/// "Rivers", a small map to play on, with this space in a corner.
inline map::Map board(map::Space corner = map::Space::Pampas) {
    map::Map map = testing::drawn_map({"mfgrs.$", ".......", "...w..."});
    map.set({0, 2}, corner);
    map.details().name = "Rivers";
    return map;
}

} // namespace pampas::session

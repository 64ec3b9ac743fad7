#pragma once

#include "engine/map/map.h"

#include <string>

namespace pampas::session {

/// A small map of one kind of space.
inline map::Map named(const std::string& name, map::Space fill = map::Space::Pampas) {
    map::Map map({5, 4}, fill);
    map.details().name = name;
    return map;
}

} // namespace pampas::session

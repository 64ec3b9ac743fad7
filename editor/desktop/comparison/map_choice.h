#pragma once

#include "engine/map/map.h"

#include <functional>
#include <string>

namespace pampas::desktop {

/// A state of a map that can be compared.
struct MapChoice {
    std::string name;               ///< of the map
    std::string state;              ///< which one it is: `revision 3, today 14:34: wider`
    std::function<map::Map()> load; ///< as it is now; throws `InputError`
};

/// What a choice is called where there is one line.
inline std::string one_line(const MapChoice& choice) {
    return choice.state.empty() ? choice.name : choice.name + " – " + choice.state;
}

} // namespace pampas::desktop

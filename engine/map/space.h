#pragma once

#include "engine/language/tr.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace pampas::map {

/// What a space of the board is (R1.1).
enum class Space : std::uint8_t {
    Pampas,
    Mountain,
    Forest,
    Meadow,
    Rocks,
    Swamp,
    Land, ///< land whose terrain is not decided yet (R1.4)
    Market,
    Water,
    Void ///< not part of the board
};

/// Every kind of space, in the order in which people list them.
inline constexpr std::array<Space, 10> all_spaces{
    Space::Pampas, Space::Mountain, Space::Forest, Space::Meadow, Space::Rocks,
    Space::Swamp,  Space::Land,     Space::Market, Space::Water,  Space::Void};

/// The five terrains land is made of.
inline constexpr std::array<Space, 5> terrains{Space::Mountain, Space::Forest, Space::Meadow,
                                               Space::Rocks, Space::Swamp};

/// Whether land tiles are played here by a terrain card: the terrains and undecided land.
constexpr bool is_land(Space space) {
    return space >= Space::Mountain && space <= Space::Land;
}

/// Whether two spaces are of one class: land is land, whatever its terrain.
constexpr bool same_class(Space one, Space other) {
    return one == other || (is_land(one) && is_land(other));
}

/// The name in JSON and in messages, such as `forest`.
constexpr std::string_view name(Space space) {
    constexpr std::array<const char*, all_spaces.size()> names{
        tr_later("pampas"), tr_later("mountain"), tr_later("forest"), tr_later("meadow"),
        tr_later("rocks"),  tr_later("swamp"),    tr_later("land"),   tr_later("market"),
        tr_later("water"),  tr_later("void")};
    return names[static_cast<std::size_t>(space)];
}

} // namespace pampas::map

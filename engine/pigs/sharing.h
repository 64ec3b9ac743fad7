#pragma once

#include "engine/pigs/edition.h"

#include <array>
#include <cstdint>

namespace pampas::pigs {

/// The tiles that players place in a turn. A tile is 1 + its `Task`, 0 for none.
struct Tiles {
    int players = 2;
    int first = 0; ///< the first player
    std::array<std::uint8_t, max_players> own{};
    std::uint8_t neutral = 0;
    int holder = 1; ///< of the neutral tiles
};

/// How often each seat may do what it chose. The limit of each task is shared among those who chose
/// it; what cannot be divided goes to the first ones, clockwise from the first player. A neutral
/// tile takes the share right after its holder's.
std::array<int, max_players> shares(const Tiles& tiles, const std::array<int, tasks>& limits);

} // namespace pampas::pigs

#include "engine/pigs/sharing.h"

#include "engine/pigs/pigs.h"

#include <algorithm>

namespace pampas::pigs {

std::array<int, max_players> shares(const Tiles& tiles, const std::array<int, tasks>& limits) {
    std::array<int, tasks + 1> count{};
    for (const std::uint8_t tile : tiles.own) {
        ++count[tile];
    }
    ++count[tiles.neutral];
    std::array<int, tasks + 1> place{};
    std::array<int, max_players> shares{};
    for (int step = 0; step < tiles.players; ++step) {
        const int seat = (tiles.first + step) % tiles.players;
        const std::size_t tile = tiles.own[index(seat)];
        if (tile != 0) {
            const int limit = limits[tile - 1];
            shares[index(seat)] =
                limit / count[tile] + (place[tile]++ < limit % count[tile] ? 1 : 0);
        }
        place[tiles.neutral] += seat == tiles.holder ? 1 : 0;
    }
    return shares;
}

} // namespace pampas::pigs

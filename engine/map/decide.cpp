#include "engine/map/decide.h"

namespace pampas::map {

std::vector<Space> draw_terrains(std::size_t count, chance::Stream& stream) {
    auto order = terrains; // those first in it get the spaces that are left over
    chance::shuffle(order, stream);
    std::vector<Space> drawn;
    for (std::size_t i = 0; i < count; ++i) {
        drawn.push_back(order[i % order.size()]);
    }
    chance::shuffle(drawn, stream);
    return drawn;
}

Map decided(const Map& map, std::uint64_t seed) {
    chance::Stream stream(seed);
    const std::vector<hex::Coordinate> undecided = map.all(Space::Land);
    const std::vector<Space> drawn = draw_terrains(undecided.size(), stream);
    Map result = map;
    for (std::size_t i = 0; i < undecided.size(); ++i) {
        result.set(undecided[i], drawn[i]);
    }
    return result;
}

} // namespace pampas::map

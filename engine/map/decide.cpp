#include "engine/map/decide.h"

#include <cassert>

namespace pampas::map {
namespace {

Map with_terrains(Map map, const std::vector<hex::Coordinate>& spaces,
                  const std::vector<Space>& drawn) {
    assert(spaces.size() == drawn.size());
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        map.set(spaces[i], drawn[i]);
    }
    return map;
}

} // namespace

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

TerrainCounts even_counts(int spaces) {
    TerrainCounts counts{};
    for (int i = 0; i < spaces; ++i) {
        ++counts[static_cast<std::size_t>(i) % counts.size()];
    }
    return counts;
}

Map decided(const Map& map, const std::vector<hex::Coordinate>& spaces, const TerrainCounts& counts,
            std::uint64_t seed) {
    std::vector<Space> drawn;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        drawn.insert(drawn.end(), static_cast<std::size_t>(counts[i]), terrains[i]);
    }
    chance::Stream stream(seed);
    chance::shuffle(drawn, stream);
    return with_terrains(map, spaces, drawn);
}

Map decided(const Map& map, std::uint64_t seed) {
    chance::Stream stream(seed);
    const std::vector<hex::Coordinate> undecided = map.all(Space::Land);
    return with_terrains(map, undecided, draw_terrains(undecided.size(), stream));
}

} // namespace pampas::map

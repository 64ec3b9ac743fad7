#include "analysis/legality/region.h"

#include <algorithm>

namespace pampas::legality {
namespace {

/// Breadth first from `start`; marks in `of` whatever it reaches as `region`.
std::vector<hex::Coordinate> reached(const map::Map& map, Kinds kinds, hex::Coordinate start,
                                     std::vector<std::optional<std::size_t>>& of,
                                     std::size_t region) {
    const hex::Grid& grid = map.grid();
    std::vector<hex::Coordinate> result{start};
    of[grid.offset(start)] = region;
    for (std::size_t next = 0; next < result.size(); ++next) {
        for (const hex::Coordinate at : grid.neighbours(result[next])) {
            if (kinds(map.at(at)) && !of[grid.offset(at)]) {
                of[grid.offset(at)] = region;
                result.push_back(at);
            }
        }
    }
    std::ranges::sort(result);
    return result;
}

} // namespace

bool touches(const map::Map& map, hex::Coordinate at, Kinds kinds) {
    return std::ranges::any_of(map.grid().neighbours(at),
                               [&](hex::Coordinate next) { return kinds(map.at(next)); });
}

Regions regions(const map::Map& map, Kinds kinds) {
    Regions result;
    result.of.resize(map.grid().size());
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        if (kinds(map.spaces()[offset]) && !result.of[offset]) {
            result.spaces.push_back(reached(map, kinds, map.grid().coordinate(offset), result.of,
                                            result.spaces.size()));
        }
    }
    return result;
}

} // namespace pampas::legality

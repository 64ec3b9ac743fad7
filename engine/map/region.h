#pragma once

#include "engine/hex/grid.h"
#include "engine/map/map.h"

#include <algorithm>
#include <vector>

namespace pampas::map {

/// The spaces of the grid that can be reached from `start` through spaces for which
/// `inside(Coordinate)` holds, as it must for `start`; `start` first, each once.
template <class Inside>
std::vector<hex::Coordinate> region(const hex::Grid& grid, hex::Coordinate start, Inside inside) {
    std::vector<bool> seen(grid.size());
    std::vector<hex::Coordinate> spaces{start};
    seen[grid.offset(start)] = true;
    for (std::size_t next = 0; next < spaces.size(); ++next) {
        for (const hex::Coordinate neighbour : grid.neighbours(spaces[next])) {
            if (!seen[grid.offset(neighbour)] && inside(neighbour)) {
                seen[grid.offset(neighbour)] = true;
                spaces.push_back(neighbour);
            }
        }
    }
    return spaces;
}

/// The connected spaces of one kind that `at`, on the map, is one of, in reading order.
inline std::vector<hex::Coordinate> region_of_kind(const Map& map, hex::Coordinate at) {
    auto spaces = region(map.grid(), at, [&map, kind = map.at(at)](hex::Coordinate other) {
        return map.at(other) == kind;
    });
    std::ranges::sort(spaces);
    return spaces;
}

} // namespace pampas::map

#include "analysis/generation/sketch.h"

#include "engine/hex/axial.h"

#include <algorithm>

namespace pampas::generation {

using map::Space;

bool Sketch::can_put(std::size_t orbit, Space space) const {
    const std::size_t size = board_.orbits()[orbit].size();
    if (kinds_[orbit] != Space::Pampas || left(space) < static_cast<int>(size)) {
        return false;
    }
    Demand rest = left_;
    rest.of(space) -= static_cast<int>(size);
    FreeOrbits others = free_;
    others.take(size);
    return can_be_met(rest, others);
}

void Sketch::put(std::size_t orbit, Space space) {
    const std::size_t size = board_.orbits()[orbit].size();
    kinds_[orbit] = space;
    left_.of(space) -= static_cast<int>(size);
    free_.take(size);
}

std::vector<std::size_t> Sketch::places(Space space) const {
    std::vector<std::size_t> result;
    for (std::size_t orbit = 0; orbit < kinds_.size(); ++orbit) {
        if (can_put(orbit, space)) {
            result.push_back(orbit);
        }
    }
    return result;
}

int Sketch::beside(std::size_t orbit, Space space) const {
    return static_cast<int>(std::ranges::count(
        board_.beside(orbit), space, [this](std::size_t other) { return kinds_[other]; }));
}

int Sketch::steps_to(std::size_t orbit, Space space) const {
    const hex::Grid& grid = board_.grid();
    const hex::Axial here = axial(grid, board_.orbits()[orbit].front());
    int least = static_cast<int>(grid.size());
    for (std::size_t other = 0; other < kinds_.size(); ++other) {
        if (other != orbit && kinds_[other] != space) {
            continue;
        }
        for (const hex::Coordinate at : board_.orbits()[other]) {
            const int steps = hex::distance(here, axial(grid, at));
            least = steps > 0 ? std::min(least, steps) : least;
        }
    }
    return least;
}

map::Map Sketch::map() const {
    map::Map map = board_.blank();
    for (std::size_t orbit = 0; orbit < kinds_.size(); ++orbit) {
        for (const hex::Coordinate at : board_.orbits()[orbit]) {
            map.set(at, kinds_[orbit]);
        }
    }
    return map;
}

} // namespace pampas::generation

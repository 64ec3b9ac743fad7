#include "analysis/generation/sketch.h"

#include "engine/hex/grid.h"

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

int Sketch::steps_to(std::size_t orbit, Space space, int most) const {
    const int own = std::min(most, steps_within(orbit));
    std::vector<std::size_t> ring{orbit};
    std::vector<bool> seen(kinds_.size());
    seen[orbit] = true;
    for (int steps = 1; steps < own; ++steps) {
        std::vector<std::size_t> next;
        for (const std::size_t here : ring) {
            for (const std::size_t other : board_.beside(here)) {
                if (seen[other]) {
                    continue;
                }
                if (kinds_[other] == space) {
                    return steps;
                }
                seen[other] = true;
                next.push_back(other);
            }
        }
        ring = std::move(next);
    }
    return own;
}

int Sketch::steps_within(std::size_t orbit) const {
    const hex::Grid& grid = board_.grid();
    const Orbit& spaces = board_.orbits()[orbit];
    int least = static_cast<int>(grid.size());
    for (std::size_t other = 1; other < spaces.size(); ++other) {
        least =
            std::min(least, hex::distance(axial(grid, spaces.front()), axial(grid, spaces[other])));
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

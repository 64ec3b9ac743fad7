#pragma once

#include "engine/map/transform.h"
#include "tests/engine/random_maps.h"

#include <map>
#include <set>

/// Searches in the plainest way, to compare the measures with.
namespace pampas::graph::plain {

using hex::Coordinate;
using Set = std::set<Coordinate>;

/// Any stagger, up to 9 x 9, with much pampas and void and some markets and land, so that herds
/// have long ways to go.
inline rc::Gen<map::Map> any_pampas() {
    return rc::gen::resize(
        rc::kNominalSize, rc::gen::mapcat(testing::any_grid_up_to(9, 9), [](const hex::Grid& grid) {
            using enum map::Space;
            const auto kind = rc::gen::weightedOneOf<map::Space>(
                {{10, rc::gen::just(Pampas)},
                 {5, rc::gen::just(Void)},
                 {1, rc::gen::just(Market)},
                 {2, rc::gen::element(Mountain, Forest, Land, Water)}});
            return rc::gen::map(rc::gen::container<std::vector<map::Space>>(grid.size(), kind),
                                [grid](const std::vector<map::Space>& kinds) {
                                    map::Map result(grid);
                                    for (std::size_t at = 0; at < kinds.size(); ++at) {
                                        result.set(grid.coordinate(at), kinds[at]);
                                    }
                                    return result;
                                });
        }));
}

/// A motion that carries a map onto a map.
inline rc::Gen<hex::Motion> any_motion() {
    using enum hex::Motion;
    return rc::gen::element(Rotate90, Rotate180, Rotate270, MirrorX, MirrorY);
}

/// The spaces' places after the motion, in reading order.
inline Set moved(const hex::Grid& grid, const std::vector<Coordinate>& spaces, hex::Motion motion) {
    Set result;
    for (const Coordinate at : spaces) {
        result.insert(hex::moved(grid, at, motion));
    }
    return result;
}

template <class Kinds>
Set of(const map::Map& map, Kinds kinds) {
    Set result;
    for (int row = 0; row < map.grid().rows; ++row) {
        for (int column = 0; column < map.grid().columns; ++column) {
            if (kinds(map.at({column, row}))) {
                result.insert({column, row});
            }
        }
    }
    return result;
}

inline bool is_pampas(map::Space space) {
    return space == map::Space::Pampas;
}

/// The spaces among these that are adjacent to `at`.
inline Set adjacent(const hex::Grid& grid, Coordinate at, const Set& spaces) {
    Set result;
    for (const Coordinate next : grid.neighbours(at)) {
        if (spaces.contains(next)) {
            result.insert(next);
        }
    }
    return result;
}

/// The number of spaces on a shortest path within `inside` from each of its spaces to a start.
inline std::map<Coordinate, int> distances(const hex::Grid& grid, const Set& inside,
                                           const Set& starts) {
    std::map<Coordinate, int> result;
    Set edge = starts;
    for (int distance = 1; !edge.empty(); ++distance) {
        Set next_edge;
        for (const Coordinate at : edge) {
            result.emplace(at, distance);
        }
        for (const Coordinate at : edge) {
            for (const Coordinate next : adjacent(grid, at, inside)) {
                if (!result.contains(next)) {
                    next_edge.insert(next);
                }
            }
        }
        edge = next_edge;
    }
    return result;
}

/// The connected parts of the spaces, in the order of their first spaces.
inline std::vector<Set> parts(const hex::Grid& grid, Set spaces) {
    std::vector<Set> result;
    while (!spaces.empty()) {
        Set part;
        for (const auto& [at, distance] : distances(grid, spaces, {*spaces.begin()})) {
            part.insert(at);
        }
        std::erase_if(spaces, [&](Coordinate at) { return part.contains(at); });
        result.push_back(part);
    }
    return result;
}

} // namespace pampas::graph::plain

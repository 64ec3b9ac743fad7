#include "editor/document/symmetric_map.h"

#include "engine/hex/geometry.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace pampas::document {
namespace {

using hex::Coordinate;

/// The space that its images on the map are made like: the locked one, else the nearest to `side`.
Coordinate model(const map::Map& map, const Selection& images, Coordinate side) {
    const hex::Point middle = hex::centre(map.grid(), side);
    return *std::ranges::min_element(images, {}, [&](Coordinate at) {
        const hex::Point point = hex::centre(map.grid(), at);
        // Spaces that are equally far have to be told apart alike, whatever is rounded.
        const auto distance = std::lround(1e6 * std::hypot(point.x - middle.x, point.y - middle.y));
        return std::tuple(!map.is_locked(at), distance, at);
    });
}

} // namespace

Selection breaks(const map::Map& map, const hex::Symmetric& symmetric) {
    Selection result;
    for (const Coordinate at : everything(map.grid())) {
        if (std::ranges::any_of(symmetric.orbit(at), [&](Coordinate image) {
                return map.grid().contains(image) && map.at(image) != map.at(at);
            })) {
            result.push_back(at);
        }
    }
    return result;
}

map::Map made_symmetric(const map::Map& map, const hex::Symmetric& symmetric, Coordinate side) {
    map::Map result = map;
    for (const Coordinate at : breaks(map, symmetric)) {
        if (!map.is_locked(at)) {
            result.set(at, map.at(model(map, symmetric.images({at}), side)));
        }
    }
    return result;
}

} // namespace pampas::document

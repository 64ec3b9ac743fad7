#include "engine/map/map.h"

namespace pampas::map {

Counts Map::counts() const {
    Counts result{};
    for (const Space space : spaces_) {
        ++result[static_cast<std::size_t>(space)];
    }
    return result;
}

std::vector<hex::Coordinate> Map::all(Space space) const {
    std::vector<hex::Coordinate> result;
    for (std::size_t offset = 0; offset < spaces_.size(); ++offset) {
        if (spaces_[offset] == space) {
            result.push_back(grid_.coordinate(offset));
        }
    }
    return result;
}

bool Map::is_locked(hex::Coordinate at) const {
    return std::ranges::binary_search(details_.locked, at);
}

bool same_board(const Map& one, const Map& other) {
    return one.grid() == other.grid() && std::ranges::equal(one.spaces(), other.spaces());
}

} // namespace pampas::map

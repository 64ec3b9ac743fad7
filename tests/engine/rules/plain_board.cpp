#include "tests/engine/rules/plain_board.h"

#include "engine/hex/grid.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <stdexcept>

namespace pampas::testing {
namespace {

using hex::Axial;
using hex::Coordinate;
using map::Space;
using rules::WaterShape;

Spaces pampas_beside(const map::Map& map, Coordinate at) {
    Spaces result;
    std::ranges::copy_if(map.grid().neighbours(at), std::back_inserter(result),
                         [&](Coordinate near) { return map.at(near) == Space::Pampas; });
    return result;
}

PlainWater water(WaterShape shape, Spaces spaces) {
    std::ranges::sort(spaces);
    return {shape, std::move(spaces)};
}

bool is_middle(const hex::Grid& grid, Coordinate middle, Coordinate a, Coordinate b) {
    const Axial m = hex::axial(grid, middle);
    const Axial one = hex::axial(grid, a);
    const Axial other = hex::axial(grid, b);
    return one.q + other.q == 2 * m.q && one.r + other.r == 2 * m.r;
}

/// Adds the water tiles on this space; those of three in a row if it is in the middle.
void add_places(std::set<PlainWater>& places, const map::Map& map, Coordinate at) {
    places.insert(water(WaterShape::Single, {at}));
    const Spaces beside = pampas_beside(map, at);
    for (const Coordinate a : beside) {
        places.insert(water(WaterShape::Double, {at, a}));
        const Spaces beside_a = pampas_beside(map, a);
        for (const Coordinate b : beside) {
            if (std::ranges::find(beside_a, b) != beside_a.end()) {
                places.insert(water(WaterShape::Triangle, {at, a, b}));
            } else if (is_middle(map.grid(), at, a, b)) {
                places.insert(water(WaterShape::Row, {at, a, b}));
            }
        }
    }
}

PlainWater plain(const rules::Board& board, const rules::WaterPlacement& placement) {
    Spaces spaces;
    for (const rules::Cell cell : placement.spaces()) {
        spaces.push_back(board.at(cell));
    }
    return water(placement.shape, std::move(spaces));
}

} // namespace

std::vector<PlainWater> water_places(const map::Map& map) {
    std::set<PlainWater> places;
    for (const Coordinate at : map.all(Space::Pampas)) {
        add_places(places, map, at);
    }
    return {places.begin(), places.end()};
}

PlainBoard::PlainBoard(const rules::Board& board)
    : map_(board.map()), numbers_(map_.grid().size(), rules::no_cell) {
    for (std::size_t offset = 0; offset < numbers_.size(); ++offset) {
        const Coordinate at = map_.grid().coordinate(offset);
        if (map_.at(at) == Space::Pampas || map::is_land(map_.at(at))) {
            numbers_[offset] = static_cast<rules::Cell>(cells_.size());
            cells_.push_back(at);
        }
    }
    std::vector<PlainWater> listed;
    for (const rules::WaterPlacement& placement : board.placements()) {
        listed.push_back(plain(board, placement));
        places_.push_back({static_cast<rules::PlaceNumber>(places_.size()), listed.back()});
    }
    std::ranges::sort(listed);
    if (listed != water_places(map_)) {
        throw std::logic_error("the board's water placements are not all sets of their shapes");
    }
}

const PlainWater& PlainBoard::water(rules::PlaceNumber number) const {
    return places_.at(number).water;
}

} // namespace pampas::testing

#pragma once

#include "engine/rules/board.h"

#include <compare>
#include <vector>

/// A second implementation of the rules, to compare with the engine: it follows the text of the
/// rules plainly, and slowly searches everything again from what lies on the spaces.
namespace pampas::testing {

using Spaces = std::vector<hex::Coordinate>;

/// A water tile on its spaces, in reading order.
struct PlainWater {
    rules::WaterShape shape = rules::WaterShape::Single;
    Spaces spaces;

    friend auto operator<=>(const PlainWater&, const PlainWater&) = default;
};

/// Every set of pampas spaces with the shape of a water tile (R2.5), once each, sorted.
std::vector<PlainWater> water_places(const map::Map& map);

/// The spaces of a map that hold tiles and the places for water tiles, with the numbers that the
/// engine's actions use.
class PlainBoard {
  public:
    explicit PlainBoard(const rules::Board& board);

    /// A place for a water tile, and its number.
    struct NumberedWater {
        rules::PlaceNumber number = 0;
        PlainWater water;
    };

    const map::Map& map() const { return map_; }
    /// Spaces of pampas and land in reading order. A space's index is its number.
    const Spaces& cells() const { return cells_; }
    hex::Coordinate at(std::size_t cell) const { return cells_.at(cell); }
    /// The number of a space of pampas or land.
    rules::Cell cell(hex::Coordinate at) const { return numbers_.at(map_.grid().offset(at)); }
    const std::vector<NumberedWater>& places() const { return places_; }
    const PlainWater& water(rules::PlaceNumber number) const;

  private:
    map::Map map_;
    Spaces cells_;
    std::vector<rules::Cell> numbers_;
    std::vector<NumberedWater> places_; ///< by number
};

} // namespace pampas::testing

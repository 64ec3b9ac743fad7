#pragma once

#include "engine/rules/ruleset.h"
#include "engine/rules/scoring.h"
#include "tests/engine/rules/plain_board.h"

#include <optional>
#include <vector>

namespace pampas::testing {

/// A tile, and what stands on it.
struct PlainTile {
    int seat = 0;
    std::optional<rules::Species> species; ///< nothing for a land tile
    bool hacienda = false;
    bool chip = false;

    bool is_like(const PlainTile& other) const {
        return seat == other.seat && species == other.species;
    }
};

/// A land chain or herd (R5.5), with the sums of what stands on it.
struct PlainGroup {
    PlainTile tile; ///< one of its tiles
    Spaces spaces;
    int haciendas = 0;
    int chips = 0;

    int size() const { return static_cast<int>(spaces.size()); }
    bool is_chain() const { return !tile.species; }
};

/// What lies on the spaces of a map, and what plain search derives from it.
class PlainPosition {
  public:
    /// An empty board on which every land space has its terrain. The map's water spaces hold single
    /// tiles (R1.5).
    explicit PlainPosition(map::Map map);

    const map::Map& map() const { return map_; }
    const hex::Grid& grid() const { return map_.grid(); }

    void put(hex::Coordinate at, const PlainTile& tile) { tiles_[offset(at)] = tile; }
    void cover(const PlainWater& water);
    void set_hacienda(hex::Coordinate at) { tiles_[offset(at)]->hacienda = true; }
    void set_chip(hex::Coordinate at, bool chip) { tiles_[offset(at)]->chip = chip; }

    const std::optional<PlainTile>& tile(hex::Coordinate at) const { return tiles_[offset(at)]; }
    /// Whether a water tile lies here, or the map has water here.
    bool has_water(hex::Coordinate at) const { return covered_[offset(at)]; }
    /// A space of this kind with nothing on it.
    bool is_empty(hex::Coordinate at, map::Space kind) const;
    Spaces empty(map::Space kind) const;
    /// The number of a player's tiles of one species, or of land tiles if no species is given.
    int tiles(int seat, std::optional<rules::Species> species) const;

    /// The chain or herd of a tile, and all of them.
    PlainGroup group(hex::Coordinate at) const;
    std::vector<PlainGroup> groups() const;

    bool reaches(int seat, hex::Coordinate market) const;
    bool land_reaches(int seat, hex::Coordinate at) const;
    bool herd_reaches(int seat, rules::Species species, hex::Coordinate at) const;
    bool is_free(const PlainWater& water) const;

    /// Pesos that all markets beside an animal tile pay for it (R5.6, R9.1).
    int market_income(hex::Coordinate at, const rules::Ruleset& rules) const;
    rules::Holdings holdings(int seat, const rules::Ruleset& rules) const;

  private:
    std::size_t offset(hex::Coordinate at) const { return grid().offset(at); }
    bool touches(hex::Coordinate at, const PlainTile& kind) const;
    int land_of(const PlainGroup& herd) const;
    int land_beside(const PlainGroup& herd) const;
    int water_points(int seat, const PlainWater& water, const rules::ShapeCounts& points) const;

    map::Map map_;
    std::vector<std::optional<PlainTile>> tiles_;
    std::vector<bool> covered_;
    std::vector<PlainWater> waters_;
};

/// Points for holdings, including pesos (R7, R9).
rules::Score plain_score(const rules::Holdings& holdings, const rules::Ruleset& rules);

} // namespace pampas::testing

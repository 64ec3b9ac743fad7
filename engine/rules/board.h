#pragma once

#include "engine/map/map.h"
#include "engine/rules/cards.h"

#include <boost/container/static_vector.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pampas::rules {

/// The number of a space that can hold a tile; pampas and land spaces are numbered in reading
/// order.
using Cell = std::uint16_t;

/// Stands for no cell; above the cell numbers of any map.
inline constexpr Cell no_cell = 0xFFFF;

/// The target of an action: the number of a cell, or of a placement of a water tile.
using PlaceNumber = std::uint32_t;

/// The pampas spaces that a water tile covers (R6.2).
struct WaterPlacement {
    WaterShape shape = WaterShape::Single;
    std::uint8_t size = 1;       ///< the number of `cells` in use
    std::array<Cell, 3> cells{}; ///< ascending, then `no_cell`

    /// The cells in use.
    std::span<const Cell> spaces() const { return {cells.data(), size}; }
};

/// A map prepared for play: everything that never changes during games on it. The terrain of
/// undecided land is not included, since it is drawn for each game.
class Board {
  public:
    explicit Board(const map::Map& map);

    const map::Map& map() const { return map_; }
    /// A number unique to this board and its copies.
    std::uint64_t number() const { return number_; }

    /// The number of cells.
    std::size_t cells() const { return places_.size(); }
    hex::Coordinate at(Cell cell) const { return places_[cell]; }
    map::Space space(Cell cell) const { return map_.at(places_[cell]); }
    /// The cell of a space; empty for markets, water, void and spaces off the map.
    std::optional<Cell> cell(hex::Coordinate at) const;

    /// The cells that share a side with this one.
    std::span<const Cell> neighbours(Cell cell) const {
        return {surroundings_[cell].cells.data(), surroundings_[cell].cell_count};
    }
    /// The numbers of the markets that share a side with this cell.
    std::span<const std::uint16_t> markets_at(Cell cell) const {
        return {surroundings_[cell].markets.data(), surroundings_[cell].market_count};
    }
    /// The pampas cells that share a side with a market (R1.3), ascending.
    std::span<const Cell> sides(std::size_t market) const {
        return {sides_[market].data(), sides_[market].size()};
    }
    /// The number of the map's own water spaces that share a side with this cell.
    int waters_at(Cell cell) const { return surroundings_[cell].water_count; }

    /// Markets and water spaces in reading order; a market's number is its index here.
    std::span<const hex::Coordinate> markets() const { return markets_; }
    std::span<const hex::Coordinate> waters() const { return waters_; }
    /// Undecided land, in reading order.
    std::span<const Cell> undecided() const { return undecided_; }

    /// All placements of water tiles on the empty map without duplicates, sorted by shape.
    std::span<const WaterPlacement> placements() const { return placements_; }
    /// The placements that cover a cell, ascending.
    std::span<const PlaceNumber> placements_on(Cell cell) const {
        return {placements_by_cell_.data() + placements_begin_[cell],
                placements_begin_[cell + 1] - placements_begin_[cell]};
    }

  private:
    struct Surroundings {
        std::array<Cell, 6> cells{};
        std::array<std::uint16_t, 6> markets{};
        std::uint8_t cell_count = 0;
        std::uint8_t market_count = 0;
        std::uint8_t water_count = 0;
    };

    void number_spaces();
    Surroundings surroundings_of(hex::Coordinate at) const;
    void find_sides();
    void find_placements();
    void add_placements_from(Cell cell);
    void index_placements();

    map::Map map_;
    std::uint64_t number_;
    std::vector<hex::Coordinate> places_;
    std::vector<std::uint16_t> numbers_; ///< the cell or market number of each space
    std::vector<hex::Coordinate> markets_;
    std::vector<boost::container::static_vector<Cell, 6>> sides_; ///< by market
    std::vector<hex::Coordinate> waters_;
    std::vector<Cell> undecided_;
    std::vector<Surroundings> surroundings_;
    std::vector<WaterPlacement> placements_;
    std::vector<PlaceNumber> placements_by_cell_;
    std::vector<std::size_t> placements_begin_;
};

} // namespace pampas::rules

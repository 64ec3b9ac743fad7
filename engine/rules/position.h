#pragma once

#include "engine/rules/bits.h"
#include "engine/rules/board.h"
#include "engine/rules/scoring.h"

#include <boost/container/static_vector.hpp>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace pampas::rules {

/// The tile on a cell: a land tile of a player, or an animal tile.
struct Tile {
    int seat = 0;
    std::optional<Species> species; ///< empty for a land tile

    friend bool operator==(const Tile&, const Tile&) = default;
};

/// A land chain or a herd (R5.5).
struct Group {
    int size = 0;
    int haciendas = 0;
    int chips = 0;

    friend bool operator==(const Group&, const Group&) = default;
};

/// The kinds of tiles of a player: land, then the species.
inline constexpr std::size_t tile_kinds = 1 + species_names.size();

/// Counts kept for a player while tiles are placed. Each is a sum over tiles, groups or markets, so
/// that an action changes it only by what it touches.
struct SeatCounts {
    std::array<std::uint16_t, tile_kinds> tiles{};
    std::uint16_t animals = 0;         ///< tiles of all species
    std::uint16_t markets = 0;         ///< reached by the player's animals
    std::uint16_t chain_tiles = 0;     ///< in chains long enough to score
    std::uint16_t herd_tiles = 0;      ///< in herds large enough to score
    std::uint16_t hacienda_tiles = 0;  ///< of groups with a hacienda
    std::uint16_t hacienda_places = 0; ///< tiles that can take one
    std::uint16_t harvest_tiles = 0;   ///< of chains that can be harvested
    std::uint16_t chips = 0;           ///< on own tiles
    int water_points = 0;

    /// Tiles on the board.
    int land_tiles() const { return tiles[0]; }
    int animal_tiles(Species species) const { return tiles[1 + index(species)]; }
    /// The holdings from tiles; `pesos` is 0.
    Holdings holdings() const {
        return {.markets = markets,
                .chain_tiles = chain_tiles,
                .herd_tiles = herd_tiles,
                .hacienda_tiles = hacienda_tiles,
                .water_points = water_points,
                .pesos = 0};
    }

    friend bool operator==(const SeatCounts&, const SeatCounts&) = default;
};

/// Everything on the board. Chains, herds, market contacts, harvest chips and water contacts are
/// updated with every tile. A position knows what the board allows; `State` knows whose turn it is
/// and what the supplies hold.
///
/// A flat value in two blocks of memory, allocated with the first position of a board and only
/// copied afterwards. Board and ruleset must outlive it.
class Position {
  public:
    /// The empty board, with the map's water spaces under their single tiles (R1.5).
    Position(const Board& board, const Ruleset& rules, int players);

    const Board& board() const { return *board_; }
    const Ruleset& rules() const { return *rules_; }
    int players() const { return players_; }

    /// Gives an empty cell of undecided land its terrain (R1.4).
    void decide(Cell cell, map::Space terrain);
    /// Places something on the board. The caller must ensure that it fits (see the queries below).
    void place_land(Cell cell, int seat);
    void place_animal(Cell cell, int seat, Species species);
    void place_hacienda(Cell cell);
    void place_water(PlaceNumber number);
    void place_chip(Cell cell);
    void remove_chip(Cell cell);

    /// Whether the cell is empty, and the kind of space of an empty cell.
    bool is_empty(Cell cell) const { return cells_[cell].content < first_tile; }
    map::Space space(Cell cell) const { return static_cast<map::Space>(cells_[cell].content); }
    bool has_water(Cell cell) const { return cells_[cell].content == water; }
    /// The player's tile on a cell; empty for empty cells and water tiles.
    std::optional<Tile> tile(Cell cell) const {
        const Content content = cells_[cell].content;
        if (content < first_tile || content == water) {
            return std::nullopt;
        }
        const std::size_t kind = (content - first_tile) % tile_kinds;
        return Tile{seat_of(cell),
                    kind == 0 ? std::nullopt : std::optional(static_cast<Species>(kind - 1))};
    }
    /// Whether the cell has a land tile of the player, or an animal tile of the player and species.
    bool is_land_of(Cell cell, int seat) const {
        return cells_[cell].content == tile_code(seat, 0);
    }
    bool is_animal_of(Cell cell, int seat, Species species) const {
        return cells_[cell].content == tile_code(seat, 1 + index(species));
    }
    bool has_hacienda(Cell cell) const { return (cells_[cell].marks & hacienda_mark) != 0; }
    bool has_chip(Cell cell) const { return (cells_[cell].marks & chip_mark) != 0; }
    /// The chain or herd of a tile, and the cell that identifies it.
    Group group(Cell cell) const {
        const CellState& state = group_state(cell);
        return {state.size, state.haciendas, state.chips};
    }
    Cell group_number(Cell cell) const { return cells_[cell].group; }
    /// Whether the player has an animal tile beside the market.
    bool reaches(int seat, std::size_t market) const { return bits::has(market_set(seat), market); }

    /// The number of empty cells of a kind of space, and the one with `rank` such cells before it.
    std::size_t empty_count(map::Space space) const { return empty_counts_[index(space)]; }
    /// The same cells as a set.
    std::span<const bits::Word> empty_cells(map::Space space) const {
        return cell_set(index(space));
    }
    Cell nth_empty(map::Space space, std::size_t rank) const;
    /// Empty pampas beside an own land tile (R5.2).
    std::size_t land_reach_count(int seat) const { return reach_counts_[reach_bit(seat)]; }
    Cell nth_land_reach(int seat, std::size_t rank) const;
    bool land_reaches(int seat, Cell cell) const;
    /// Empty pampas beside an own land tile or animal tile of the species (R5.4).
    std::size_t herd_reach_count(int seat, Species species) const {
        return reach_counts_[reach_bit(seat, species)];
    }
    Cell nth_herd_reach(int seat, Species species, std::size_t rank) const;
    bool herd_reaches(int seat, Species species, Cell cell) const;
    /// The same for any species.
    bool any_herd_reaches(int seat, Cell cell) const {
        constexpr std::uint32_t all = (1U << species_names.size()) - 1;
        return (cells_[cell].reach >> reach_bit(seat, Species{}) & all) != 0;
    }
    /// The points of a tile on this cell for the water beside it (R7.5).
    int water_points(Cell cell) const { return cells_[cell].water_points; }

    /// Calls `use(cell)` for each empty cell of a kind of space, each cell that a land or animal
    /// tile of the player can reach, or each cell with a tile of the player.
    void each_empty(map::Space space, auto&& use) const { each(index(space), use); }
    void each_land_reach(int seat, auto&& use) const { each(reach_set(reach_bit(seat)), use); }
    void each_herd_reach(int seat, Species species, auto&& use) const {
        each(reach_set(reach_bit(seat, species)), use);
    }
    void each_tile(int seat, auto&& use) const { each(tile_set(seat), use); }

    /// Placements of water tiles on empty pampas (R6.2).
    std::size_t placement_count(WaterShape shape) const { return placement_counts_[index(shape)]; }
    PlaceNumber nth_placement(WaterShape shape, std::size_t rank) const;
    bool is_free(PlaceNumber placement) const {
        return bits::has({sets_.data() + placements_begin(), sets_.size() - placements_begin()},
                         placement);
    }
    /// Own tiles that can take a hacienda (R6.1).
    std::size_t hacienda_place_count(int seat) const { return seats_[index(seat)].hacienda_places; }
    Cell nth_hacienda_place(int seat, std::size_t rank) const;
    bool takes_hacienda(int seat, Cell cell) const;
    /// Own land tiles of chains that can be harvested (R6.3).
    std::size_t harvest_count(int seat) const { return seats_[index(seat)].harvest_tiles; }
    Cell nth_harvest(int seat, std::size_t rank) const;
    bool takes_harvest(int seat, Cell cell) const;
    /// Chips on the board that the player may take for a harvest (R6.4).
    std::size_t chip_count(int seat) const;
    Cell nth_chip(int seat, std::size_t rank) const;
    bool gives_chip(int seat, Cell cell) const;

    /// The player's counts, and those of tiles on the board.
    const SeatCounts& counts(int seat) const { return seats_[index(seat)]; }
    int land_tiles(int seat) const { return counts(seat).land_tiles(); }
    int animal_tiles(int seat, Species species) const { return counts(seat).animal_tiles(species); }
    /// The animal tiles of all species.
    int animal_tiles(int seat) const { return counts(seat).animals; }
    /// The holdings of the player's tiles; `pesos` is 0.
    Holdings holdings(int seat) const { return counts(seat).holdings(); }

    /// The counts of a player after a placement, without making it: of a tile of the player, or of
    /// a water tile of anybody.
    SeatCounts counts_with_land(int seat, Cell cell) const {
        return counts_with_tile(seat, cell, 0);
    }
    SeatCounts counts_with_animal(int seat, Cell cell, Species species) const {
        return counts_with_tile(seat, cell, 1 + index(species));
    }
    SeatCounts counts_with_hacienda(int seat, Cell cell) const;
    SeatCounts counts_with_water(int seat, PlaceNumber number) const;
    /// The same after a harvest: with a chip on an own land tile, taken from the tile `from` or, if
    /// `no_cell`, the supply.
    SeatCounts counts_with_harvest(int seat, Cell cell, Cell from) const;

    /// The total pesos that the markets beside an animal tile would pay for it now (R5.6, R9.1).
    int market_income(Cell cell) const;
    /// The same for an animal tile not placed yet.
    int market_income_with(int seat, Cell cell, Species species) const;
    /// The pesos for harvesting the chain of a land tile (R6.3).
    int harvest_income(Cell cell) const {
        return group(cell).size * rules_->harvest_pesos_per_tile;
    }

    friend bool operator==(const Position&, const Position&) = default;

  private:
    /// The content of a cell: its `map::Space` if empty; for a tile, `first_tile` plus a number for
    /// seat and kind (see `tile_code`).
    using Content = std::uint8_t;
    static constexpr Content first_tile = 16;
    static constexpr Content water = 0xFF;
    static constexpr std::uint8_t hacienda_mark = 1;
    static constexpr std::uint8_t chip_mark = 2;

    /// Small, so that a move touches few cache lines and copies are cheap. No default values, so
    /// that new positions can be copied as one block.
    struct CellState {
        Content content;
        std::uint8_t marks;
        std::uint16_t water_points; ///< points of a tile here for the water beside it
        std::uint32_t reach;        ///< who may place what here (see `reach_bit`); 0 if taken
        Cell group;                 ///< the group's first tile
        Cell next;                  ///< the group's tiles form a ring
        // Of the group; valid in its first tile:
        std::uint16_t size;
        std::uint8_t haciendas; // supplies have at most 200
        std::uint8_t chips;

        friend bool operator==(const CellState&, const CellState&) = default;
    };

    using Set = std::span<bits::Word>;
    using ConstSet = std::span<const bits::Word>;

    static constexpr std::size_t reach_bit(int seat, std::size_t kind = 0) {
        return index(seat) * tile_kinds + kind;
    }
    static constexpr std::size_t reach_bit(int seat, Species species) {
        return reach_bit(seat, 1 + index(species));
    }

    static constexpr Content tile_code(int seat, std::size_t kind) {
        return static_cast<Content>(first_tile + reach_bit(seat, kind));
    }
    int seat_of(Cell cell) const {
        return (cells_[cell].content - first_tile) / static_cast<int>(tile_kinds);
    }
    bool is_tile_of(Cell cell, int seat) const {
        const std::size_t content = cells_[cell].content;
        return content >= tile_code(seat, 0) && content < tile_code(seat, tile_kinds);
    }
    bool is_land_tile(Cell cell) const {
        const Content content = cells_[cell].content;
        return content >= first_tile && content != water && is_land(content);
    }
    const CellState& group_state(Cell cell) const { return cells_[cells_[cell].group]; }
    CellState& group_state(Cell cell) { return cells_[cells_[cell].group]; }
    static bool is_land(Content tile) { return (tile - first_tile) % tile_kinds == 0; }
    bool can_harvest(const Group& group) const;
    /// Groups, by their identifying cells.
    using Groups = boost::container::static_vector<Cell, 6>;
    Groups groups_beside(Cell cell, Content tile) const;
    SeatCounts counts_with_tile(int seat, Cell cell, std::size_t kind) const;
    SeatCounts counts_with_change(SeatCounts counts, Cell tile, const Group& more) const;
    void each_tile_of_group(Cell tile, auto&& use) const;
    int income_of(int seat, Cell cell, std::span<const Cell> herds) const;

    // The sets in one block: of cells, then placements, then markets.
    Set cell_set(std::size_t number) { return {sets_.data() + number * cell_words_, cell_words_}; }
    ConstSet cell_set(std::size_t number) const {
        return {sets_.data() + number * cell_words_, cell_words_};
    }
    static constexpr std::size_t reach_set(std::size_t bit) { return map::all_spaces.size() + bit; }
    std::size_t tile_set(int seat) const { return reach_set(reach_bit(players_)) + index(seat); }
    std::size_t chip_set() const { return tile_set(players_); }
    std::size_t placements_begin() const { return (chip_set() + 1) * cell_words_; }
    Set market_set(int seat) { return {sets_.data() + market_begin(seat), market_words_}; }
    ConstSet market_set(int seat) const {
        return {sets_.data() + market_begin(seat), market_words_};
    }
    std::size_t market_begin(int seat) const {
        return sets_.size() - (index(seat) + 1) * market_words_;
    }
    void each(std::size_t set, auto&& use) const {
        bits::each_while(cell_set(set), [&use](std::size_t member) {
            use(static_cast<Cell>(member));
            return true;
        });
    }
    Cell nth_member(std::size_t set, std::size_t rank) const;
    Cell nth_that(std::size_t set, std::size_t rank, auto&& suits) const;

    void fill_empty_board();
    void put_tile(Cell cell, int seat, std::size_t kind);
    void take(Cell cell);
    void forbid_placements(Cell cell);
    void extend_reach(Cell cell, int seat, std::size_t kind);
    void start_group(Cell cell);
    void join_groups(Cell cell);
    void join(Cell from, Cell into);
    void weigh(SeatCounts& counts, bool is_land, const Group& group, int sign) const;
    void wet(Cell cell, int points);

    const Board* board_;
    const Ruleset* rules_;
    int players_;
    std::size_t cell_words_;   ///< words of a set of cells
    std::size_t market_words_; ///< words of a set of markets
    std::array<std::size_t, 7> empty_counts_{};
    std::array<std::uint16_t, max_players * tile_kinds> reach_counts_{};
    std::array<std::uint32_t, 4> placement_counts_{};
    std::array<SeatCounts, max_players> seats_{};
    std::vector<CellState> cells_;
    std::vector<bits::Word> sets_;
};

} // namespace pampas::rules

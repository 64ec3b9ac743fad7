// Changes of a position: placing tiles, haciendas, chips and water tiles.
#include "engine/rules/position.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>
#include <bit>
#include <cassert>
#include <iterator>
#include <utility>

namespace pampas::rules {

using map::Space;

void Position::decide(Cell cell, Space terrain) {
    assert(space(cell) == Space::Land && terrain != Space::Pampas && map::is_land(terrain));
    bits::remove(cell_set(index(Space::Land)), cell);
    --empty_counts_[index(Space::Land)];
    bits::add(cell_set(index(terrain)), cell);
    ++empty_counts_[index(terrain)];
    cells_[cell].content = static_cast<Content>(terrain);
}

void Position::place_land(Cell cell, int seat) {
    put_tile(cell, seat, 0);
}

void Position::place_animal(Cell cell, int seat, Species species) {
    put_tile(cell, seat, 1 + index(species));
    for (const std::uint16_t market : board_->markets_at(cell)) {
        bits::add(market_set(seat), market);
    }
}

void Position::place_hacienda(Cell cell) {
    assert(tile(cell) && !has_hacienda(cell));
    SeatCounts& owner = seats_[index(seat_of(cell))];
    owner = counts_with_change(owner, cell, {.haciendas = 1});
    cells_[cell].marks |= hacienda_mark;
    ++group_state(cell).haciendas;
}

void Position::place_chip(Cell cell) {
    assert(is_land_tile(cell) && !has_chip(cell));
    SeatCounts& owner = seats_[index(seat_of(cell))];
    owner = counts_with_change(owner, cell, {.chips = 1});
    cells_[cell].marks |= chip_mark;
    ++group_state(cell).chips;
    bits::add(cell_set(chip_set()), cell);
}

void Position::remove_chip(Cell cell) {
    assert(has_chip(cell));
    SeatCounts& owner = seats_[index(seat_of(cell))];
    owner = counts_with_change(owner, cell, {.chips = -1});
    cells_[cell].marks &= static_cast<std::uint8_t>(~chip_mark);
    --group_state(cell).chips;
    bits::remove(cell_set(chip_set()), cell);
}

void Position::place_water(PlaceNumber number) {
    const WaterPlacement& placement = board_->placements()[number];
    const int points = rules_->water_points[index(placement.shape)];
    for (const Cell cell : placement.spaces()) {
        take(cell);
        cells_[cell].content = water;
    }
    // Each neighbour counts once, however many of its sides touch the tile (R7.5).
    boost::container::static_vector<Cell, 18> shore;
    for (const Cell cell : placement.spaces()) {
        std::ranges::copy(board_->neighbours(cell), std::back_inserter(shore));
    }
    std::ranges::sort(shore);
    const auto twice = std::ranges::unique(shore);
    std::for_each(shore.begin(), twice.begin(), [&](Cell cell) { wet(cell, points); });
}

void Position::wet(Cell cell, int points) {
    cells_[cell].water_points = static_cast<std::uint16_t>(cells_[cell].water_points + points);
    if (!is_empty(cell) && !has_water(cell)) {
        seats_[index(seat_of(cell))].water_points += points;
    }
}

void Position::put_tile(Cell cell, int seat, std::size_t kind) {
    seats_[index(seat)] = counts_with_tile(seat, cell, kind);
    take(cell);
    cells_[cell].content = tile_code(seat, kind);
    bits::add(cell_set(tile_set(seat)), cell);
    start_group(cell);
    join_groups(cell);
    extend_reach(cell, seat, kind);
}

/// Marks the cell as taken: nothing else can be placed there.
void Position::take(Cell cell) {
    CellState& state = cells_[cell];
    assert(is_empty(cell));
    bits::remove(cell_set(state.content), cell);
    --empty_counts_[state.content];
    if (space(cell) == Space::Pampas) {
        forbid_placements(cell);
    }
    for (; state.reach != 0; state.reach &= state.reach - 1) {
        const auto bit = static_cast<std::size_t>(std::countr_zero(state.reach));
        bits::remove(cell_set(reach_set(bit)), cell);
        --reach_counts_[bit];
    }
}

void Position::forbid_placements(Cell cell) {
    const Set free = Set(sets_).subspan(placements_begin());
    for (const PlaceNumber placement : board_->placements_on(cell)) {
        if (bits::has(free, placement)) {
            bits::remove(free, placement);
            --placement_counts_[index(board_->placements()[placement].shape)];
        }
    }
}

/// A land tile makes adjacent pampas reachable for every tile of its owner, an animal tile only for
/// its species (R5.2, R5.4).
void Position::extend_reach(Cell cell, int seat, std::size_t kind) {
    const std::uint32_t opened =
        kind == 0 ? ((1U << tile_kinds) - 1U) << reach_bit(seat) : 1U << reach_bit(seat, kind);
    for (const Cell near : board_->neighbours(cell)) {
        CellState& state = cells_[near];
        if (state.content != index(Space::Pampas)) {
            continue;
        }
        for (std::uint32_t fresh = opened & ~state.reach; fresh != 0; fresh &= fresh - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(fresh));
            bits::add(cell_set(reach_set(bit)), near);
            ++reach_counts_[bit];
        }
        state.reach |= opened;
    }
}

void Position::start_group(Cell cell) {
    cells_[cell].group = cell;
    cells_[cell].next = cell;
    cells_[cell].size = 1;
}

/// Joins a new tile with the groups beside it.
void Position::join_groups(Cell cell) {
    for (const Cell near : board_->neighbours(cell)) {
        if (cells_[near].content == cells_[cell].content &&
            cells_[near].group != cells_[cell].group) {
            if (group_state(near).size > group_state(cell).size) {
                join(cells_[cell].group, cells_[near].group);
            } else {
                join(cells_[near].group, cells_[cell].group);
            }
        }
    }
}

/// Union-find with flat trees: the smaller group is renamed, so that finding a tile's group takes
/// one step. Both groups are given by their first tiles.
void Position::join(Cell from, Cell into) {
    cells_[into].size = static_cast<std::uint16_t>(cells_[into].size + cells_[from].size);
    cells_[into].haciendas =
        static_cast<std::uint8_t>(cells_[into].haciendas + cells_[from].haciendas);
    cells_[into].chips = static_cast<std::uint8_t>(cells_[into].chips + cells_[from].chips);
    for (Cell tile = from; cells_[tile].group != into; tile = cells_[tile].next) {
        cells_[tile].group = into;
    }
    std::swap(cells_[from].next, cells_[into].next);
}

} // namespace pampas::rules

// The counts of players, and the effect of actions on them.
#include "engine/rules/position.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>

namespace pampas::rules {

/// The groups that such a tile would join, without duplicates.
Position::Groups Position::groups_beside(Cell cell, Content tile) const {
    Groups groups;
    for (const Cell near : board_->neighbours(cell)) {
        const CellState& state = cells_[near];
        if (state.content == tile && std::ranges::find(groups, state.group) == groups.end()) {
            groups.push_back(state.group);
        }
    }
    return groups;
}

/// Adds (sign 1) or subtracts (-1) a group in its owner's counts.
void Position::weigh(SeatCounts& counts, bool is_land, const Group& group, int sign) const {
    const auto add = [sign](std::uint16_t& count, int amount) {
        count = static_cast<std::uint16_t>(count + sign * amount);
    };
    if (is_land) {
        add(counts.chain_tiles, group.size >= rules_->land_chain_min ? group.size : 0);
        add(counts.harvest_tiles, can_harvest(group) ? group.size : 0);
    } else {
        add(counts.herd_tiles, group.size >= rules_->herd_min ? group.size : 0);
    }
    add(counts.hacienda_tiles, group.haciendas > 0 ? group.size : 0);
    add(counts.hacienda_places,
        group.haciendas < rules_->haciendas_per_group ? group.size - group.haciendas : 0);
}

SeatCounts Position::counts_with_tile(int seat, Cell cell, std::size_t kind) const {
    const bool is_land = kind == 0;
    SeatCounts counts = seats_[index(seat)];
    ++counts.tiles[kind];
    counts.water_points += cells_[cell].water_points;
    Group joined{.size = 1};
    for (const Cell number : groups_beside(cell, tile_code(seat, kind))) {
        const Group part = group(number);
        weigh(counts, is_land, part, -1);
        joined.size += part.size;
        joined.haciendas += part.haciendas;
        joined.chips += part.chips;
    }
    weigh(counts, is_land, joined, 1);
    if (!is_land) {
        ++counts.animals;
        for (const std::uint16_t market : board_->markets_at(cell)) {
            if (!reaches(seat, market)) {
                ++counts.markets;
            }
        }
    }
    return counts;
}

/// The owner's counts after the tile's group gains haciendas and chips.
SeatCounts Position::counts_with_change(SeatCounts counts, Cell tile, const Group& more) const {
    const Group before = group(tile);
    weigh(counts, is_land_tile(tile), before, -1);
    weigh(counts, is_land_tile(tile),
          {before.size, before.haciendas + more.haciendas, before.chips + more.chips}, 1);
    counts.chips = static_cast<std::uint16_t>(counts.chips + more.chips);
    return counts;
}

SeatCounts Position::counts_with_hacienda(int seat, Cell cell) const {
    return counts_with_change(counts(seat), cell, {.haciendas = 1});
}

SeatCounts Position::counts_with_harvest(int seat, Cell cell, Cell from) const {
    const bool gives = from != no_cell && seat_of(from) == seat;
    return counts_with_change(gives ? counts_with_change(counts(seat), from, {.chips = -1})
                                    : counts(seat),
                              cell, {.chips = 1});
}

/// A tile beside the water counts once, however many sides touch (R7.5).
SeatCounts Position::counts_with_water(int seat, PlaceNumber number) const {
    const WaterPlacement& placement = board_->placements()[number];
    boost::container::static_vector<Cell, 18> shore;
    for (const Cell cell : placement.spaces()) {
        for (const Cell near : board_->neighbours(cell)) {
            if (is_tile_of(near, seat) && std::ranges::find(shore, near) == shore.end()) {
                shore.push_back(near);
            }
        }
    }
    SeatCounts counts = seats_[index(seat)];
    counts.water_points +=
        static_cast<int>(shore.size()) * rules_->water_points[index(placement.shape)];
    return counts;
}

/// The tiles of a group form a ring.
void Position::each_tile_of_group(Cell tile, auto&& use) const {
    Cell next = tile;
    do {
        use(next);
        next = cells_[next].next;
    } while (next != tile);
}

/// The pesos for a herd with a tile on this cell. `herds` are the groups that form it, together
/// with this cell if it is still empty. What the herd touches is computed only when a market pays:
/// herds are small, and few tiles reach a market, so tracking it with each tile would cost more.
int Position::income_of(int seat, Cell cell, std::span<const Cell> herds) const {
    const bool whole_chains = rules_->market_income == MarketIncome::Sum;
    const Content own_land = tile_code(seat, 0);
    // Chains or land tiles, depending on the ruleset.
    boost::container::small_vector<Cell, 64> touched;
    int land = 0;
    const auto touch = [&](Cell animal) {
        for (const Cell near : board_->neighbours(animal)) {
            const Cell counted = whole_chains ? cells_[near].group : near;
            if (cells_[near].content == own_land &&
                std::ranges::find(touched, counted) == touched.end()) {
                touched.push_back(counted);
                land += whole_chains ? cells_[counted].size : 1;
            }
        }
    };
    int size = 0;
    if (is_empty(cell)) {
        touch(cell);
        ++size;
    }
    for (const Cell herd : herds) {
        each_tile_of_group(herd, touch);
        size += group(herd).size;
    }
    const auto markets = static_cast<int>(board_->markets_at(cell).size());
    return markets * (whole_chains ? size + land : size * land);
}

int Position::market_income(Cell cell) const {
    return board_->markets_at(cell).empty() ? 0 : income_of(seat_of(cell), cell, {&cell, 1});
}

int Position::market_income_with(int seat, Cell cell, Species species) const {
    if (board_->markets_at(cell).empty()) {
        return 0;
    }
    const Groups herds = groups_beside(cell, tile_code(seat, 1 + index(species)));
    return income_of(seat, cell, {herds.data(), herds.size()});
}

} // namespace pampas::rules

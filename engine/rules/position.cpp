#include "engine/rules/position.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <cassert>

namespace pampas::rules {

using map::Space;

Position::Position(const Board& board, const Ruleset& rules, int players)
    : board_(&board), rules_(&rules), players_(players), cell_words_(bits::words(board.cells())),
      cells_(board.cells()) {
    assert(players >= 1 && players <= max_players);
    sets_.resize(placements_begin() + bits::words(board.placements().size()) +
                 index(players) * bits::words(board.markets().size()));
    fill_empty_board();
}

void Position::fill_empty_board() {
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        const Cell cell = static_cast<Cell>(i);
        const std::size_t space = index(board_->space(cell));
        cells_[cell].content = static_cast<Content>(space);
        cells_[cell].group = no_cell;
        cells_[cell].next = no_cell;
        cells_[cell].water_points = static_cast<std::uint16_t>(
            board_->waters_at(cell) * rules_->water_points[index(WaterShape::Single)]);
        bits::add(cell_set(space), cell);
        ++empty_counts_[space];
    }
    const Set free = Set(sets_).subspan(placements_begin());
    for (std::size_t placement = 0; placement < board_->placements().size(); ++placement) {
        bits::add(free, placement);
        ++placement_counts_[index(board_->placements()[placement].shape)];
    }
}

Position::Set Position::market_set(int seat) {
    const std::size_t size = bits::words(board_->markets().size());
    return Set(sets_).last((index(seat) + 1) * size).first(size);
}

Position::ConstSet Position::market_set(int seat) const {
    const std::size_t size = bits::words(board_->markets().size());
    return ConstSet(sets_).last((index(seat) + 1) * size).first(size);
}

bool Position::reaches(int seat, std::size_t market) const {
    return bits::has(market_set(seat), market);
}

Cell Position::nth_member(std::size_t set, std::size_t rank) const {
    return static_cast<Cell>(bits::nth(cell_set(set), rank));
}

/// The member that suits and has `rank` such members before it.
Cell Position::nth_that(std::size_t set, std::size_t rank, auto&& suits) const {
    Cell result = no_cell;
    bits::each_while(cell_set(set), [&](std::size_t member) {
        result = static_cast<Cell>(member);
        return !suits(result) || rank-- > 0;
    });
    return result;
}

Cell Position::nth_empty(Space space, std::size_t rank) const {
    return nth_member(index(space), rank);
}

Cell Position::nth_land_reach(int seat, std::size_t rank) const {
    return nth_member(reach_set(reach_bit(seat)), rank);
}

bool Position::land_reaches(int seat, Cell cell) const {
    return (cells_[cell].reach >> reach_bit(seat) & 1U) != 0;
}

Cell Position::nth_herd_reach(int seat, Species species, std::size_t rank) const {
    return nth_member(reach_set(reach_bit(seat, species)), rank);
}

bool Position::herd_reaches(int seat, Species species, Cell cell) const {
    return (cells_[cell].reach >> reach_bit(seat, species) & 1U) != 0;
}

bool Position::any_herd_reaches(int seat, Cell cell) const {
    constexpr std::uint32_t all = (1U << species_names.size()) - 1;
    return (cells_[cell].reach >> reach_bit(seat, Species{}) & all) != 0;
}

PlaceNumber Position::nth_placement(WaterShape shape, std::size_t rank) const {
    // Placements are numbered through all shapes; a shape may begin within a word.
    for (std::size_t before = 0; before < index(shape); ++before) {
        rank += placement_counts_[before];
    }
    return static_cast<PlaceNumber>(bits::nth(ConstSet(sets_).subspan(placements_begin()), rank));
}

bool Position::is_free(PlaceNumber placement) const {
    return bits::has(ConstSet(sets_).subspan(placements_begin()), placement);
}

bool Position::takes_hacienda(int seat, Cell cell) const {
    return is_tile_of(cell, seat) && !has_hacienda(cell) &&
           group_state(cell).haciendas < rules_->haciendas_per_group;
}

Cell Position::nth_hacienda_place(int seat, std::size_t rank) const {
    return nth_that(tile_set(seat), rank, [&](Cell cell) { return takes_hacienda(seat, cell); });
}

bool Position::can_harvest(const CellState& group) const {
    return group.chips == 0 && group.size >= rules_->harvest_min_chain;
}

bool Position::takes_harvest(int seat, Cell cell) const {
    return cells_[cell].content == tile_code(seat, 0) && can_harvest(group_state(cell));
}

Cell Position::nth_harvest(int seat, std::size_t rank) const {
    return nth_that(tile_set(seat), rank, [&](Cell cell) { return takes_harvest(seat, cell); });
}

bool Position::gives_chip(int seat, Cell cell) const {
    return has_chip(cell) &&
           (rules_->harvest_chip_from == ChipSource::Any || !is_tile_of(cell, seat));
}

std::size_t Position::chip_count(int seat) const {
    std::size_t count = 0;
    for (int owner = 0; owner < players_; ++owner) {
        const bool counts = owner != seat || rules_->harvest_chip_from == ChipSource::Any;
        count += counts ? seats_[index(owner)].chips : 0U;
    }
    return count;
}

Cell Position::nth_chip(int seat, std::size_t rank) const {
    return nth_that(chip_set(), rank, [&](Cell cell) { return gives_chip(seat, cell); });
}

int Position::market_income(Cell cell) const {
    const auto markets = static_cast<int>(board_->markets_at(cell).size());
    if (markets == 0) {
        return 0;
    }
    // What the herd touches is gathered only when a market pays: herds are small, and keeping it
    // up to date would cost every tile more than this costs the few that reach a market.
    const bool whole_chains = rules_->market_income == MarketIncome::Sum;
    const Content own_land = tile_code(seat_of(cell), 0);
    boost::container::small_vector<Cell, 64> touched; // chains, or land tiles
    int land = 0;
    Cell animal = cell;
    do {
        for (const Cell near : board_->neighbours(animal)) {
            const Cell counted = whole_chains ? cells_[near].group : near;
            if (cells_[near].content == own_land &&
                std::ranges::find(touched, counted) == touched.end()) {
                touched.push_back(counted);
                land += whole_chains ? cells_[counted].size : 1;
            }
        }
        animal = cells_[animal].next;
    } while (animal != cell);
    const int herd = group_state(cell).size;
    return markets * (whole_chains ? herd + land : herd * land);
}

Holdings Position::holdings(int seat) const {
    const SeatState& own = seats_[index(seat)];
    return {.markets = own.markets,
            .chain_tiles = own.chain_tiles,
            .herd_tiles = own.herd_tiles,
            .hacienda_tiles = own.hacienda_tiles,
            .water_points = own.water_points,
            .pesos = 0};
}

} // namespace pampas::rules

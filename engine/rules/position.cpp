#include "engine/rules/position.h"

#include <cassert>

namespace pampas::rules {

using map::Space;

Position::Position(const Board& board, const Ruleset& rules, int players)
    : board_(&board), rules_(&rules), players_(players), cell_words_(bits::words(board.cells())),
      market_words_(bits::words(board.markets().size())), cells_(board.cells()) {
    assert(players >= 1 && players <= max_players);
    sets_.resize(placements_begin() + bits::words(board.placements().size()) +
                 index(players) * market_words_);
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

Cell Position::nth_member(std::size_t set, std::size_t rank) const {
    return static_cast<Cell>(bits::nth(cell_set(set), rank));
}

/// The member accepted by `suits` with `rank` such members before it.
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

PlaceNumber Position::nth_placement(WaterShape shape, std::size_t rank) const {
    // Placements are numbered across all shapes, so a shape may begin within a word.
    for (std::size_t before = 0; before < index(shape); ++before) {
        rank += placement_counts_[before];
    }
    return static_cast<PlaceNumber>(bits::nth(ConstSet(sets_).subspan(placements_begin()), rank));
}

bool Position::takes_hacienda(int seat, Cell cell) const {
    return is_tile_of(cell, seat) && !has_hacienda(cell) &&
           group_state(cell).haciendas < rules_->haciendas_per_group;
}

Cell Position::nth_hacienda_place(int seat, std::size_t rank) const {
    return nth_that(tile_set(seat), rank, [&](Cell cell) { return takes_hacienda(seat, cell); });
}

bool Position::can_harvest(const Group& group) const {
    return group.chips == 0 && group.size >= rules_->harvest_min_chain;
}

bool Position::takes_harvest(int seat, Cell cell) const {
    return cells_[cell].content == tile_code(seat, 0) && can_harvest(group(cell));
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

} // namespace pampas::rules

#include "engine/rules/board.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <utility>

namespace pampas::rules {
namespace {

using hex::Coordinate;
using map::Space;

constexpr bool holds_tiles(Space space) {
    return space == Space::Pampas || map::is_land(space);
}

std::uint64_t next_board_number() {
    static std::atomic<std::uint64_t> number = 0;
    return ++number;
}

} // namespace

Board::Board(const map::Map& map)
    : map_(map), number_(next_board_number()), numbers_(map.grid().size(), no_cell) {
    number_spaces();
    for (const Coordinate at : places_) {
        surroundings_.push_back(surroundings_of(at));
    }
    find_sides();
    find_placements();
    index_placements();
}

void Board::number_spaces() {
    for (std::size_t offset = 0; offset < map_.grid().size(); ++offset) {
        const Coordinate at = map_.grid().coordinate(offset);
        const Space space = map_.at(at);
        if (holds_tiles(space)) {
            numbers_[offset] = static_cast<Cell>(places_.size());
            places_.push_back(at);
        } else if (space == Space::Market) {
            numbers_[offset] = static_cast<std::uint16_t>(markets_.size());
            markets_.push_back(at);
        } else if (space == Space::Water) {
            waters_.push_back(at);
        }
        if (space == Space::Land) {
            undecided_.push_back(numbers_[offset]);
        }
    }
}

std::optional<Cell> Board::cell(Coordinate at) const {
    const bool is_cell = map_.grid().contains(at) && holds_tiles(map_.at(at));
    return is_cell ? std::optional<Cell>(numbers_[map_.grid().offset(at)]) : std::nullopt;
}

Board::Surroundings Board::surroundings_of(Coordinate at) const {
    Surroundings result;
    for (const Coordinate near : map_.grid().neighbours(at)) {
        const Space space = map_.at(near);
        const std::uint16_t number = numbers_[map_.grid().offset(near)];
        if (holds_tiles(space)) {
            result.cells[result.cell_count++] = number;
        } else if (space == Space::Market) {
            result.markets[result.market_count++] = number;
        } else if (space == Space::Water) {
            ++result.water_count;
        }
    }
    return result;
}

void Board::find_sides() {
    sides_.resize(markets_.size());
    for (std::size_t number = 0; number < cells(); ++number) {
        const Cell cell = static_cast<Cell>(number);
        if (space(cell) == Space::Pampas) {
            for (const std::uint16_t market : markets_at(cell)) {
                sides_[market].push_back(cell);
            }
        }
    }
}

/// Describes shapes as steps from their first space, for each orientation. Each set of spaces with
/// the shape arises from exactly one first space and orientation.
void Board::add_placements_from(Cell cell) {
    using Steps = std::vector<std::size_t>; // directions, each from the space before
    static const std::array<std::pair<WaterShape, std::vector<Steps>>, 4> shapes{
        {{WaterShape::Single, {{}}},
         {WaterShape::Double, {{0}, {1}, {2}}},
         {WaterShape::Triangle, {{0, 2}, {1, 3}}},
         {WaterShape::Row, {{0, 0}, {1, 1}, {2, 2}}}}};
    for (const auto& [shape, ways] : shapes) {
        for (const Steps& steps : ways) {
            WaterPlacement placement{shape, 1, {cell, no_cell, no_cell}};
            std::optional<Coordinate> here = at(cell);
            for (const std::size_t direction : steps) {
                here = here ? map_.grid().neighbour(*here, direction) : here;
                if (here && map_.at(*here) == Space::Pampas) {
                    placement.cells[placement.size++] = numbers_[map_.grid().offset(*here)];
                }
            }
            if (placement.size == steps.size() + 1) {
                std::ranges::sort(placement.cells);
                placements_.push_back(placement);
            }
        }
    }
}

void Board::find_placements() {
    for (std::size_t cell = 0; cell < cells(); ++cell) {
        if (space(static_cast<Cell>(cell)) == Space::Pampas) {
            add_placements_from(static_cast<Cell>(cell));
        }
    }
    std::ranges::stable_sort(placements_, {}, &WaterPlacement::shape);
}

void Board::index_placements() {
    std::vector<std::vector<PlaceNumber>> by_cell(cells());
    for (std::size_t number = 0; number < placements_.size(); ++number) {
        for (const Cell cell : placements_[number].spaces()) {
            by_cell[cell].push_back(static_cast<PlaceNumber>(number));
        }
    }
    placements_begin_.push_back(0);
    for (const auto& numbers : by_cell) {
        std::ranges::copy(numbers, std::back_inserter(placements_by_cell_));
        placements_begin_.push_back(placements_by_cell_.size());
    }
}

} // namespace pampas::rules

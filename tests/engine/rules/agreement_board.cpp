#include "tests/engine/rules/agreement.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace pampas::testing {
namespace {

using hex::Coordinate;
using rules::Cell;
using rules::index;
using rules::Position;
using rules::Species;

constexpr std::array all_species{Species::Cattle, Species::Horse, Species::Pig, Species::Sheep};
constexpr std::array all_shapes{rules::WaterShape::Single, rules::WaterShape::Double,
                                rules::WaterShape::Triangle, rules::WaterShape::Row};

/// The positions to compare, and the comparisons.
struct Boards {
    const Position& engine;
    const PlainPosition& plain;
    const PlainBoard& board;
    const rules::Ruleset& rules;

    void compare_space(Coordinate at) const;
    void compare_groups() const;
    void compare_group(const PlainGroup& group, std::map<Cell, Coordinate>& numbers) const;
    void compare_incomes(const PlainGroup& group) const;
    void compare_reach(int seat) const;
    void compare_group_places(int seat) const;
    void compare_chips(int seat) const;
    void compare_placements() const;
    void compare_empty() const;

    /// Expects that the engine counts and lists exactly the spaces for which `belongs` holds, and
    /// that `says` agrees for each space.
    void compare_set(const char* what, std::size_t count, auto&& nth, auto&& says,
                     auto&& belongs) const;
};

void Boards::compare_set(const char* what, std::size_t count, auto&& nth, auto&& says,
                         auto&& belongs) const {
    SCOPED_TRACE(what);
    std::vector<Cell> plain_cells;
    for (const Coordinate at : board.cells()) {
        const Cell cell = board.cell(at);
        const bool is_in = belongs(at);
        EXPECT_EQ(says(cell), is_in) << "at cell " << cell;
        if (is_in) {
            plain_cells.push_back(cell);
        }
    }
    std::vector<Cell> cells;
    for (std::size_t rank = 0; rank < count; ++rank) {
        cells.push_back(nth(rank));
    }
    std::ranges::sort(cells);
    EXPECT_EQ(cells, plain_cells);
}

void Boards::compare_space(Coordinate at) const {
    const Cell cell = board.cell(at);
    const auto tile = engine.tile(cell);
    const auto& plain_tile = plain.tile(at);
    ASSERT_EQ(tile.has_value(), plain_tile.has_value()) << "at cell " << cell;
    if (tile) {
        EXPECT_EQ(tile->seat, plain_tile->seat);
        EXPECT_EQ(tile->species, plain_tile->species);
    }
    EXPECT_EQ(engine.has_hacienda(cell), plain_tile && plain_tile->hacienda);
    EXPECT_EQ(engine.has_chip(cell), plain_tile && plain_tile->chip);
    EXPECT_EQ(engine.has_water(cell), plain.has_water(at));
    EXPECT_EQ(engine.is_empty(cell), plain.is_empty(at, plain.map().at(at)));
    if (engine.is_empty(cell)) {
        EXPECT_EQ(engine.space(cell), plain.map().at(at));
    }
}

void Boards::compare_group(const PlainGroup& group, std::map<Cell, Coordinate>& numbers) const {
    const rules::Group expected{group.size(), group.haciendas, group.chips};
    const Cell number = engine.group_number(board.cell(group.spaces.front()));
    EXPECT_TRUE(numbers.emplace(number, group.spaces.front()).second) << "two groups as one";
    for (const Coordinate at : group.spaces) {
        EXPECT_EQ(engine.group(board.cell(at)), expected);
        EXPECT_EQ(engine.group_number(board.cell(at)), number);
    }
}

void Boards::compare_incomes(const PlainGroup& group) const {
    if (group.is_chain()) {
        EXPECT_EQ(engine.harvest_income(board.cell(group.spaces.front())),
                  group.size() * rules.harvest_pesos_per_tile);
        return;
    }
    for (const Coordinate at : group.spaces) {
        EXPECT_EQ(engine.market_income(board.cell(at)), plain.market_income(at, rules));
    }
}

void Boards::compare_groups() const {
    std::map<Cell, Coordinate> numbers;
    for (const PlainGroup& group : plain.groups()) {
        compare_group(group, numbers);
        compare_incomes(group);
    }
}

void Boards::compare_reach(int seat) const {
    compare_set(
        "land reach", engine.land_reach_count(seat),
        [&](std::size_t rank) { return engine.nth_land_reach(seat, rank); },
        [&](Cell cell) { return engine.land_reaches(seat, cell); },
        [&](Coordinate at) { return plain.land_reaches(seat, at); });
    for (const Species species : all_species) {
        compare_set(
            "herd reach", engine.herd_reach_count(seat, species),
            [&](std::size_t rank) { return engine.nth_herd_reach(seat, species, rank); },
            [&](Cell cell) { return engine.herd_reaches(seat, species, cell); },
            [&](Coordinate at) { return plain.herd_reaches(seat, species, at); });
    }
}

/// Where haciendas and harvest chips may go (R6.1, R6.3).
void Boards::compare_group_places(int seat) const {
    std::vector<bool> haciendas(plain.grid().size());
    std::vector<bool> harvests(plain.grid().size());
    for (const PlainGroup& group : plain.groups()) {
        for (const Coordinate at : group.spaces) {
            const std::size_t offset = plain.grid().offset(at);
            const bool own = group.tile.seat == seat;
            haciendas[offset] =
                own && !plain.tile(at)->hacienda && group.haciendas < rules.haciendas_per_group;
            harvests[offset] = own && group.is_chain() && group.chips == 0 &&
                               group.size() >= rules.harvest_min_chain;
        }
    }
    compare_set(
        "places for haciendas", engine.hacienda_place_count(seat),
        [&](std::size_t rank) { return engine.nth_hacienda_place(seat, rank); },
        [&](Cell cell) { return engine.takes_hacienda(seat, cell); },
        [&](Coordinate at) { return haciendas[plain.grid().offset(at)]; });
    compare_set(
        "places to harvest", engine.harvest_count(seat),
        [&](std::size_t rank) { return engine.nth_harvest(seat, rank); },
        [&](Cell cell) { return engine.takes_harvest(seat, cell); },
        [&](Coordinate at) { return harvests[plain.grid().offset(at)]; });
}

void Boards::compare_chips(int seat) const {
    const bool own_too = rules.harvest_chip_from == rules::ChipSource::Any;
    compare_set(
        "chips to take", engine.chip_count(seat),
        [&](std::size_t rank) { return engine.nth_chip(seat, rank); },
        [&](Cell cell) { return engine.gives_chip(seat, cell); },
        [&](Coordinate at) {
            const auto& tile = plain.tile(at);
            return tile && tile->chip && (own_too || tile->seat != seat);
        });
}

void Boards::compare_placements() const {
    std::array<std::vector<rules::PlaceNumber>, all_shapes.size()> free;
    for (const PlainBoard::NumberedWater& place : board.places()) {
        const bool is_free = plain.is_free(place.water);
        EXPECT_EQ(engine.is_free(place.number), is_free);
        if (is_free) {
            free[index(place.water.shape)].push_back(place.number);
        }
    }
    for (const rules::WaterShape shape : all_shapes) {
        std::vector<rules::PlaceNumber> places;
        for (std::size_t rank = 0; rank < engine.placement_count(shape); ++rank) {
            places.push_back(engine.nth_placement(shape, rank));
        }
        std::ranges::sort(places);
        EXPECT_EQ(places, free[index(shape)]) << rules::water_shape_names[index(shape)];
    }
}

void Boards::compare_empty() const {
    for (const map::Space kind : map::all_spaces) {
        if (kind != map::Space::Pampas && std::ranges::count(map::terrains, kind) == 0) {
            continue;
        }
        std::vector<Cell> plain_cells;
        for (const Coordinate at : plain.empty(kind)) {
            plain_cells.push_back(board.cell(at));
        }
        std::vector<Cell> cells;
        for (std::size_t rank = 0; rank < engine.empty_count(kind); ++rank) {
            cells.push_back(engine.nth_empty(kind, rank));
        }
        std::ranges::sort(cells);
        EXPECT_EQ(cells, plain_cells) << "empty " << map::name(kind);
    }
}

} // namespace

void expect_same_board(const rules::State& state, const PlainGame& game) {
    const Boards boards{state.position(), game.position(), game.board(), game.rules()};
    for (const Coordinate at : game.board().cells()) {
        boards.compare_space(at);
    }
    boards.compare_groups();
    boards.compare_empty();
    boards.compare_placements();
    const Spaces markets = game.board().map().all(map::Space::Market);
    for (int seat = 0; seat < game.players(); ++seat) {
        SCOPED_TRACE(::testing::Message() << "seat " << seat);
        boards.compare_reach(seat);
        boards.compare_group_places(seat);
        boards.compare_chips(seat);
        for (std::size_t market = 0; market < markets.size(); ++market) {
            EXPECT_EQ(state.position().reaches(seat, market),
                      game.position().reaches(seat, markets[market]));
        }
        EXPECT_EQ(state.position().holdings(seat), game.position().holdings(seat, game.rules()));
        EXPECT_EQ(state.score(seat), game.score(seat));
        EXPECT_EQ(state.points(seat), game.points(seat));
        EXPECT_EQ(state.position().land_tiles(seat), game.position().tiles(seat, std::nullopt));
        for (const Species species : all_species) {
            EXPECT_EQ(state.position().animal_tiles(seat, species),
                      game.position().tiles(seat, species));
        }
    }
}

} // namespace pampas::testing

#include "engine/rules/changes.h"

namespace pampas::rules {
namespace {

Score difference(const Score& before, const Score& after) {
    return {.markets = after.markets - before.markets,
            .land = after.land - before.land,
            .herds = after.herds - before.herds,
            .haciendas = after.haciendas - before.haciendas,
            .water = after.water - before.water,
            .money = after.money - before.money};
}

/// The cards of each kind that came into a hand or left it.
void count_cards(auto& result, const auto& before, const auto& after) {
    for (std::size_t kind = 0; kind < result.size(); ++kind) {
        result[kind] = after[kind] - before[kind];
    }
}

SeatChanges changes_of(const State& before, const State& after, int seat) {
    SeatChanges result{.pesos = after.pesos(seat) - before.pesos(seat),
                       .points = difference(before.score(seat), after.score(seat))};
    count_cards(result.land_cards, before.land().hand(seat), after.land().hand(seat));
    count_cards(result.animal_cards, before.animals().hand(seat), after.animals().hand(seat));
    return result;
}

bool is_alike(const Position& one, const Position& other, Cell cell) {
    return one.tile(cell) == other.tile(cell) && one.has_water(cell) == other.has_water(cell) &&
           one.has_hacienda(cell) == other.has_hacienda(cell) &&
           one.has_chip(cell) == other.has_chip(cell);
}

std::vector<std::size_t> changed_slots(const auto& before, const auto& after) {
    std::vector<std::size_t> slots;
    for (std::size_t slot = 0; slot < before.face_up().size(); ++slot) {
        if (before.face_up()[slot] != after.face_up()[slot]) {
            slots.push_back(slot);
        }
    }
    return slots;
}

} // namespace

Changes changes(const State& before, const State& after) {
    Changes result;
    for (int seat = 0; seat < before.players(); ++seat) {
        result.seats[index(seat)] = changes_of(before, after, seat);
    }
    const Board& board = before.game().board();
    for (std::size_t number = 0; number < board.cells(); ++number) {
        const Cell cell = static_cast<Cell>(number);
        if (!is_alike(before.position(), after.position(), cell)) {
            result.spaces.push_back(board.at(cell));
        }
    }
    result.land_slots = changed_slots(before.land(), after.land());
    result.animal_slots = changed_slots(before.animals(), after.animals());
    return result;
}

} // namespace pampas::rules

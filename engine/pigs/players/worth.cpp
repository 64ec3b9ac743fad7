#include "engine/pigs/players/worth.h"

#include <algorithm>
#include <array>

namespace pampas::pigs {
namespace {

constexpr std::int64_t whole = 100; ///< percent
/// Turns that an ordinary game has: items are valued by how many of these are still to come.
constexpr std::int64_t usual_turns = 16;

/// The turns after this one.
int turns_to_come(const State& state) {
    return state.edition().turns() - state.round();
}

/// Pigs that are not vaccinated: the best ones as far as there are vaccines at their price, the
/// others at the part of it that is likely to be saved.
std::int64_t worth_of_pigs(const State& state, const Farm& farm, const Style& style) {
    const std::size_t ahead = std::min(index(state.turns_in_season()), style.kept.size()) - 1;
    int vaccines = farm.items[index(Item::Vaccine)];
    std::int64_t sum = 0;
    for (std::size_t size = sizes; size-- > 0;) {
        const std::int64_t price = state.edition().pig_prices[size];
        const int safe = std::min<int>(vaccines, farm.pigs[0][size]);
        vaccines -= safe;
        sum += price * (farm.pigs[1][size] + safe) * parts_of_dollar;
        sum += price * (farm.pigs[0][size] - safe) * style.kept[ahead];
    }
    return sum + vaccines * (turns_to_come(state) > 0 ? style.vaccine : 0);
}

/// `count` things, each worth less than the one before.
std::int64_t crowded(std::int64_t worth, int count, const Style& style) {
    std::int64_t sum = 0;
    for (; count > 0; --count) {
        sum += worth;
        worth = worth * (whole - style.crowd) / whole;
    }
    return sum;
}

/// What pigs may become in the turns to come.
std::int64_t worth_of_future(const State& state, const Farm& farm, const Style& style) {
    const int turns = turns_to_come(state);
    const int growth =
        3 * farm.count(Size::Baby) + 2 * farm.count(Size::Small) + farm.count(Size::Medium);
    return crowded(std::int64_t{turns} * style.adult, farm.adults(), style) +
           crowded(std::int64_t{turns} * style.young, growth, style);
}

std::int64_t worth_of_things(const State& state, const Farm& farm, const Style& style) {
    const int turns = turns_to_come(state);
    const MeadowMeasures& measures = state.edition().measures;
    int free = farm.meadows * measures.meadow.width * measures.meadow.height;
    for (std::size_t size = 0; size < sizes; ++size) {
        const Rectangle& sides = measures.pigs[size];
        free -= farm.count(static_cast<Size>(size)) * sides.width * sides.height;
    }
    const std::int64_t room = std::min(free, style.most_room);
    const auto items = crowded(style.supplement, farm.items[index(Item::Supplement)], style) +
                       crowded(style.amulet, farm.items[index(Item::Amulet)], style);
    return items * turns / usual_turns + room * style.room * turns;
}

} // namespace

std::int64_t worth(const State& state, int seat, const Style& style) {
    const Farm& farm = state.farm(seat);
    return farm.money * parts_of_dollar + worth_of_pigs(state, farm, style) +
           worth_of_future(state, farm, style) + worth_of_things(state, farm, style);
}

} // namespace pampas::pigs

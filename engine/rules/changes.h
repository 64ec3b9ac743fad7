#pragma once

#include "engine/rules/state.h"

#include <array>
#include <vector>

/// What happened between two states of a game: what a player who watches wants to see.
namespace pampas::rules {

/// What a seat gained, negative if it lost something.
struct SeatChanges {
    int pesos = 0;
    Score points;                ///< of its position, if scored before and after
    LandCounts land_cards{};     ///< in its hand, by `LandCard`
    AnimalCounts animal_cards{}; ///< in its hand, by `Species`

    friend bool operator==(const SeatChanges&, const SeatChanges&) = default;
};

/// The difference of two states.
struct Changes {
    std::array<SeatChanges, max_players> seats{};
    std::vector<hex::Coordinate> spaces;   ///< with something else on them, in reading order
    std::vector<std::size_t> land_slots;   ///< face-up slots with another card or none
    std::vector<std::size_t> animal_slots; ///< the same for animal cards

    friend bool operator==(const Changes&, const Changes&) = default;
};

/// What differs between two states of the same game, in any order.
Changes changes(const State& before, const State& after);

/// The water tiles that actions have laid, in this order. A position knows only which spaces they
/// cover. Each of the `steps` has an `action`.
std::vector<PlaceNumber> waters_laid(const auto& steps) {
    std::vector<PlaceNumber> waters;
    for (const auto& step : steps) {
        if (step.action.kind == ActionKind::BuyWater) {
            waters.push_back(step.action.place);
        }
    }
    return waters;
}

} // namespace pampas::rules

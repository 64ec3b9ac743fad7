#pragma once

#include "engine/rules/setup.h"
#include "engine/rules/state.h"

#include <vector>

namespace pampas::testing {

/// Cards that must lie in certain places when a game begins. Any cards may lie elsewhere.
struct Wanted {
    std::vector<rules::Hand> hands{}; ///< by seat: some of its cards
    std::vector<rules::LandCard> land_face_up{};
    std::vector<rules::LandCard> land_supply{}; ///< its top cards
    std::vector<rules::Species> animal_face_up{};
    std::vector<rules::Species> animal_supply{}; ///< its top cards
};

/// A possible set-up of the game with the wanted cards in their places.
rules::Setup stacked(const rules::Game& game, const Wanted& wanted);

} // namespace pampas::testing

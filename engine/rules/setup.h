#pragma once

#include "engine/chance/stream.h"
#include "engine/rules/board.h"
#include "engine/rules/ruleset.h"

#include <vector>

namespace pampas::rules {

/// A player's cards in dealing order.
struct Hand {
    std::vector<LandCard> land;
    std::vector<Species> animal;

    friend bool operator==(const Hand&, const Hand&) = default;
};

/// The set-up of a game: everything that chance decides (R1.4, R3).
struct Setup {
    std::vector<map::Space> terrain; ///< for each of `Board::undecided`
    std::vector<Hand> hands;         ///< by seat
    std::vector<LandCard> land_face_up;
    std::vector<LandCard> land_supply; ///< top card first, like all stacks
    std::vector<Species> animal_face_up;
    std::vector<Species> animal_supply;
    std::vector<Species> animal_second; ///< the second stack, set aside

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// Draws the terrain, then shuffles and deals (R3.3, R3.4, R9.4). The ruleset must allow this
/// number of players.
Setup deal(const Board& board, const Ruleset& rules, int players, chance::Stream& stream);

/// The board's map with the terrain that the set-up gives to undecided land.
map::Map decided_map(const Board& board, const Setup& setup);

/// The same deal with rotated hands: each seat gets the hand of the seat `steps` >= 0 after it.
Setup rotated(Setup setup, std::size_t steps);

} // namespace pampas::rules

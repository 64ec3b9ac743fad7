#pragma once

#include "engine/formats/json_value.h"
#include "engine/pigs/state.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>
#include <vector>

namespace pampas::pigs {

/// What players have, at some moment of a game.
struct Position {
    Edition edition;
    std::vector<Farm> farms; ///< by seat; of the accounts only the money counts
};

/// What a seat would have if the game ended now.
struct FarmScore {
    int dollars = 0;  ///< its money
    int pigs = 0;     ///< what its vaccinated pigs bring
    int at_risk = 0;  ///< what the others would bring, which vaccines may save
    int property = 0; ///< items and meadows, which break ties

    int total() const { return dollars + pigs; }
};

std::vector<FarmScore> scores(const Position& position);

/// What is on the table (engine/pigs#positions), with `turn`, `phase`, `card`, what has been chosen
/// and whose turn it is.
nlohmann::ordered_json position_json(const State& state);

/// Reads a position from the bytes of a file; other keys than `edition` and `farms` are ignored.
/// Throws `InputError`, also if pigs have no room on their meadows.
Position read_position(std::string_view bytes);

} // namespace pampas::pigs

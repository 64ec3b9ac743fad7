#pragma once

#include "engine/rules/state.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// Position files (engine/formats#position): a board and everything on it, as seen on a table.
namespace pampas::rules {

/// A position with its game.
struct PositionFile {
    std::unique_ptr<const Game> game; ///< `position` refers to it
    Position position;
    std::vector<int> pesos; ///< by seat

    /// The player's score if scored now, including money under every ruleset.
    Score score(int seat) const;
};

/// Reads a position, which need not arise in a game: tiles may be wherever they fit, in any number.
/// What only games have (`turn`, `round`, `hands`) is ignored.
/// Without a ruleset in the file, that of the map or the usual one applies. Throws `InputError`
/// with line and column, or with the JSON pointer of a wrong value.
PositionFile read_position(std::string_view bytes);

/// What lies on the table in a game, as everybody sees it or as one seat does.
struct Sight {
    const map::Map& map; ///< with the terrain decided (`decided_map`)
    const State& state;
    std::span<const PlaceNumber> waters; ///< the water tiles bought so far (`waters_laid`)
    std::optional<int> seat = {};        ///< who looks and does not see all hands; empty: everybody
};

/// The position of a game as a position file, with whose turn it is (`null` after the end), the
/// round and the hands. A hand that the seat does not see has the cards that everybody knows and
/// the numbers of the others.
nlohmann::ordered_json position_json(const Sight& sight);

} // namespace pampas::rules

#pragma once

#include "engine/rules/state.h"

#include <memory>
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
/// Without a ruleset in the file, that of the map or the usual one applies. Throws `InputError`
/// with line and column, or with the JSON pointer of a wrong value.
PositionFile read_position(std::string_view bytes);

} // namespace pampas::rules

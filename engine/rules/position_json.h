#pragma once

#include "engine/rules/state.h"

#include <memory>
#include <string_view>
#include <vector>

/// Position files (engine/formats#position): a board with what lies on it, as a table could show
/// it.
namespace pampas::rules {

/// A position with what it was made for.
struct PositionFile {
    std::unique_ptr<const Game> game; ///< what `position` refers to
    Position position;
    std::vector<int> pesos; ///< by seat

    /// What a scoring now would give the player, money included under every ruleset.
    Score score(int seat) const;
};

/// Reads a position. It need not come from a game: tiles may be anywhere they fit, and as many as
/// there are spaces. Without a ruleset it is that of the map, or else `standard`. Throws
/// `InputError` with line and column, or the JSON pointer of what is wrong.
PositionFile read_position(std::string_view bytes);

} // namespace pampas::rules

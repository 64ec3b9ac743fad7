#pragma once

#include "engine/formats/json_value.h"

#include <functional>
#include <string>

namespace pampas::testing {

/// A recorded game in which one thing was changed.
struct Change {
    std::string kind;  ///< what was changed: `play-animal/income`, `setup/hands`, `delete end-turn`
    std::string place; ///< where, as a JSON pointer
    nlohmann::ordered_json line;
};

/// Calls `visit` with every change of the game: each value replaced by another plausible one; each
/// item of a list removed, doubled, or swapped with its neighbour.
void for_each_change(const nlohmann::ordered_json& line,
                     const std::function<void(const Change&)>& visit);

} // namespace pampas::testing

#pragma once

#include "engine/pigs/state.h"

#include <nlohmann/json_fwd.hpp>

namespace pampas::testing {

/// Whether the plain rules allow the game of a record's line, if it was dealt as `original`.
bool could_be_played(const pigs::Game& game, const nlohmann::ordered_json& original,
                     const nlohmann::ordered_json& line);

} // namespace pampas::testing

#pragma once

#include "engine/formats/json_value.h"
#include "engine/rules/state.h"

#include <optional>
#include <string>

namespace pampas::testing {

/// Plays a recorded game again by the plain rules and compares everything that follows from them.
/// Returns nothing if the game can have happened, otherwise what cannot. `line` must have the keys
/// and types of a record, or JSON errors are thrown.
std::optional<std::string> plain_refutation(const rules::Game& game,
                                            const nlohmann::ordered_json& line);

} // namespace pampas::testing

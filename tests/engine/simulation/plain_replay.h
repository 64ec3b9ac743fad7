#pragma once

#include "engine/formats/json_value.h"
#include "engine/rules/state.h"

#include <optional>
#include <string>

namespace pampas::testing {

/// Whether what a recorded game says can have happened: the game is played again by the plain
/// rules, and everything compared that follows from them. Nothing when it can, else what cannot.
/// `line` must have the keys and types of a record, or JSON errors are thrown.
std::optional<std::string> plain_refutation(const rules::Game& game,
                                            const nlohmann::ordered_json& line);

} // namespace pampas::testing

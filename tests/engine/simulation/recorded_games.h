#pragma once

#include "engine/formats/json_value.h"
#include "engine/rules/state.h"

#include <cstdint>
#include <optional>
#include <string>

/// Recorded games for tests that change them, and what replaying reports.
namespace pampas::testing {

/// A small map with all kinds of spaces.
const map::Map& small_map();

/// A bundled ruleset with little of everything, so that games are short and everything happens.
rules::Ruleset small_rules(const std::string& name);

/// The seed from which the games below are dealt.
inline constexpr std::uint64_t games_seed = 4;

/// The line of a game of random players with every kind of action, every shape of water, money
/// from markets and a chip taken from an opponent.
nlohmann::ordered_json eventful_game(const rules::Game& game);

/// What replaying a line returns: nothing, or why it is refused.
std::optional<std::string> refusal(const rules::Game& game, std::optional<std::uint64_t> seed,
                                   const nlohmann::ordered_json& line);

/// Whether the plain rules allow the game of this line.
bool could_be_played(const rules::Game& game, const nlohmann::ordered_json& line);

} // namespace pampas::testing

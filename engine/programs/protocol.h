#pragma once

#include "engine/programs/failure.h"
#include "engine/programs/limits.h"
#include "engine/rules/position_json.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

/// The messages between Pampas and a bot: JSON, one line each (engine/players#other-peoples-bots).
namespace pampas::programs {

using Json = nlohmann::ordered_json;

/// The version of the protocol.
inline constexpr int protocol = 1;

/// An action that was done.
struct Done {
    int seat = 0;
    rules::Action action;
    rules::Outcome outcome;
};

/// The seed for the choices of a bot in a game of a run: the same run gives the same seeds.
std::uint64_t seed_for(std::uint64_t run_seed, std::size_t game, int seat);

/// The legal actions that the protocol numbers. The first one ends the turn. Water tiles that touch
/// no tile of the seat to move are left out, as there can be thousands; a bot may write them out.
std::vector<rules::Action> numbered_actions(const rules::State& state);

/// The first message.
Json hello_message();
/// What does not change during a game. `map` has its terrain decided.
Json game_message(const rules::Game& game, const map::Map& map, int seat, std::uint64_t seed,
                  const Limits& limits);
/// Asks the seat to move for an action. Contains only what this seat, which `table` names, may
/// know. `actions` are those of `numbered_actions`; `happened` is what was done since the seat was
/// last asked.
Json turn_message(const rules::Sight& table, std::span<const rules::Action> actions,
                  std::span<const Done> happened);
/// The last message.
Json end_message(const rules::State& state);

/// A message as a line.
std::string line_of(const Json& message);

/// Whether a line says what is expected before the first turn. Otherwise what is wrong.
std::optional<Failure> check_hello(const std::string& line);
std::optional<Failure> check_ready(const std::string& line);

/// The action that a line chooses, a legal one, or what is wrong with the line.
std::variant<rules::Action, Failure> read_choice(const std::string& line, const rules::State& state,
                                                 std::span<const rules::Action> actions);

} // namespace pampas::programs

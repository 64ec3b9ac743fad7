#pragma once

#include "analysis/balance/experiment.h"
#include "engine/rules/game.h"
#include "engine/rules/ruleset.h"

#include <CLI/CLI.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Options that the commands which play games have in common.
namespace pampas::command_line {

/// Which game is played, and by whom.
struct GameOptions {
    std::string map;                    ///< as given; see `library::open_map`
    std::optional<std::string> ruleset; ///< a name or a path
    std::optional<int> players;
    balance::Experiment experiment; ///< on a thread for each core if not told

    /// Greedy bots play if no others are asked for.
    GameOptions();
};

/// Adds `--ruleset`.
void add_ruleset(CLI::App& command, GameOptions& options);

/// Adds `--threads`.
void add_threads(CLI::App& command, std::size_t& threads);

/// Adds `--seed`, `--threads`, `--playouts` and `--turn-ms`.
void add_play(CLI::App& command, GameOptions& options);

/// Adds `--players` and all of these. The MAP argument is added apart.
void add_game(CLI::App& command, GameOptions& options);

/// Adds `--bots`: names with commas or spaces between. Every word that follows is taken for a bot,
/// a MAP too: when none has come before, it is the last of them. `bots` holds what is played
/// without it; `meaning` says in the help what they are for.
void add_bots(CLI::App& command, std::vector<std::string>& bots, const std::string& meaning);

/// The same for those of `options`, with one name for all seats or one for each.
void add_bots(CLI::App& command, GameOptions& options);

/// Tells completions which bots come along; a file of a style is accepted as well.
void offer_bots(CLI::Option& option);

/// Adds `--tolerance`, by which seats are told fair; 0.05 without it.
void add_tolerance(CLI::App& command, double& tolerance);

/// The ruleset asked for, or else the one the map is meant for. Throws `InputError`.
rules::Ruleset ruleset_for(const GameOptions& options, const map::Map& map);

/// The experiment asked for, with a bot for each seat, its games paired like this. Throws
/// `InputError` for unknown bots and for a wrong number.
balance::Experiment experiment_for(const GameOptions& options, int players,
                                   simulation::Pairing pairing = simulation::Pairing::Rotated);

/// The number of players asked for, or else four, or as near to it as map and ruleset are meant
/// for.
int players_for(const GameOptions& options, const map::Map& map, const rules::Ruleset& rules);

} // namespace pampas::command_line

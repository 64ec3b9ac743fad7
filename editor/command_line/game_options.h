#pragma once

#include "analysis/balance/experiment.h"

#include <CLI/CLI.hpp>

#include <cstddef>
#include <string>
#include <vector>

/// Options that the commands which play games have in common.
namespace pampas::command_line {

/// Which game is played.
struct GameOptions : balance::GameRequest {
    std::string map; ///< as given; see `library::open_map`
};

/// Opens the map, and decides what was not asked for. Throws `InputError`.
balance::PlayedMap opened(const GameOptions& options);

/// Adds `--ruleset`.
void add_ruleset(CLI::App& command, GameOptions& options);

/// Adds `--players`.
void add_players(CLI::App& command, GameOptions& options);

/// Adds `--threads`.
void add_threads(CLI::App& command, std::size_t& threads);

/// Adds `--seed`, `--threads`, `--playouts` and `--turn-ms`.
void add_play(CLI::App& command, balance::Experiment& experiment);

/// Adds all of these. The MAP argument is added apart.
void add_game(CLI::App& command, GameOptions& options, balance::Experiment& experiment);

/// Adds `--bots`: names with commas or spaces between. Every word that follows is taken for a bot,
/// a MAP too: when none has come before, it is the last of them. `bots` holds what is played
/// without it; `meaning` says in the help what they are for.
void add_bots(CLI::App& command, std::vector<std::string>& bots, const std::string& meaning);

/// The same with one name for all seats or one for each.
void add_bots(CLI::App& command, std::vector<std::string>& bots);

/// Names the bots that come along as the option's value; a file of a style is accepted as well.
void offer_bots(const CLI::App& command, CLI::Option& option);

/// Adds `--tolerance`, by which seats are told fair.
void add_tolerance(CLI::App& command, double& tolerance);

} // namespace pampas::command_line

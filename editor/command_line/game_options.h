#pragma once

#include "analysis/balance/series.h"
#include "engine/hex/grid.h"

#include <CLI/CLI.hpp>

#include <cstddef>
#include <string>
#include <vector>

/// Options that commands which play games share.
namespace pampas::command_line {

/// Which game is played.
struct GameOptions : balance::GameRequest {
    std::string map; ///< as given; see `library::open_map`
};

/// Opens the map, which decides ruleset and number of players if they were not given. Throws
/// `InputError`.
balance::PlayedMap opened(const GameOptions& options);

/// Adds `--ruleset`.
void add_ruleset(CLI::App& command, GameOptions& options);

/// Adds `--players`.
void add_players(CLI::App& command, GameOptions& options);

/// Adds `--threads`.
void add_threads(CLI::App& command, std::size_t& threads);

/// Adds `--seed`, `--threads`, `--playouts` and `--turn-ms`.
void add_play(CLI::App& command, balance::Experiment& experiment);

/// Adds all of these options, without the MAP argument.
void add_game(CLI::App& command, GameOptions& options, balance::Experiment& experiment);

/// Adds `--bots`: names separated by commas or spaces. It takes every word that follows as a bot,
/// even a MAP; if no MAP came before, the last word is the MAP. `bots` holds the default; `meaning`
/// says in the help what the bots are for.
void add_bots(CLI::App& command, std::vector<std::string>& bots, const std::string& meaning);

/// The same, with one name for all seats or one for each.
void add_bots(CLI::App& command, std::vector<std::string>& bots);

/// Offers the bundled bots as the option's value; the file of a style is accepted too.
void offer_bots(const CLI::App& command, CLI::Option& option);

/// Adds `--tolerance`: seats are fair if their shares of wins differ by less.
void add_tolerance(CLI::App& command, double& tolerance);

/// `--until-verdict`, `--precision` and `--tolerance`: plays until the verdict is known.
void add_verdict_goal(CLI::App& command, balance::SeriesPlan& plan);

/// Reads `4`, `2-5` or `2,4`: numbers of players, ascending, each once. Throws `InputError`.
std::vector<int> numbers_of_players(const std::string& words);

/// Adds `--players` for several numbers, as `numbers_of_players` reads them.
void add_players(CLI::App& command, std::vector<int>& players, const std::string& description);

/// Reads `[3,4] C7`: spaces of the grid, as column and row or by name. Throws `InputError` that
/// names the option.
std::vector<hex::Coordinate> spaces_listed(const std::string& words, const hex::Grid& grid,
                                           const std::string& option);

} // namespace pampas::command_line

#pragma once

#include "analysis/balance/series.h"
#include "analysis/report/ground/text.h"
#include "editor/command_line/program.h"
#include "engine/hex/grid.h"

#include <CLI/CLI.hpp>

#include <cstddef>
#include <string>
#include <vector>

/// Options that commands which play games share.
namespace pampas::command_line {

/// Which games are played.
struct GameOptions {
    std::string map; ///< as given; see `open_map`
    std::optional<std::string> ruleset = {};
    std::vector<int> players = {}; ///< numbers of players; empty: the one that the map is for
};

/// Opens the map, which decides ruleset and number of players if they were not given. Throws
/// `InputError`, and `legality::NotPlayable` for a map on which games make no sense.
balance::PlayedMap opened(const GameOptions& options);

/// The same for each number of players.
std::vector<balance::PlayedMap> opened_each(const GameOptions& options);

/// The text of a report on games, below what legality warns of on the map, if anything.
report::Text with_warnings(const map::Map& map, const report::Text& text);

/// Adds `--ruleset`.
void add_ruleset(CLI::App& command, GameOptions& options);

/// Adds `--players` for games of each of several numbers, as `numbers_of_players` reads them.
void add_players(CLI::App& command, GameOptions& options);

/// Adds `--threads`.
void add_threads(CLI::App& command, std::size_t& threads);

/// Adds `--seed`, `--threads` and the options of `add_thinking`.
void add_experiment(CLI::App& command, balance::Experiment& experiment);

/// Adds `--playouts`, `--turn-ms` and `--bot-ms`. They are refused if no bot of the experiment
/// searches, or none is a program. Failures of programs are logged.
void add_thinking(CLI::App& command, balance::Experiment& experiment);

/// Adds `--bot-ms`: how long a program may take for an answer.
void add_bot_ms(CLI::App& command, programs::Limits& limits);

/// Tells what other people's bots did wrong in the games so far, for commands whose reports do not.
void tell_failures(const balance::Experiment& experiment, Streams streams);

/// Adds all of these options, without the MAP argument.
void add_game(CLI::App& command, GameOptions& options, balance::Experiment& experiment);

/// Adds `--bots`: names separated by commas or spaces. It takes every word that follows as a bot,
/// even a MAP; if no MAP came before, the last word is the MAP. `bots` holds the default; `meaning`
/// says in the help what the bots are for.
void add_bots(CLI::App& command, std::vector<std::string>& bots, const std::string& meaning,
              const std::vector<std::string>& names = players::bot_names());

/// The same, with one name for all seats or one for each.
void add_bots(CLI::App& command, std::vector<std::string>& bots);

/// Offers the bundled bots as the option's value; the file of a style is accepted too.
void offer_bots(const CLI::App& command, CLI::Option& option,
                const std::vector<std::string>& names = players::bot_names());

/// Adds `--tolerance`: seats are fair if their shares of wins differ by less.
CLI::Option* add_tolerance(CLI::App& command, double& tolerance);

/// Adds `--games`, `--until-ci` and the options of `add_verdict_goal`.
void add_goals(CLI::App& command, balance::SeriesPlan& plan);

/// `--until-verdict`, `--precision` and `--tolerance`: plays until the verdict is known.
void add_verdict_goal(CLI::App& command, balance::SeriesPlan& plan);

/// `--by-strength`: plays with bots of every other strength, too.
void add_by_strength(CLI::App& command, balance::SeriesPlan& plan,
                     std::span<const std::string> bots);

/// Throws `InputError` that the option is for games of one number of players.
[[noreturn]] void refuse_several_numbers(const std::string& option);

/// Does so if the option is given and there are several tables.
void require_one_number(const auto& tables, bool is_given, const std::string& option) {
    if (is_given && tables.size() > 1) {
        refuse_several_numbers(option);
    }
}

/// Whether the user ended the games of a report early.
bool is_interrupted(const auto& report) {
    if constexpr (requires { report.interrupted; }) {
        return report.interrupted;
    } else if constexpr (requires { report.series.interrupted; }) {
        return report.series.interrupted;
    } else {
        return report.found.interrupted;
    }
}

/// The reports that `work` makes for each number of players, until one is interrupted. `tables` are
/// these numbers, or a map with each of them.
template <class Table, class Work>
auto for_each_number(const std::vector<Table>& tables, const Work& work) {
    std::vector<decltype(work(tables.front()))> reports;
    for (const Table& table : tables) {
        reports.push_back(work(table));
        if (is_interrupted(reports.back())) {
            break;
        }
    }
    return reports;
}

/// Reads `4`, `2-5` or `2,4`: numbers of players within the bounds, ascending, each once. Throws
/// `InputError`.
std::vector<int> numbers_of_players(const std::string& words,
                                    const Bounded<int>& bounds = rules::players_bounds);

/// Adds `--players` for several numbers, as `numbers_of_players` reads them.
void add_players(CLI::App& command, std::vector<int>& players, const std::string& description,
                 const Bounded<int>& bounds = rules::players_bounds);

/// Reads `[3,4] C7`: spaces of the grid, as column and row or by name. Throws `InputError` that
/// names the option.
std::vector<hex::Coordinate> spaces_listed(const std::string& words, const hex::Grid& grid,
                                           const std::string& option);

} // namespace pampas::command_line

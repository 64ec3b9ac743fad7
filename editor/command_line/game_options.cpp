#include "editor/command_line/game_options.h"

#include "editor/command_line/options.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"
#include "engine/players/lineup.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <ranges>

namespace pampas::command_line {

balance::PlayedMap opened(const GameOptions& options) {
    map::Map map = library::open_map(options.map);
    try {
        return options.on(std::move(map));
    } catch (const InputError& error) {
        if (options.ruleset) {
            throw;
        }
        throw error.in_file(options.map); // which names an unknown ruleset
    }
}

void add_ruleset(CLI::App& command, GameOptions& options) {
    std::vector<std::string> names;
    std::ranges::transform(rules::rulesets(), std::back_inserter(names), &rules::Ruleset::name);
    const auto titled = rules::ruleset_titles() | std::views::transform(&rules::RulesetTitle::name);
    CLI::Option* option = command.add_option(
        "--ruleset", options.ruleset,
        tr("{}, or a .json file like those in resources/rulesets [the map's own, or {}]",
           fmt::join(titled, ", "), rules::usual_ruleset().name));
    offer(command, *option, names, Files::Taken).type_name("NAME");
}

void add_players(CLI::App& command, GameOptions& options) {
    add_number(
        command, "--players", options.players, rules::players_bounds,
        tr("How many play [{}, or what map and ruleset are for]", rules::players_bounds.usual));
}

void add_threads(CLI::App& command, std::size_t& threads) {
    limit_to(
        *command.add_option("--threads", threads,
                            tr("Threads to play on; the games are the same [one for each core]")),
        simulation::threads_bounds.least, simulation::threads_bounds.most);
}

void add_play(CLI::App& command, balance::Experiment& experiment) {
    add_seed(command, experiment.dealing.seed, tr("The same seed gives the same games"));
    add_threads(command, experiment.threads);
    CLI::Option* playouts = add_number(
        command, "--playouts", experiment.thinking.playouts, players::SearchBudget::playouts_bounds,
        tr("Playouts of a bot that searches, each time that it plans"));
    limit_to(*command.add_option_function<int>(
                 "--turn-ms",
                 [&thinking = experiment.thinking](int time) {
                     thinking.turn = std::chrono::milliseconds(time);
                 },
                 tr("Milliseconds that it thinks in a turn, instead: then the games are others "
                    "each time")),
             players::SearchBudget::turn_bounds.least, players::SearchBudget::turn_bounds.most)
        ->excludes(playouts);
}

void add_game(CLI::App& command, GameOptions& options, balance::Experiment& experiment) {
    add_ruleset(command, options);
    add_players(command, options);
    add_play(command, experiment);
}

void add_bots(CLI::App& command, std::vector<std::string>& bots, const std::string& meaning) {
    constexpr int most_words = 100; // what is too many is told by who takes the names
    const auto maps = command.get_options([](const CLI::Option* o) { return o->get_positional(); });
    CLI::Option* option =
        command
            .add_option_function<std::vector<std::string>>(
                "--bots",
                [maps, &bots](std::vector<std::string> words) {
                    for (CLI::Option* map : maps | std::views::reverse) {
                        if (map->count() == 0 && words.size() > 1) {
                            map->add_result(words.back());
                            map->run_callback();
                            words.pop_back();
                        }
                    }
                    bots = std::move(words);
                },
                fmt::format("{}: {} [{}]", meaning, fmt::join(players::bot_names(), ", "),
                            fmt::join(bots, ",")))
            ->delimiter(',')
            ->expected(1, most_words);
    offer_bots(command, *option);
}

void offer_bots(const CLI::App& command, CLI::Option& option) {
    offer(command, option, players::bot_names(), Files::Taken).type_name("NAME");
}

void add_bots(CLI::App& command, std::vector<std::string>& bots) {
    add_bots(command, bots,
             tr("Who plays: a bot for all, or one for each seat, with commas between"));
}

void add_tolerance(CLI::App& command, double& tolerance) {
    add_number(command, "--tolerance", tolerance, balance::tolerance_bounds,
               tr("Seats are fair whose shares of wins differ by less"));
}

} // namespace pampas::command_line

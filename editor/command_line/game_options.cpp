#include "editor/command_line/game_options.h"

#include "editor/arguments/outline.h"
#include "editor/command_line/options.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <ranges>
#include <thread>

namespace pampas::command_line {

GameOptions::GameOptions()
    : experiment{.bots = {"greedy"}, .threads = std::max(1U, std::thread::hardware_concurrency())} {
}

void add_ruleset(CLI::App& command, GameOptions& options) {
    std::vector<std::string> names;
    std::ranges::transform(rules::rulesets(), std::back_inserter(names), &rules::Ruleset::name);
    CLI::Option* option = command.add_option(
        "--ruleset", options.ruleset,
        tr("standard, variant-1, variant-2, variant-1-2, crucible, or a .json file like "
           "those in resources/rulesets [the map's own, or standard]"));
    arguments::offer(*option, names, arguments::Files::Taken)->type_name("NAME");
}

void add_threads(CLI::App& command, std::size_t& threads) {
    limit_to(
        *command.add_option("--threads", threads,
                            tr("Threads to play on; the games are the same [one for each core]")),
        std::size_t{1}, std::size_t{256});
}

void add_play(CLI::App& command, GameOptions& options) {
    add_seed(command, options.experiment.dealing.seed, tr("The same seed gives the same games"));
    add_threads(command, options.experiment.threads);
    CLI::Option* playouts = limit_to(
        *command.add_option("--playouts", options.experiment.thinking.playouts,
                            tr("Playouts of a bot that searches, each time that it plans [30]")),
        std::size_t{1}, std::size_t{1'000'000});
    limit_to(*command.add_option_function<int>(
                 "--turn-ms",
                 [&thinking = options.experiment.thinking](int time) {
                     thinking.turn = std::chrono::milliseconds(time);
                 },
                 tr("Milliseconds that it thinks in a turn, instead: then the games are others "
                    "each time")),
             1, 600'000)
        ->excludes(playouts);
}

void add_game(CLI::App& command, GameOptions& options) {
    add_ruleset(command, options);
    limit_to(*command.add_option("--players", options.players,
                                 tr("How many play [4, or what map and ruleset are for]")),
             2, rules::max_players);
    add_play(command, options);
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
    offer_bots(*option);
}

void offer_bots(CLI::Option& option) {
    arguments::offer(option, players::bot_names(), arguments::Files::Taken)->type_name("NAME");
}

void add_bots(CLI::App& command, GameOptions& options) {
    add_bots(command, options.experiment.bots,
             tr("Who plays: a bot for all, or one for each seat, with commas between"));
}

void add_tolerance(CLI::App& command, double& tolerance) {
    limit_to(*command.add_option("--tolerance", tolerance,
                                 tr("Seats are fair whose shares of wins differ by less [0.05]")),
             0.001, 0.5);
}

rules::Ruleset ruleset_for(const GameOptions& options, const map::Map& map) {
    if (options.ruleset) {
        return rules::ruleset_named(*options.ruleset);
    }
    try {
        return rules::ruleset_named(map.details().ruleset.value_or("standard"));
    } catch (const InputError& error) {
        throw error.in_file(options.map);
    }
}

balance::Experiment experiment_for(const GameOptions& options, int players,
                                   simulation::Pairing pairing) {
    balance::Experiment experiment = options.experiment;
    experiment.bots = players::Lineup(experiment.bots, players).names();
    experiment.dealing.pairing = pairing;
    return experiment;
}

int players_for(const GameOptions& options, const map::Map& map, const rules::Ruleset& rules) {
    constexpr int usual = 4;
    const auto range = map.details().players.value_or(map::PlayerRange{2, usual});
    const int on_map = std::clamp(usual, range.least, range.most);
    return options.players.value_or(std::clamp(on_map, rules.least_players, rules.most_players));
}

} // namespace pampas::command_line

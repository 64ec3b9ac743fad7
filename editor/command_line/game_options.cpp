#include "editor/command_line/game_options.h"

#include "analysis/legality/playable.h"
#include "analysis/report/games/failures.h"
#include "analysis/report/ground/findings.h"
#include "analysis/wording/words.h"
#include "editor/command_line/options.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/system.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"
#include "engine/players/lineup.h"
#include "engine/rules/cards.h"

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <ostream>
#include <ranges>
#include <set>

namespace pampas::command_line {
namespace {

/// Keeps what programs write to standard error, if there is a place for it.
std::shared_ptr<programs::FailureLog> log_of_programs() {
    const std::filesystem::path state = system::user_folder(system::UserFolder::State);
    return std::make_shared<programs::FailureLog>(state.empty() ? state
                                                                : user_state_folder() / "bots");
}

} // namespace

std::vector<balance::PlayedMap> opened_each(const GameOptions& options) {
    const map::Map map = open_map(options.map);
    legality::require_playable(map, options.map);
    std::vector<balance::PlayedMap> result;
    const auto add = [&](std::optional<int> players) {
        result.push_back(balance::GameRequest{options.ruleset, players}.on(map));
    };
    try {
        if (options.players.empty()) {
            add({});
        }
        std::ranges::for_each(options.players, add);
    } catch (const InputError& error) {
        if (options.ruleset) {
            throw;
        }
        throw error.in_file(options.map); // which named an unknown ruleset
    }
    return result;
}

balance::PlayedMap opened(const GameOptions& options) {
    return opened_each(options).front();
}

void refuse_several_numbers(const std::string& option) {
    throw InputError(tr("{} only works with one number of players", option));
}

report::Text with_warnings(const map::Map& map, const report::Text& text) {
    const std::string warnings = report::findings_text(legality::warnings(map));
    return warnings.empty() ? text
                            : report::Text(fmt::format(
                                  "{}:\n{}\n", wording::shown_name(map.details().name), warnings)) +
                                  text;
}

void add_ruleset(CLI::App& command, GameOptions& options) {
    const auto titled = rules::ruleset_titles() | std::views::transform(&rules::RulesetTitle::name);
    CLI::Option* option = command.add_option(
        "--ruleset", options.ruleset,
        tr("{}, or a .json file like those in resources/rulesets [the map's own, or {}]",
           fmt::join(titled, ", "), rules::usual_ruleset().name));
    offer(command, *option, names_of(rules::rulesets(), &rules::Ruleset::name), Files::Taken)
        .type_name("NAME");
}

void add_players(CLI::App& command, GameOptions& options) {
    add_players(command, options.players,
                tr("How many players: 4, 2-5 or 2,4 [{}, or what map and ruleset allow]",
                   rules::players_bounds.usual));
}

void add_threads(CLI::App& command, std::size_t& threads) {
    limit_to(
        *command.add_option("--threads", threads,
                            tr("Number of threads; games do not depend on it [one for each core]")),
        simulation::threads_bounds);
}

void add_bot_ms(CLI::App& command, programs::Limits& limits) {
    constexpr auto bounds = programs::Limits::answer_bounds;
    limit_to(*command.add_option_function<int>(
                 "--bot-ms",
                 [&limits](int time) { limits.answer = std::chrono::milliseconds(time); },
                 tr("Milliseconds a program may take to answer [{}]", bounds.usual)),
             bounds);
}

void add_experiment(CLI::App& command, balance::Experiment& experiment) {
    add_seed(command, experiment.dealing.seed, tr("The same seed gives the same games"));
    add_threads(command, experiment.threads);
    add_thinking(command, experiment);
}

void add_thinking(CLI::App& command, balance::Experiment& experiment) {
    CLI::Option* playouts = add_number(command, "--playouts", experiment.thinking.playouts,
                                       players::SearchBudget::playouts_bounds,
                                       tr("Playouts of a searching bot each time it plans"));
    limit_to(*command.add_option_function<int>(
                 "--turn-ms",
                 [&thinking = experiment.thinking](int time) {
                     thinking.turn = std::chrono::milliseconds(time);
                 },
                 tr("Milliseconds it thinks in a turn, instead of playouts; games then differ each "
                    "time")),
             players::SearchBudget::turn_bounds)
        ->excludes(playouts);
    add_bot_ms(command, experiment.programs.limits);
    experiment.programs.log = log_of_programs();
    command.parse_complete_callback([&command, &bots = experiment.bots] {
        const CLI::Option* by_strength = command.get_option_no_throw("--by-strength");
        const bool somebody_searches = std::ranges::any_of(bots, players::searches) ||
                                       (by_strength != nullptr && by_strength->count() > 0);
        for (const char* option : {"--playouts", "--turn-ms"}) {
            if (command.count(option) > 0 && !somebody_searches) {
                throw CLI::ValidationError(option, tr("none of the players is a searching bot"));
            }
        }
        if (command.count("--bot-ms") > 0 && std::ranges::none_of(bots, players::is_program)) {
            throw CLI::ValidationError("--bot-ms", tr("none of the players is a program"));
        }
    });
}

void tell_failures(const balance::Experiment& experiment, Streams streams) {
    const auto failures = experiment.take_failures();
    if (failures) {
        streams.err << report::failures_text(*failures).laid_out(streams.width);
    }
}

void add_game(CLI::App& command, GameOptions& options, balance::Experiment& experiment) {
    add_ruleset(command, options);
    add_players(command, options);
    add_experiment(command, experiment);
}

void add_bots(CLI::App& command, std::vector<std::string>& bots, const std::string& meaning,
              const std::vector<std::string>& names) {
    constexpr int most_words = 100; // the code that uses the names refuses too many
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
                fmt::format("{}: {} [{}]", meaning, fmt::join(names, ", "), fmt::join(bots, ",")))
            ->delimiter(',')
            ->expected(1, most_words);
    offer_bots(command, *option, names);
}

void offer_bots(const CLI::App& command, CLI::Option& option,
                const std::vector<std::string>& names) {
    offer(command, option, names, Files::Taken).type_name("NAME");
}

void add_bots(CLI::App& command, std::vector<std::string>& bots) {
    add_bots(command, bots,
             tr("Who plays: one bot for all seats, or one for each seat, separated by commas; "
                "./program is your own bot (not on Windows)"));
}

CLI::Option* add_tolerance(CLI::App& command, double& tolerance) {
    return add_number(command, "--tolerance", tolerance, balance::tolerance_bounds,
                      tr("Seats are fair if their shares of wins differ by less than this"));
}

void add_goals(CLI::App& command, balance::SeriesPlan& plan) {
    add_number(command, "--games", plan.games, balance::SeriesPlan::games_bounds,
               tr("How many games [{}; with --until-ci as many as needed, with --until-verdict at "
                  "most {}]",
                  balance::SeriesPlan::games_bounds.usual, balance::SeriesPlan::games_for_verdict));
    add_number(
        command, "--until-ci", plan.until_ci, balance::SeriesPlan::ci_bounds,
        tr("Stop when every seat's share of wins is known to within this margin, such as 0.02"));
    add_verdict_goal(command, plan);
}

void add_verdict_goal(CLI::App& command, balance::SeriesPlan& plan) {
    CLI::Option* goal = command.add_flag("--until-verdict", plan.until_verdict,
                                         tr("Play until it is clear whether the seats are fair and "
                                            "how large the gap is. Games are paired"));
    add_number(command, "--precision", plan.precision, balance::SeriesPlan::precision_bounds,
               tr("With --until-verdict: play until the interval of the gap is no wider than this"))
        ->needs(goal);
    add_tolerance(command, plan.tolerance);
}

void add_by_strength(CLI::App& command, balance::SeriesPlan& plan,
                     std::span<const std::string> bots) {
    command.add_flag("--by-strength", plan.by_strength,
                     tr("Also play with {}, from weak to strong, to show how strength changes the "
                        "gap. Slow bots play a tenth of the games",
                        fmt::join(bots, ", ")));
}

std::vector<int> numbers_of_players(const std::string& words, const Bounded<int>& bounds) {
    std::vector<std::string> items;
    std::set<int> numbers;
    for (const std::string& item : boost::split(items, words, boost::is_any_of(","))) {
        const bool has_form = item.size() == 1 || (item.size() == 3 && item[1] == '-');
        const int first = has_form ? item.front() - '0' : bounds.most;
        const int last = has_form ? item.back() - '0' : bounds.least;
        if (!bounds.holds(first) || !bounds.holds(last) || first > last) {
            throw InputError(tr("--players: expected numbers from {} to {}, such as 4, 2-5 or 2,4, "
                                "not \"{}\"",
                                bounds.least, bounds.most, escaped(words)));
        }
        for (int number = first; number <= last; ++number) {
            numbers.insert(number);
        }
    }
    return {numbers.begin(), numbers.end()};
}

void add_players(CLI::App& command, std::vector<int>& players, const std::string& description,
                 const Bounded<int>& bounds) {
    command
        .add_option_function<std::string>(
            "--players",
            [&players, bounds](const std::string& words) {
                players = numbers_of_players(words, bounds);
            },
            description)
        ->type_name("NUMBERS");
}

std::vector<hex::Coordinate> spaces_listed(const std::string& words, const hex::Grid& grid,
                                           const std::string& option) {
    constexpr const char* blanks = " \t\n\v\f\r";
    std::vector<hex::Coordinate> spaces;
    std::size_t end = 0;
    for (std::size_t at = words.find_first_not_of(blanks); at < words.size();
         at = words.find_first_not_of(blanks, end)) {
        end = words[at] == '[' ? words.find(']', at) : words.find_first_of(blanks, at) - 1;
        end = std::min(end, words.size() - 1) + 1;
        const std::string space = words.substr(at, end - at);
        const auto found = hex::coordinate_written(space);
        if (!found) {
            throw InputError(
                tr(R"({}: expected spaces such as "C7 T9", not "{}")", option, escaped(words)));
        }
        if (!grid.contains(*found)) {
            throw InputError(tr("{}: {} is not on the map", option, space));
        }
        spaces.push_back(*found);
    }
    return spaces;
}

} // namespace pampas::command_line

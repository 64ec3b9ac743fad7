#include "editor/experiments/experiments.h"

#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/reporting.h"
#include "editor/command_line/watched.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <ostream>

namespace pampas::command_line {
namespace {

struct LadderOptions {
    GameOptions game;
    experiments::LadderRequest request;
    Reporting reporting;
};

Status ladder(const LadderOptions& options, Streams streams) {
    const std::vector<balance::PlayedMap> maps = opened_each(options.game);
    ReportFile file(options.reporting);
    const auto ladders = for_each_number(maps, [&](const balance::PlayedMap& on) {
        experiments::LadderRequest request = options.request;
        request.on = on;
        return watched(balance::ladder_games(request.plan()), [&](const auto& control) {
            return experiments::play_ladder(request, control);
        });
    });
    file.put(
        streams,
        [&] { return with_warnings(maps.front().map, texts_of(ladders, report::ladder_text)); },
        [&] { return one_or_list(ladders, report::ladder_json); });
    tell_failures(options.request.experiment, streams);
    return Status::Success;
}

struct CompareOptions {
    GameOptions game; ///< its map is the first one
    std::string other;
    experiments::ComparisonRequest request;
    Reporting reporting;
};

std::string comparison_page_of(const experiments::ComparisonRequest& request,
                               const report::MapComparison& report) {
    const auto& [one, other] = report.maps;
    return experiments::comparison_page({one.name, other.name},
                                        {&request.one.map, &request.other.map},
                                        report::board_table(one.analysis, other.analysis), &report);
}

Status compare(const CompareOptions& options, Streams streams) {
    GameOptions other = options.game;
    other.map = options.other;
    const std::vector<balance::PlayedMap> ones = opened_each(options.game);
    const std::vector<balance::PlayedMap> others = opened_each(other);
    require_one_number(ones, options.reporting.has_page(), tr("a page"));
    ReportFile file(options.reporting);
    experiments::ComparisonRequest request = options.request;
    std::size_t number = 0;
    const auto comparisons = for_each_number(ones, [&](const balance::PlayedMap& one) {
        request.one = one;
        request.other = others[number++];
        return watched(games_on_each(request),
                       [&](const auto& control) { return experiments::compare(request, control); });
    });
    file.put(
        streams,
        [&] {
            return with_warnings(ones.front().map,
                                 with_warnings(others.front().map,
                                               texts_of(comparisons, report::map_comparison_text)));
        },
        [&] { return one_or_list(comparisons, report::map_comparison_json); },
        [&] { return comparison_page_of(request, comparisons.front()); });
    tell_failures(options.request.experiment, streams);
    return Status::Success;
}

struct CompensateOptions {
    GameOptions game;
    experiments::CompensationRequest request;
    Output output; ///< of the ruleset
    Reporting reporting;
};

/// Throws `InputError` for a file that no ruleset can be in.
void require_ruleset_file(const Output& output) {
    if (is_file(output) && path_of(output).extension() != ".json") {
        throw InputError(tr("a ruleset is a .json file"), {}, output);
    }
}

Status compensate(const CompensateOptions& options, Streams streams) {
    const std::vector<balance::PlayedMap> maps = opened_each(options.game);
    require_one_number(maps, !options.output.empty(), "-o");
    require_one_number(maps, options.reporting.has_page(), tr("a page"));
    require_ruleset_file(options.output);
    ReportFile file(options.reporting);
    const auto reports = for_each_number(maps, [&](const balance::PlayedMap& on) {
        experiments::CompensationRequest request = options.request;
        request.on = on;
        return watched(compensation_games(request.plan()), [&](const auto& control) {
            return experiments::compensate(request, control);
        });
    });
    if (!options.output.empty()) {
        put(options.output, experiments::ruleset_file(experiments::compensated(reports.front())),
            streams);
    }
    file.put(
        beside(options.output, streams),
        [&] {
            return with_warnings(maps.front().map, texts_of(reports, report::compensation_text));
        },
        [&] { return one_or_list(reports, report::compensation_json); },
        [&] { return experiments::compensation_page(reports.front(), maps.front().map); });
    tell_failures(options.request.experiment, streams);
    return std::ranges::all_of(reports, report::are_enough) ? Status::Success : Status::No;
}

struct RestrictOptions {
    GameOptions game;
    experiments::RestrictionRequest request; ///< `without` holds the words as given
    Reporting reporting;
};

/// The names in a list with commas; names of markets have a comma inside.
std::vector<std::string> names_in(const std::vector<std::string>& words) {
    std::vector<std::string> names;
    for (const std::string& word : words) {
        bool is_inside = false;
        names.emplace_back();
        for (const char character : word) {
            is_inside = character == '[' || (is_inside && character != ']');
            if (character == ',' && !is_inside) {
                names.emplace_back();
            } else {
                names.back() += character;
            }
        }
    }
    return names;
}

Status restrict_map(const RestrictOptions& options, Streams streams) {
    const std::vector<balance::PlayedMap> maps = opened_each(options.game);
    ReportFile file(options.reporting);
    const auto reports = for_each_number(maps, [&](const balance::PlayedMap& on) {
        experiments::RestrictionRequest request = options.request;
        request.on = on;
        request.without = names_in(request.without);
        return watched(restricted_games(request), [&](const simulation::RunControl& control) {
            return play_restricted(request, control);
        });
    });
    file.put(
        streams,
        [&] {
            return with_warnings(maps.front().map, texts_of(reports, report::restriction_text));
        },
        [&] { return one_or_list(reports, report::restriction_json); });
    return Status::Success;
}

} // namespace

void add_ladder(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<LadderOptions>(
        program, chosen,
        {"ladder", tr("Rank bots by strength: they play each other in pairs and at mixed tables"),
         "pampas ladder maps/windmill.json --bots random,greedy --games 20\n"
         "pampas ladder maps/mano-a-mano.json --bots random,greedy,blocker --players 2"},
        ladder);
    add_map(command, options.game.map);
    add_game(command, options.game, options.request.experiment);
    add_bots(command, options.request.experiment.bots,
             tr("The bots that play each other, separated by commas"));
    add_number(
        command, "--games", options.request.games, balance::LadderPlan::games_bounds,
        tr("How many games each pair of bots plays; at mixed tables they meet about as often"));
    offer_bots(command, *command.add_option(
                            "--reference", options.request.reference,
                            tr("The bot that strengths are compared with [{}, or else the first]",
                               players::usual_bot())));
    add_reporting(command, options.reporting);
}

void add_compare(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<CompareOptions>(
        program, chosen,
        {"compare", tr("Compare two maps: their figures, and games with the same deals"),
         "pampas compare maps/two-corrals.json maps/windmill.json --games 100\n"
         "pampas compare maps/two-corrals.json maps/windmill.json --games 100 -o comparison.html"},
        compare);
    add_map(command, options.game.map);
    command.add_option("OTHER", options.other, tr("The map to compare with"))->required();
    add_game(command, options.game, options.request.experiment);
    add_bots(command, options.request.experiment.bots);
    add_number(command, "--games", options.request.games,
               experiments::ComparisonRequest::games_bounds, tr("How many games on each map"));
    add_tolerance(command, options.request.tolerance);
    add_reporting(command, options.reporting, Reports::AlsoPages);
}

void add_compensate(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<CompensateOptions>(
        program, chosen,
        {"compensate", tr("Find how many pesos later seats should start with to win equally often"),
         "pampas compensate maps/windmill.json --games 100 -o windmill-rules.json\n"
         "pampas simulate maps/windmill.json --games 100 --ruleset windmill-rules.json\n"
         "pampas compensate maps/windmill.json --games 100 --format html > windmill-pesos.html"},
        compensate);
    add_map(command, options.game.map);
    add_game(command, options.game, options.request.experiment);
    add_bots(command, options.request.experiment.bots);
    add_number(command, "--games", options.request.games, design::CompensationPlan::games_bounds,
               tr("How many games to use to find the pesos; as many more confirm them, half "
                  "without and half with them"));
    add_tolerance(command, options.request.tolerance);
    add_output(command, "-o,--output", options.output,
               tr("Write a ruleset with these pesos, for \"--ruleset FILE\""));
    add_format(command, options.reporting, Reports::AlsoPages);
    add_page(command, options.reporting);
}

void add_restrict(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<RestrictOptions>(
        program, chosen,
        {"restrict", tr("Find what matters in the game: what it costs a player to give it up"),
         "pampas restrict maps/windmill.json --games 40\n"
         "pampas restrict maps/windmill.json --games 40 --without water,harvest"},
        restrict_map);
    add_map(command, options.game.map);
    add_ruleset(command, options.game);
    add_players(command, options.game);
    add_number(command, "--games", options.request.games,
               experiments::RestrictionRequest::games_bounds,
               tr("How many games with each restriction, rounded to whole deals"));
    command
        .add_option("--without", options.request.without,
                    tr("What one player gives up: harvest, haciendas, water, cattle, horse, pig, "
                       "sheep, \"market T9\" [all of these, and the markets that pay most]"))
        ->type_name("NAMES")
        ->expected(1);
    add_seed(command, options.request.experiment.dealing.seed,
             tr("The same seed plays the same games"));
    add_threads(command, options.request.experiment.threads);
    add_reporting(command, options.reporting);
}

} // namespace pampas::command_line

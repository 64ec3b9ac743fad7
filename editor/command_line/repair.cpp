#include "analysis/report/experiments/repair.h"

#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/reporting.h"
#include "editor/command_line/watched.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace pampas::command_line {
namespace {

struct RepairOptions {
    GameOptions game;
    std::vector<int> players; ///< empty: those of the map
    std::string goal = "gap";
    std::string locked;
    std::string client = legality::clients().front().name;
    repair::RepairPlan plan;
    std::optional<double> minutes;
    Output output;
    Reporting reporting;
};

repair::RepairPlan plan_for(const RepairOptions& options, const balance::PlayedMap& map) {
    repair::RepairPlan plan = options.plan;
    plan.trial.players = options.players.empty() ? std::vector{map.players} : options.players;
    plan.goal = repair::Goal::named(options.goal);
    plan.limits.client = legality::client_named(options.client);
    plan.limits.locked = spaces_listed(options.locked, map.map.grid(), "--lock");
    if (plan.pesos && plan.trial.players.size() > 1) {
        throw InputError(tr("--pesos: extra pesos need a single number of players"));
    }
    return plan;
}

report::RepairReport repaired(const RepairOptions& options, const balance::PlayedMap& map) {
    report::RepairReport report{map.map.details().name, plan_for(options, map), {}};
    constexpr double searching = 0.7; // share of the time; the rest is for confirming
    const WatchedRun run(options.minutes, searching);
    run.control().begin(simulation::RunState::Unit::Games, repair::most_games(report.plan));
    report.found = repair::repair(map.map, map.rules, report.plan, run.control());
    report.is_cut = run.is_out_of_time();
    return report;
}

Status repair_map(const RepairOptions& options, Streams streams) {
    require_place_of_map(options.output);
    ReportFile file(options.reporting);
    const balance::PlayedMap map = opened(options.game);
    const report::RepairReport report = repaired(options, map);
    if (!options.output.empty()) {
        put_map(options.output, report.found.nearest(), streams);
    }
    file.put(
        beside(options.output, streams),
        [&] { return with_warnings(map.map, repair_text(report)); },
        [&] { return repair_json(report); });
    return report.found.is_reached() ? Status::Success : Status::No;
}

void add_limits(CLI::App& command, RepairOptions& options) {
    add_number(command, "--max-changes", options.plan.limits.changes,
               repair::Limits::changes_bounds,
               tr("How many spaces may change at most; a swap changes two"));
    command.add_flag("--free-counts", options.plan.limits.free_counts,
                     tr("Allow the number of spaces of each kind to change"));
    command.add_flag("--keep-symmetry", options.plan.limits.keep_symmetry,
                     tr("Keep the symmetries of the map, where all land counts as the same"));
    command
        .add_option("--lock", options.locked,
                    tr("More spaces to keep as they are, in addition to those locked in the map: "
                       "\"C7 T9\""))
        ->type_name("SPACES");
    command.add_flag("--pesos", options.plan.pesos,
                     tr("Allow extra pesos for seats; they are reported, not written to the map"));
    command.add_flag(
        "--by-strength", options.plan.by_strength,
        tr("Also judge the map and the proposals with stronger players: {}. Each takes minutes",
           players::bots_by_strength().back()));
    offer_clients(command,
                  *command
                       .add_option("--client", options.client,
                                   tr("A game client that must not find more errors than before"))
                       ->capture_default_str());
}

} // namespace

void add_repair(CLI::App& program, Command& chosen) {
    auto [command, options] =
        add_command<RepairOptions>(program, chosen,
                                   {"repair", tr("Find the smallest changes that make a map fair"),
                                    "pampas repair maps/windmill.json --goal nearest_market=3..4 "
                                    "--max-changes 4 --minutes 0.5 "
                                    "-o windmill-2.json"},
                                   repair_map);
    add_map(command, options.game.map);
    add_players(
        command, options.players,
        tr("For how many players: 4, 2-5 or 2,4 [{}, or the nearest number the map is made for]",
           rules::players_bounds.usual));
    command
        .add_option("--goal", options.goal,
                    tr("gap: all seats win equally often; findings: no errors or warnings of "
                       "\"report\"; or a figure of \"analyze\" and its range [gap]"))
        ->type_name("gap|findings|FIGURE=LOW..HIGH");
    add_limits(command, options);
    add_tolerance(command, options.plan.tolerance);
    add_ruleset(command, options.game);
    add_minutes(command, options.minutes);
    add_seed(command, options.plan.trial.experiment.dealing.seed,
             tr("The same seed gives the same proposals"));
    add_threads(command, options.plan.trial.experiment.threads);
    add_format(command, options.reporting);
    add_output(command, "-o,--output", options.output,
               tr("A {} file, or LIBRARY.pampas#NAME, for the best proposal", formats::endings()));
}

} // namespace pampas::command_line

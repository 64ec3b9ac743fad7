#include "analysis/balance/series.h"
#include "analysis/report/games/json.h"
#include "analysis/report/games/words.h"
#include "editor/command_line/command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/watched.h"
#include "editor/experiments/advice.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"
#include "engine/rules/setup_json.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <ostream>

namespace pampas::command_line {
namespace {

struct SimulateOptions {
    GameOptions game;
    balance::SeriesPlan plan{balance::usual_experiment()};
    bool paired = false;
    std::optional<std::string> record;
    ReportFormat format = ReportFormat::Text;
};

/// What is asked for. Games are paired for a verdict too, which pairing makes known sooner.
balance::SeriesPlan plan_for(const SimulateOptions& options, int players) {
    balance::SeriesPlan plan = options.plan;
    plan.experiment = plan.experiment.seated(players);
    plan.experiment.dealing.pairing = options.paired || plan.until_verdict
                                          ? simulation::Pairing::Rotated
                                          : simulation::Pairing::Independent;
    return plan;
}

/// Plays the games and records them if that is asked for.
balance::Series play(const rules::Game& game, const balance::SeriesPlan& plan,
                     const std::optional<std::string>& record) {
    std::optional<simulation::RecordFile> file;
    if (record) {
        const auto& [bots, dealing, thinking, threads] = plan.experiment;
        file.emplace(path_of(*record),
                     simulation::record_header(rules::game_json(game), bots, dealing));
    }
    const auto play_all = [&](const simulation::RunControl& control) {
        balance::Series series = play_series(game, plan, control, file ? &*file : nullptr);
        if (file) {
            file->keep();
        }
        return series;
    };
    return watched(balance::most_games(plan, game.players()), play_all);
}

Status simulate(const SimulateOptions& options, Streams streams) {
    const auto [map, rules, players] = opened(options.game);
    const rules::Game game(map, rules, players);
    const balance::SeriesPlan plan = plan_for(options, players);
    const report::GamesSummary summary =
        report::summary_of(game, plan, play(game, plan, options.record));
    streams.out << (options.format == ReportFormat::Json
                        ? json_text(report::summary_json(summary))
                        : report::summary_text(summary, experiments::advice_on({&summary, 1})));
    return Status::Success;
}

void add_run_options(CLI::App& command, SimulateOptions& options) {
    balance::SeriesPlan& plan = options.plan;
    add_number(
        command, "--games", plan.games, plan.games_bounds,
        tr("How many games [{}; with --until-ci as many as it takes, with --until-verdict at "
           "most {}]",
           plan.games_bounds.usual, plan.games_for_verdict));
    add_number(command, "--until-ci", plan.until_ci, plan.ci_bounds,
               tr("Stop when every seat's share of wins is known to this much on either side, such "
                  "as 0.02"));
    command.add_flag("--until-verdict", plan.until_verdict,
                     tr("Stop when the verdict on the seats is known: fair or biased. Games are "
                        "paired"));
    add_tolerance(command, plan.tolerance);
    command.add_flag(
        "--paired", options.paired,
        tr("Play every deal once for each seat: hands and bots go round, so that their "
           "luck and strength are not the seats'"));
}

} // namespace

void add_simulate(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<SimulateOptions>(
        program, chosen,
        {"simulate", tr("Play games on a map: which seats win, which markets and spaces are used"),
         "pampas simulate maps/windmill.json --players 4 --games 200 --bots greedy"},
        simulate);
    add_map(command, options.game.map);
    add_game(command, options.game, options.plan.experiment);
    add_bots(command, options.plan.experiment.bots);
    add_run_options(command, options);
    command
        .add_option("--record", options.record,
                    tr("Write every game down, to be checked by \"pampas replay\""))
        ->type_name("FILE");
    add_report_format(command, options.format);
}

} // namespace pampas::command_line

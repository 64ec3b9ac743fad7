#include "analysis/balance/series.h"
#include "analysis/report/games/json.h"
#include "analysis/report/games/text.h"
#include "editor/command_line/command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/watched.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"
#include "engine/rules/game_json.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <ostream>

namespace pampas::command_line {
namespace {

struct SimulateOptions {
    GameOptions game;
    std::optional<std::size_t> games;
    std::optional<double> until_ci;
    bool until_verdict = false;
    double tolerance = 0.05;
    bool paired = false;
    std::optional<std::string> record;
    ReportFormat format = ReportFormat::Text;
};

/// What is asked for. Games are paired for a verdict too, which pairing makes known sooner.
balance::SeriesPlan plan_for(const SimulateOptions& options, int players) {
    const auto pairing = options.paired || options.until_verdict ? simulation::Pairing::Rotated
                                                                 : simulation::Pairing::Independent;
    return {.experiment = experiment_for(options.game, players, pairing),
            .games = options.games,
            .until_ci = options.until_ci,
            .until_verdict = options.until_verdict,
            .tolerance = options.tolerance};
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
        balance::Series series = play_series(game, plan, {control}, file ? &*file : nullptr);
        if (file) {
            file->keep();
        }
        return series;
    };
    return watched(balance::most_games(plan, game.players()), play_all);
}

Status simulate(const SimulateOptions& options, Streams streams) {
    const map::Map map = library::open_map(options.game.map);
    const rules::Ruleset ruleset = ruleset_for(options.game, map);
    const rules::Game game(map, ruleset, players_for(options.game, map, ruleset));
    const balance::SeriesPlan plan = plan_for(options, game.players());
    const report::GamesSummary summary =
        report::summary_of(game, plan, play(game, plan, options.record));
    streams.out << (options.format == ReportFormat::Json ? json_text(report::summary_json(summary))
                                                         : report::summary_text(summary));
    return Status::Success;
}

void add_run_options(CLI::App& command, SimulateOptions& options) {
    limit_to(
        *command.add_option("--games", options.games,
                            tr("How many games [1000; with --until-ci as many as it takes, with "
                               "--until-verdict at most 20000]")),
        std::size_t{1}, std::size_t{1'000'000'000});
    limit_to(*command.add_option("--until-ci", options.until_ci,
                                 tr("Stop when every seat's share of wins is known to this much on "
                                    "either side, such as 0.02")),
             0.0001, 0.5);
    command.add_flag("--until-verdict", options.until_verdict,
                     tr("Stop when the verdict on the seats is known: fair or biased. Games are "
                        "paired"));
    add_tolerance(command, options.tolerance);
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
    add_game(command, options.game);
    add_bots(command, options.game);
    add_run_options(command, options);
    command
        .add_option("--record", options.record,
                    tr("Write every game down, to be checked by \"pampas replay\""))
        ->type_name("FILE");
    add_report_format(command, options.format);
}

} // namespace pampas::command_line

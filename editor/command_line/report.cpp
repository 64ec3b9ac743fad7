#include "analysis/report/report.h"

#include "editor/command_line/analyzed.h"
#include "editor/command_line/command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/interruption.h"
#include "editor/command_line/options.h"
#include "editor/command_line/progress_bar.h"
#include "editor/command_line/watched.h"
#include "editor/experiments/map_picture.h"
#include "editor/experiments/restriction.h"
#include "editor/experiments/tables.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"

#include <nlohmann/json.hpp>

#include <list>
#include <optional>
#include <ostream>

namespace pampas::command_line {
namespace {

struct ReportOptions {
    GameOptions game;
    std::vector<int> players;
    std::optional<std::size_t> games;
    bool until_verdict = false;
    bool restricted = false;
    double tolerance = 0.05;
    std::optional<PageFormat> format;
    Output output;
};

experiments::TablesPlan plan_for(const ReportOptions& options) {
    return {.players = options.players,
            .series = {.experiment = options.game.experiment,
                       .games = options.games,
                       .until_verdict = options.until_verdict,
                       .tolerance = options.tolerance}};
}

/// Plays with a progress bar.
std::vector<report::GamesSummary> played_at(const std::list<experiments::Table>& tables) {
    const Interruption interruption;
    ProgressBar bar(most_games(tables), tr("games"));
    return play_at(
        tables, {.run = {interruption.requested(), [&](std::size_t games) { bar.advance(games); }},
                 .spared = [&](std::size_t games) { bar.spare(games); }});
}

/// What it costs to do without something, at the first table, with a progress bar.
report::RestrictionReport restricted(const ReportOptions& options, const map::Map& map) {
    GameOptions game = options.game;
    if (!options.players.empty()) {
        game.players = options.players.front();
    }
    const rules::Ruleset rules = ruleset_for(game, map);
    const int players = players_for(game, map, rules);
    const experiments::RestrictionRequest request{.map = map,
                                                  .rules = rules,
                                                  .players = players,
                                                  .experiment = game.experiment,
                                                  .games = options.games.value_or(400)};
    return watched(restricted_games(request), [&](const simulation::RunControl& control) {
        return play_restricted(request, control);
    });
}

std::string written(const report::Report& report, PageFormat format) {
    switch (format) {
    case PageFormat::Text:
        return report_text(report);
    case PageFormat::Json:
        return json_text(report_json(report));
    case PageFormat::Html:
        break;
    }
    return report_html(report, experiments::picture_of(report.map)).markup();
}

Status report_map(const ReportOptions& options, Streams streams) {
    const PageFormat format = format_of(options.format, options.output);
    const map::Map map = library::open_map(options.game.map);
    const std::list<experiments::Table> tables =
        tables_for(map, ruleset_for(options.game, map), plan_for(options));
    Destination destination(options.output);
    const graph::Analysis analysis = analyzed(map);
    report::Report report{map, analysis, report::validate(map, legality::clients().front()),
                          played_at(tables)};
    if (options.restricted) {
        report.restrictions = restricted(options, map);
    }
    destination.put(written(report, format), streams);
    return Status::Success;
}

void add_tables(CLI::App& command, ReportOptions& options) {
    limit_to(
        *command.add_option("--players", options.players,
                            tr("How many play, with commas between [every number map and ruleset "
                               "are for]")),
        2, rules::max_players)
        ->delimiter(',');
    add_bots(command, options.game.experiment.bots,
             tr("Who plays, each kind at tables of its own"));
    limit_to(*command.add_option("--games", options.games,
                                 tr("How many games at each table [400, of players who search 60; "
                                    "with --until-verdict at most 20000]")),
             std::size_t{1}, std::size_t{1'000'000'000});
    command.add_flag("--until-verdict", options.until_verdict,
                     tr("Play at each table until it is known whether seats win alike"));
    command.add_flag("--restrict", options.restricted,
                     tr("Play also without harvests, haciendas, water and so on: what carries the "
                        "game"));
    add_tolerance(command, options.tolerance);
}

} // namespace

void add_report(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ReportOptions>(
        program, chosen,
        {"report",
         tr("Tell everything of a map on one page: what it offers, and what games on it tell"),
         "pampas report maps/windmill.json --games 20 -o windmill.html\n"
         "pampas report maps/windmill.json --players 4 --bots random --until-verdict -o "
         "windmill.html"},
        report_map);
    add_map(command, options.game.map);
    add_ruleset(command, options.game);
    add_tables(command, options);
    add_play(command, options.game);
    add_page_format(command, options.format);
    add_output(command, options.output);
}

} // namespace pampas::command_line

#include "analysis/report/report.h"

#include "editor/command_line/analyzed.h"
#include "editor/command_line/command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/watched.h"
#include "editor/experiments/advice.h"
#include "editor/experiments/map_picture.h"
#include "editor/experiments/restriction.h"
#include "editor/experiments/tables.h"
#include "engine/language/tr.h"

#include <nlohmann/json.hpp>

#include <list>
#include <optional>
#include <ostream>

namespace pampas::command_line {
namespace {

struct ReportOptions {
    GameOptions game;
    experiments::TablesPlan tables;
    bool restricted = false;
    std::optional<PageFormat> format;
    Output output;
};

/// What it costs to do without something, at the first table, with a progress bar.
report::RestrictionReport restricted(const experiments::TablesPlan& tables,
                                     const balance::PlayedMap& map) {
    experiments::RestrictionRequest request{
        .on = map,
        .experiment = tables.series.experiment,
        .games = tables.series.games.value_or(experiments::games_at_table)};
    if (!tables.players.empty()) {
        request.on.players = tables.players.front();
    }
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
    const balance::PlayedMap played = opened(options.game);
    const map::Map& map = played.map;
    const std::list<experiments::Table> tables = tables_for(map, played.rules, options.tables);
    Destination destination(options.output);
    const graph::Analysis analysis = analyzed(map);
    report::Report report{map, analysis, report::validate(map, legality::clients().front()),
                          watched(most_games(tables), [&](const simulation::RunControl& control) {
                              return play_at(tables, control);
                          })};
    report.advice = experiments::advice_on(report.tables);
    if (options.restricted) {
        report.restrictions = restricted(options.tables, played);
    }
    destination.put(written(report, format), streams);
    return Status::Success;
}

void add_tables(CLI::App& command, ReportOptions& options) {
    balance::SeriesPlan& series = options.tables.series;
    limit_to(
        *command.add_option("--players", options.tables.players,
                            tr("How many play, with commas between [every number map and ruleset "
                               "are for]")),
        rules::players_bounds.least, rules::players_bounds.most)
        ->delimiter(',');
    add_bots(command, series.experiment.bots, tr("Who plays, each kind at tables of its own"));
    add_number(command, "--games", series.games, series.games_bounds,
               tr("How many games at each table [{}, of players who search {}; with "
                  "--until-verdict at most {}]",
                  experiments::games_at_table, experiments::games_of_searchers,
                  series.games_for_verdict));
    command.add_flag("--until-verdict", series.until_verdict,
                     tr("Play at each table until it is known whether seats win alike"));
    command.add_flag("--restrict", options.restricted,
                     tr("Play also without harvests, haciendas, water and so on: what carries the "
                        "game"));
    add_tolerance(command, series.tolerance);
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
    add_play(command, options.tables.series.experiment);
    add_page_format(command, options.format);
    add_output(command, options.output);
}

} // namespace pampas::command_line

#include "analysis/legality/legality.h"
#include "analysis/report/map/analysis.h"
#include "analysis/report/reference/reference.h"
#include "analysis/report/report.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/game_pages.h"
#include "editor/command_line/options.h"
#include "editor/command_line/reporting.h"
#include "editor/command_line/watched.h"
#include "editor/experiments/experiments.h"
#include "editor/experiments/pages.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <list>
#include <optional>
#include <ostream>

namespace pampas::command_line {
namespace {

struct ValidateOptions {
    std::vector<std::string> maps;
    std::string client = legality::clients().front().name;
    Reporting reporting;
};

Status validate(const ValidateOptions& options, Streams streams) {
    const legality::Client client = legality::client_named(options.client);
    std::vector<report::Validation> validations;
    validations.reserve(options.maps.size());
    for (const std::string& map : options.maps) {
        validations.push_back(report::validate(open_map(map), client));
    }
    ReportFile(options.reporting)
        .put(
            streams, [&] { return report::validation_text(validations); },
            [&] { return report::validation_json(validations); });
    return std::ranges::all_of(validations, &report::Validation::legal) ? Status::Success
                                                                        : Status::No;
}

struct AnalyzeOptions {
    std::string map;
    Reporting reporting;
};

Status analyze(const AnalyzeOptions& options, Streams streams) {
    const map::Map map = open_map(options.map);
    ReportFile file(options.reporting);
    const graph::Analysis analysis = analyzed(map);
    const auto findings = legality::findings(map, legality::clients().front());
    file.put(
        streams, [&] { return report::analysis_text(analysis, findings); },
        [&] { return report::analysis_json(analysis, findings); },
        [&] {
            return report::analysis_html(map, analysis, findings, experiments::picture_of(map))
                .markup();
        });
    return Status::Success;
}

struct ReportOptions {
    GameOptions game;
    experiments::TablesPlan tables;
    bool restricted = false;
    bool game_pages = false;
    report::Detail detail = report::Detail::Short;
    Reporting reporting;
};

/// Plays restricted games at the first table, with a progress bar.
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

Status report_map(const ReportOptions& options, Streams streams) {
    if (options.game_pages && options.reporting.page_file().empty()) {
        throw InputError(
            tr("--game-pages: also needs a page of the report, --page FILE.html or -o FILE.html"));
    }
    const balance::PlayedMap played = opened(options.game);
    const map::Map& map = played.map;
    const std::list<experiments::PlannedTable> tables =
        tables_for(map, played.rules, options.tables);
    ReportFile file(options.reporting);
    const graph::Analysis analysis = analyzed(map);
    report::Report report{map, analysis, report::validate(map, legality::clients().front()),
                          watched(most_games(tables), [&](const simulation::RunControl& control) {
                              return play_at(tables, control);
                          })};
    report.advice = experiments::advice_on(report.tables);
    if (options.restricted) {
        report.restrictions = restricted(options.tables, played);
    }
    MadeGamePages games;
    if (options.game_pages) {
        games = made_game_pages(map, report.tables, options.reporting.page_file(), streams.err);
        report.games = games.by_table;
    }
    for (const MadeGamePages::File& game : games.files) {
        write_file(game.path, game.page);
    }
    file.put(
        streams, [&] { return report_text(report, options.detail); },
        [&] { return report_json(report); },
        [&] { return report_html(report, experiments::picture_of(map)).markup(); });
    return Status::Success;
}

void add_tables(CLI::App& command, ReportOptions& options) {
    balance::SeriesPlan& series = options.tables.series;
    add_players(command, options.tables.players,
                tr("How many players: 4, 2-5 or 2,4 [every number that map and ruleset allow]"));
    add_bots(command, series.experiment.bots,
             tr("Who plays; each kind of player plays at its own tables"));
    add_number(command, "--games", series.games, balance::SeriesPlan::games_bounds,
               tr("How many games at each table [{}, or {} for players that search; with "
                  "--until-verdict at most {}]",
                  experiments::games_at_table, experiments::games_of_searchers,
                  balance::SeriesPlan::games_for_verdict));
    command.add_flag("--restrict", options.restricted,
                     tr("Also play without harvests, haciendas, water and so on, to find what "
                        "matters in the game"));
    command.add_flag(
        "--game-pages", options.game_pages,
        tr("Also write pages that step through some games of each table, such as the median game, "
           "the closest game and a win of each seat; the report's page links to them"));
    add_verdict_goal(command, series);
    add_by_strength(command, series, players::bots_by_strength());
}

struct ReferenceOptions {
    std::vector<std::string> words;
    Reporting reporting;
};

Status explain(const ReferenceOptions& options, Streams streams) {
    const std::string words = fmt::format("{}", fmt::join(options.words, " "));
    const auto terms = words.empty() ? report::terms_with(words) : report::terms_meant(words);
    if (terms.empty()) {
        streams.err << tr("No term matches these words.") << '\n';
        return Status::No;
    }
    const auto text = words.empty() ? report::terms_list : report::terms_text;
    ReportFile(options.reporting)
        .put(
            streams, [&] { return text(terms); }, [&] { return report::terms_json(terms); },
            [&] { return report::terms_html(terms, experiments::picture_of_example).markup(); });
    return Status::Success;
}

} // namespace

void add_validate(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ValidateOptions>(
        program, chosen,
        {"validate", tr("Check whether maps are legal for a game client; status 1 if one is not"),
         "pampas validate --client yucata maps/*.json"},
        validate);
    command
        .add_option("MAP", options.maps,
                    tr("Maps: {} files, share codes, or LIBRARY.pampas#NAME", formats::endings()))
        ->required();
    offer_clients(command, *command.add_option("--client", options.client, tr("The game client"))
                                ->capture_default_str());
    add_reporting(command, options.reporting);
}

void add_analyze(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<AnalyzeOptions>(
        program, chosen,
        {"analyze", tr("Analyze what a map offers before a card is dealt: openings, markets, gaps"),
         "pampas analyze maps/windmill.json\n"
         "pampas analyze maps/windmill.json --format html -o windmill.html"},
        analyze);
    add_map(command, options.map);
    add_reporting(command, options.reporting, Reports::AlsoPages);
}

void add_report(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ReportOptions>(
        program, chosen,
        {"report",
         tr("Report everything about a map on one page: what it offers, and what games on it show"),
         "pampas report maps/windmill.json --games 20 -o windmill.html\n"
         "pampas report maps/windmill.json --players 4 --bots random --until-verdict -o "
         "windmill.html"},
        report_map);
    add_map(command, options.game.map);
    add_ruleset(command, options.game);
    add_tables(command, options);
    add_experiment(command, options.tables.series.experiment);
    add_details(command, options.detail);
    add_reporting(command, options.reporting, Reports::AlsoPages);
}

void add_reference(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ReferenceOptions>(
        program, chosen,
        {"reference",
         tr("Explain the terms in reports, pages and windows; status 1 if no term matches"),
         "pampas reference herd distance\n"
         "pampas reference --format html -o reference.html"},
        explain);
    command.add_option("WORDS", options.words,
                       tr("The term to explain; if not given, all terms are listed"));
    add_reporting(command, options.reporting, Reports::AlsoPages);
}

} // namespace pampas::command_line

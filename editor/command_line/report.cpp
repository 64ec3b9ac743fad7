#include "analysis/report/report.h"

#include "analysis/balance/series.h"
#include "editor/command_line/command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/interruption.h"
#include "editor/command_line/map_picture.h"
#include "editor/command_line/options.h"
#include "editor/command_line/progress_bar.h"
#include "engine/files/file.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <list>
#include <numeric>
#include <optional>
#include <ostream>

namespace pampas::command_line {
namespace {

struct ReportOptions {
    GameOptions game;
    std::vector<int> players;
    std::optional<std::size_t> games;
    bool until_verdict = false;
    double tolerance = 0.05;
    std::optional<PageFormat> format;
    Output output;
};

/// As many games at a table as tell something within a minute or so; players who search take
/// seconds for each.
std::size_t usual_games(const std::string& bot) {
    return players::searches(bot) ? 60 : 400;
}

balance::SeriesPlan plan_for(const ReportOptions& options, const std::string& bot, int players) {
    GameOptions game = options.game;
    game.experiment.bots = {bot};
    return {.experiment = experiment_for(game, players),
            .games = options.games || options.until_verdict ? options.games : usual_games(bot),
            .until_verdict = options.until_verdict,
            .tolerance = options.tolerance};
}

/// Players of one kind at a table, and what they are to play.
struct Table {
    rules::Game game;
    balance::SeriesPlan plan;

    Table(const map::Map& map, const rules::Ruleset& rules, int players, const std::string& bot,
          const ReportOptions& options)
        : game(map, rules, players), plan(plan_for(options, bot, players)) {}
};

/// How many players are asked for, or else every number the map and the rules are for.
std::vector<int> player_counts(const ReportOptions& options, const map::Map& map,
                               const rules::Ruleset& rules) {
    if (!options.players.empty()) {
        std::vector<int> counts = options.players;
        std::ranges::sort(counts);
        counts.erase(std::ranges::unique(counts).begin(), counts.end());
        return counts;
    }
    const auto range =
        map.details().players.value_or(map::PlayerRange{rules.least_players, rules.most_players});
    const int least = std::clamp(range.least, rules.least_players, rules.most_players);
    const int most = std::clamp(range.most, least, rules.most_players);
    std::vector<int> counts(static_cast<std::size_t>(most - least + 1));
    std::iota(counts.begin(), counts.end(), least);
    return counts;
}

/// The file's format is that of its name, if none is asked for.
PageFormat format_of(const ReportOptions& options) {
    const auto ends_with = [&](std::string_view ending) {
        return options.output.ends_with(ending);
    };
    return options.format.value_or(ends_with(".html") || ends_with(".htm") ? PageFormat::Html
                                   : ends_with(".json")                    ? PageFormat::Json
                                                                           : PageFormat::Text);
}

std::size_t most_games(const std::list<Table>& tables) {
    std::size_t games = 0;
    for (const auto& [game, plan] : tables) {
        games += most_games(plan, game.players());
    }
    return games;
}

/// Plays at one table after the other, with a progress bar; what has not begun when it is
/// interrupted is left out, but for the first table.
std::vector<report::GamesSummary> play_at(const std::list<Table>& tables) {
    const Interruption interruption;
    ProgressBar bar(most_games(tables), tr("games"));
    const simulation::RunControl control{interruption.requested(),
                                         [&](std::size_t games) { bar.advance(games); }};
    std::vector<report::GamesSummary> played;
    for (const auto& [game, plan] : tables) {
        if (played.empty() || !control.stop.stop_requested()) {
            const balance::Series series = play_series(game, plan, {control});
            bar.spare(most_games(plan, game.players()) -
                      static_cast<std::size_t>(series.tally.seats().games()));
            played.push_back(report::summary_of(game, plan, series));
        }
    }
    played.back().interrupted = control.stop.stop_requested();
    return played;
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
    return report_html(report, picture_of(report.map)).markup();
}

/// Each kind of players at tables of every size. Throws `InputError`.
std::list<Table> tables_for(const ReportOptions& options, const map::Map& map) {
    const rules::Ruleset ruleset = ruleset_for(options.game, map);
    std::list<Table> tables; // games stay where they are
    const std::vector<std::string>& bots = options.game.experiment.bots;
    for (auto bot = bots.begin(); bot != bots.end(); ++bot) {
        if (std::find(bots.begin(), bot, *bot) == bot) {
            for (const int players : player_counts(options, map, ruleset)) {
                tables.emplace_back(map, ruleset, players, *bot, options);
            }
        }
    }
    return tables;
}

Status report_map(const ReportOptions& options, Streams streams) {
    if (format_of(options) == PageFormat::Json) {
        write_for_programs();
    }
    const map::Map map = library::open_map(options.game.map);
    const std::list<Table> tables = tables_for(options, map);
    std::optional<NewFile> file; // before games are played in vain
    if (!options.output.empty()) {
        file.emplace(options.output);
    }
    const graph::Analysis analysis = graph::analyze(map);
    const report::Report report{map, analysis, report::validate(map, legality::clients().front()),
                                play_at(tables)};
    const std::string bytes = written(report, format_of(options));
    if (file) {
        file->write(bytes);
        file->keep();
    } else {
        streams.out << bytes;
    }
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
    add_tolerance(command, options.tolerance);
}

} // namespace

void add_report(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ReportOptions>(
        program, chosen,
        {"report",
         tr("Tell everything of a map on one page: what it offers, and what games on it tell"),
         "pampas report maps/windmill.json -o windmill.html\n"
         "  pampas report maps/windmill.json --players 4 --until-verdict -o windmill.html"},
        report_map);
    add_map(command, options.game.map);
    add_ruleset(command, options.game);
    add_tables(command, options);
    add_play(command, options.game);
    add_choice<std::optional<PageFormat>>(
        command, "--format", options.format,
        {{"text", PageFormat::Text}, {"json", PageFormat::Json}, {"html", PageFormat::Html}},
        tr("How the report is written [as the file's name says, or text]"));
    command.add_option("-o,--output", options.output, tr("The file; without it, standard output"))
        ->type_name("FILE");
}

} // namespace pampas::command_line

#include "analysis/balance/series.h"
#include "analysis/report/games/summary.h"
#include "analysis/report/games/text.h"
#include "analysis/report/ground/table.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/reporting.h"
#include "editor/command_line/watched.h"
#include "editor/experiments/pages.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_json.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/record.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <ostream>
#include <utility>

namespace pampas::command_line {
namespace {

struct SimulateOptions {
    GameOptions game;
    balance::SeriesPlan plan{balance::usual_experiment()};
    bool paired = false;
    Output record; ///< empty: none
    report::Detail detail = report::Detail::Short;
    Reporting reporting;
};

/// The plan that the options ask for. Games for a verdict are paired too: pairing finds it sooner.
balance::SeriesPlan plan_for(const SimulateOptions& options, int players) {
    balance::SeriesPlan plan = options.plan;
    plan.experiment = plan.experiment.seated(players);
    plan.experiment.dealing.pairing = options.paired || plan.until_verdict
                                          ? simulation::Pairing::Rotated
                                          : simulation::Pairing::Independent;
    return plan;
}

/// Plays the games and records them if asked to.
balance::Series play(const rules::Game& game, const balance::SeriesPlan& plan,
                     const Output& record) {
    std::optional<simulation::RecordFile> file;
    if (!record.empty()) {
        file.emplace(path_of(record),
                     simulation::record_header(rules::game_json(game), plan.experiment.bots,
                                               plan.experiment.dealing));
    }
    const auto play_all = [&](const simulation::RunControl& control) {
        balance::Series series = play_series(game, plan, control, file ? &*file : nullptr);
        if (file) {
            file->keep();
        }
        return series;
    };
    return watched(balance::most_games_of_all(plan, game.players()), play_all);
}

report::GamesSummary simulated(const SimulateOptions& options, const balance::PlayedMap& on) {
    const rules::Game game(on.map, on.rules, on.players);
    const balance::SeriesPlan plan = plan_for(options, on.players);
    report::GamesSummary summary = report::summary_of(game, plan, play(game, plan, options.record));
    summary.failures = plan.experiment.take_failures();
    return summary;
}

Status simulate(const SimulateOptions& options, Streams streams) {
    const std::vector<balance::PlayedMap> maps = opened_each(options.game);
    require_one_number(maps, !options.record.empty(), "--record");
    ReportFile file(options.reporting);
    const auto summaries =
        for_each_number(maps, [&](const auto& on) { return simulated(options, on); });
    const auto text_of = [&](const report::GamesSummary& summary) {
        return summary_text(summary, options.detail, experiments::advice_on({&summary, 1}));
    };
    file.put(
        streams, [&] { return with_warnings(maps.front().map, texts_of(summaries, text_of)); },
        [&] { return one_or_list(summaries, report::summary_json); });
    return Status::Success;
}

void add_run_options(CLI::App& command, SimulateOptions& options) {
    balance::SeriesPlan& plan = options.plan;
    add_goals(command, plan);
    add_by_strength(command, plan, players::bots_by_strength());
    command.add_flag("--paired", options.paired,
                     tr("Play every deal once for each seat: hands and bots go round, so that "
                        "their luck and strength do not count for a seat"));
}

using Json = nlohmann::ordered_json;

struct ScoreOptions {
    std::string position;
    Reporting reporting;
};

rules::PositionFile open_position(const std::string& path) {
    return naming_file(path, [&] { return rules::read_position(read_file(path_of(path))); });
}

std::vector<rules::Score> scores(const rules::PositionFile& file) {
    std::vector<rules::Score> result;
    result.reserve(static_cast<std::size_t>(file.game->players()));
    for (int seat = 0; seat < file.game->players(); ++seat) {
        result.push_back(file.score(seat));
    }
    return result;
}

Json scores_json(const std::vector<rules::Score>& scores) {
    Json players = Json::array();
    for (const rules::Score& score : scores) {
        Json player = rules::score_json(score);
        player["total"] = score.total();
        players.push_back(std::move(player));
    }
    return {{"players", std::move(players)}};
}

/// A row for each player, numbered from 1.
report::Text scores_text(const std::vector<rules::Score>& scores) {
    report::Table table{{{.id = "player", .title = tr("player")}}};
    for (const std::string_view category : rules::category_names) {
        table.columns.push_back({category});
    }
    table.columns.push_back({.id = "total", .title = tr("total")});
    for (const rules::Score& score : scores) {
        report::Row& row = table.rows.emplace_back(report::Row{table.rows.size() + 1});
        for (const int points : score.categories()) {
            row.emplace_back(points);
        }
        row.emplace_back(score.total());
    }
    return table;
}

Status score(const ScoreOptions& options, Streams streams) {
    const auto points = scores(open_position(options.position));
    ReportFile(options.reporting)
        .put(
            streams, [&] { return scores_text(points); }, [&] { return scores_json(points); });
    return Status::Success;
}

/// An example with a position on an empty board.
constexpr std::string_view score_example = R"sh(
printf '{"format": "pampas-position", "version": 1, "map": %s, "players": 2, "pesos": [12, 8]}' \
    "$(cat maps/mano-a-mano.json)" > position.json
pampas score position.json
)sh";

} // namespace

void add_simulate(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<SimulateOptions>(
        program, chosen,
        {"simulate",
         tr("Play games on a map to see which seats win and which markets and spaces are used"),
         "pampas simulate maps/windmill.json --players 4 --games 200 --bots greedy"},
        simulate);
    add_map(command, options.game.map);
    add_game(command, options.game, options.plan.experiment);
    add_bots(command, options.plan.experiment.bots);
    add_run_options(command, options);
    add_output(command, "--record", options.record,
               tr("Record every game, for \"pampas replay\" to check"));
    add_details(command, options.detail);
    add_reporting(command, options.reporting);
}

void add_score(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ScoreOptions>(
        program, chosen,
        {"score", tr("Count the points in a position by player and category"),
         std::string(score_example)},
        score);
    command.add_option("POSITION", options.position, tr("A position file (.json)"))->required();
    add_reporting(command, options.reporting);
}

} // namespace pampas::command_line

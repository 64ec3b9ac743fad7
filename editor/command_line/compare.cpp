#include "analysis/report/comparison/comparison.h"
#include "editor/command_line/command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/watched.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>

namespace pampas::command_line {
namespace {

struct CompareOptions {
    GameOptions game; ///< its map is the first one
    std::string other;
    std::size_t games = 1000;
    double tolerance = 0.05;
    ReportFormat format = ReportFormat::Text;
};

rules::Ruleset ruleset_of_other(const CompareOptions& options, const map::Map& map) {
    GameOptions game = options.game;
    game.map = options.other;
    return ruleset_for(game, map);
}

/// A difference needs two deals to have an interval.
balance::ComparisonPlan plan_for(const CompareOptions& options, int players) {
    const balance::Experiment experiment = experiment_for(options.game, players);
    const std::size_t deals =
        simulation::deals_for(options.games, experiment.dealing.pairing, players);
    return {.experiment = experiment, .deals = std::max<std::size_t>(2, deals)};
}

Status compare(const CompareOptions& options, Streams streams) {
    const map::Map a = library::open_map(options.game.map);
    const map::Map b = library::open_map(options.other);
    const rules::Ruleset ruleset = ruleset_for(options.game, a);
    const int players = players_for(options.game, a, ruleset);
    const rules::Game one(a, ruleset, players);
    const rules::Game other(b, ruleset_of_other(options, b), players);
    const balance::ComparisonPlan plan = plan_for(options, players);

    const auto [games, seconds] =
        watched(plan.deals * static_cast<std::size_t>(players), [&](const auto& control) {
            return balance::compare_games(one, other, plan, control);
        });
    const report::MapComparison report{
        {{{a.details().name, one.rules().name, graph::analyze(a)},
          {b.details().name, other.rules().name, graph::analyze(b)}}},
        plan,
        games,
        options.tolerance,
        games.one.figures.size() < plan.deals,
        seconds};
    streams.out << (options.format == ReportFormat::Json
                        ? json_text(report::map_comparison_json(report))
                        : report::map_comparison_text(report));
    return Status::Success;
}

} // namespace

void add_compare(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<CompareOptions>(
        program, chosen,
        {"compare", tr("Two maps side by side: their figures, and games on the same deals"),
         "pampas compare old.json new.json --players 4 --games 1000"},
        compare);
    add_map(command, options.game.map);
    command.add_option("OTHER", options.other, tr("The map to compare it with"))->required();
    add_game(command, options.game);
    add_bots(command, options.game);
    limit_to(*command.add_option("--games", options.games, tr("How many games on each map [1000]")),
             std::size_t{1}, std::size_t{10'000'000});
    add_tolerance(command, options.tolerance);
    add_report_format(command, options.format);
}

} // namespace pampas::command_line

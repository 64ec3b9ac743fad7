#include "editor/command_line/command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/watched.h"
#include "editor/experiments/comparison.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"

#include <nlohmann/json.hpp>

#include <ostream>
#include <utility>

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

experiments::ComparisonRequest request_for(const CompareOptions& options) {
    map::Map one = library::open_map(options.game.map);
    map::Map other = library::open_map(options.other);
    rules::Ruleset rules = ruleset_for(options.game, one);
    rules::Ruleset rules_of_other = ruleset_of_other(options, other);
    const int players = players_for(options.game, one, rules);
    return {.one = {std::move(one), std::move(rules)},
            .other = {std::move(other), std::move(rules_of_other)},
            .players = players,
            .experiment = experiment_for(options.game, players),
            .games = options.games,
            .tolerance = options.tolerance};
}

Status compare(const CompareOptions& options, Streams streams) {
    const experiments::ComparisonRequest request = request_for(options);
    const report::MapComparison report = watched(games_on_each(request), [&](const auto& control) {
                                             return experiments::compare(request, control);
                                         }).result;
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
         "pampas compare maps/two-corrals.json maps/windmill.json --games 100"},
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

#include "editor/command_line/command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/watched.h"
#include "editor/experiments/comparison.h"
#include "engine/language/tr.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <ostream>

namespace pampas::command_line {
namespace {

struct CompareOptions {
    GameOptions game; ///< its map is the first one
    std::string other;
    experiments::ComparisonRequest request;
    std::optional<PageFormat> format;
    Output output;
};

experiments::ComparisonRequest request_for(const CompareOptions& options) {
    experiments::ComparisonRequest request = options.request;
    GameOptions other = options.game;
    other.map = options.other;
    request.one = opened(options.game);
    request.other = opened(other);
    return request;
}

std::string comparison_page_of(const experiments::ComparisonRequest& request,
                               const report::MapComparison& report) {
    const auto& [one, other] = report.maps;
    return experiments::comparison_page({one.name, other.name},
                                        {&request.one.map, &request.other.map},
                                        report::board_table(one.analysis, other.analysis), &report);
}

std::string comparison_bytes(const experiments::ComparisonRequest& request,
                             const report::MapComparison& report, PageFormat format) {
    switch (format) {
    case PageFormat::Text:
        return report::map_comparison_text(report);
    case PageFormat::Json:
        return json_text(report::map_comparison_json(report));
    case PageFormat::Html:
        break;
    }
    return comparison_page_of(request, report);
}

Status compare(const CompareOptions& options, Streams streams) {
    const PageFormat format = format_of(options.format, options.output);
    const experiments::ComparisonRequest request = request_for(options);
    Destination destination(options.output);
    const report::MapComparison report = watched(games_on_each(request), [&](const auto& control) {
        return experiments::compare(request, control);
    });
    destination.put(comparison_bytes(request, report, format), streams);
    return Status::Success;
}

} // namespace

void add_compare(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<CompareOptions>(
        program, chosen,
        {"compare", tr("Two maps side by side: their figures, and games on the same deals"),
         "pampas compare maps/two-corrals.json maps/windmill.json --games 100\n"
         "pampas compare maps/two-corrals.json maps/windmill.json --games 100 -o comparison.html"},
        compare);
    add_map(command, options.game.map);
    command.add_option("OTHER", options.other, tr("The map to compare it with"))->required();
    add_game(command, options.game, options.request.experiment);
    add_bots(command, options.request.experiment.bots);
    add_number(command, "--games", options.request.games, options.request.games_bounds,
               tr("How many games on each map"));
    add_tolerance(command, options.request.tolerance);
    add_page_format(command, options.format);
    add_output(command, options.output);
}

} // namespace pampas::command_line

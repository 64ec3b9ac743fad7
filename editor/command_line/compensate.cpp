#include "editor/command_line/command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/watched.h"
#include "editor/experiments/compensation.h"
#include "engine/files/file.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace pampas::command_line {
namespace {

struct CompensateOptions {
    GameOptions game;
    experiments::CompensationRequest request;
    Output output;
    PageFormat format = PageFormat::Text;
};

std::string compensation_bytes(const report::CompensationReport& report, const map::Map& map,
                               PageFormat format) {
    switch (format) {
    case PageFormat::Text:
        return report::compensation_text(report);
    case PageFormat::Json:
        return json_text(report::compensation_json(report));
    case PageFormat::Html:
        break;
    }
    return experiments::compensation_page(report, map);
}

Status compensate(const CompensateOptions& options, Streams streams) {
    experiments::CompensationRequest request = options.request;
    request.on = opened(options.game);
    const report::CompensationReport report =
        watched(compensation_games(request.plan()),
                [&](const auto& control) { return experiments::compensate(request, control); });
    if (!options.output.empty()) {
        write_file(path_of(options.output),
                   experiments::ruleset_file(experiments::compensated(report)));
    }
    streams.out << compensation_bytes(report, request.on.map, options.format);
    return Status::Success;
}

} // namespace

void add_compensate(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<CompensateOptions>(
        program, chosen,
        {"compensate", tr("Find how many pesos later seats should start with to win as often"),
         "pampas compensate maps/windmill.json --games 100 -o windmill-rules.json\n"
         "pampas simulate maps/windmill.json --games 100 --ruleset windmill-rules.json\n"
         "pampas compensate maps/windmill.json --games 100 --format html > windmill-pesos.html"},
        compensate);
    add_map(command, options.game.map);
    add_game(command, options.game, options.request.experiment);
    add_bots(command, options.request.experiment.bots);
    add_number(command, "--games", options.request.games, design::CompensationPlan::games_bounds,
               tr("How many games to find the pesos by; as many more confirm them, half without "
                  "and half with them"));
    add_tolerance(command, options.request.tolerance);
    command
        .add_option("-o,--output", options.output,
                    tr("Write the ruleset with these pesos, for \"--ruleset FILE\""))
        ->type_name("FILE");
    add_page_format(
        command, options.format,
        tr("How what was found is written to standard output: html is a page with the map and "
           "charts [text]"));
}

} // namespace pampas::command_line

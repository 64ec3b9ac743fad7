#include "analysis/report/compensation/compensation.h"
#include "editor/command_line/command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/watched.h"
#include "engine/files/file.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"
#include "engine/rules/ruleset_json.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <ostream>

namespace pampas::command_line {
namespace {

struct CompensateOptions {
    GameOptions game;
    std::size_t games = 4000;
    double tolerance = 0.05;
    Output output;
    ReportFormat format = ReportFormat::Text;
};

/// What is found is confirmed on half as many games, with it and without.
design::CompensationPlan plan_for(const CompensateOptions& options, int players) {
    return {.experiment = experiment_for(options.game, players),
            .players = players,
            .games = options.games,
            .confirming_games = (options.games + 1) / 2,
            .tolerance = options.tolerance};
}

/// The ruleset with the pesos found, under a name that tells so.
std::string ruleset_file(rules::Ruleset ruleset, const design::SeatPesos& extra) {
    ruleset = design::with_pesos(std::move(ruleset), extra);
    ruleset.name += ", compensated";
    return json_text(rules::write_ruleset(ruleset));
}

Status compensate(const CompensateOptions& options, Streams streams) {
    const map::Map map = library::open_map(options.game.map);
    const rules::Ruleset ruleset = ruleset_for(options.game, map);
    const design::CompensationPlan plan =
        plan_for(options, players_for(options.game, map, ruleset));

    const auto [found, seconds] =
        watched(design::compensation_games(plan), [&](const auto& control) {
            return design::compensate(map, ruleset, plan, control);
        });
    if (!options.output.empty()) {
        write_file(options.output, ruleset_file(ruleset, found.extra));
    }
    const report::CompensationReport report{map.details().name, ruleset, plan, found, seconds};
    streams.out << (options.format == ReportFormat::Json
                        ? json_text(report::compensation_json(report))
                        : report::compensation_text(report));
    return Status::Success;
}

} // namespace

void add_compensate(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<CompensateOptions>(
        program, chosen,
        {"compensate", tr("Find how many pesos later seats should start with to win as often"),
         "pampas compensate maps/windmill.json --players 4 -o windmill-rules.json\n"
         "  pampas simulate maps/windmill.json --players 4 --ruleset windmill-rules.json"},
        compensate);
    add_map(command, options.game.map);
    add_game(command, options.game);
    add_bots(command, options.game);
    limit_to(
        *command.add_option("--games", options.games,
                            tr("How many games to find the pesos by; as many more confirm them, "
                               "half without and half with them [4000]")),
        std::size_t{1}, std::size_t{10'000'000});
    add_tolerance(command, options.tolerance);
    command
        .add_option("-o,--output", options.output,
                    tr("Write the ruleset with these pesos, for \"--ruleset FILE\""))
        ->type_name("FILE");
    add_report_format(command, options.format);
}

} // namespace pampas::command_line

#include "editor/command_line/command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/watched.h"
#include "editor/experiments/restriction.h"
#include "engine/language/tr.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace pampas::command_line {
namespace {

struct RestrictOptions {
    GameOptions game;
    experiments::RestrictionRequest request; ///< `without` as words were given
    ReportFormat format = ReportFormat::Text;
};

/// Names with commas between; those of markets have one inside.
std::vector<std::string> names_in(const std::vector<std::string>& words) {
    std::vector<std::string> names;
    for (const std::string& word : words) {
        bool is_inside = false;
        names.emplace_back();
        for (const char character : word) {
            is_inside = character == '[' || (is_inside && character != ']');
            if (character == ',' && !is_inside) {
                names.emplace_back();
            } else {
                names.back() += character;
            }
        }
    }
    return names;
}

Status restrict_map(const RestrictOptions& options, Streams streams) {
    experiments::RestrictionRequest request = options.request;
    request.on = opened(options.game);
    request.without = names_in(request.without);
    const report::RestrictionReport report =
        watched(restricted_games(request), [&](const simulation::RunControl& control) {
            return play_restricted(request, control);
        });
    streams.out << (options.format == ReportFormat::Json
                        ? json_text(report::restriction_json(report))
                        : report::restriction_text(report));
    return Status::Success;
}

} // namespace

void add_restrict(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<RestrictOptions>(
        program, chosen,
        {"restrict", tr("Find what carries the game: what it costs to do without it"),
         "pampas restrict maps/windmill.json --games 40\n"
         "pampas restrict maps/windmill.json --games 40 --without water,harvest"},
        restrict_map);
    add_map(command, options.game.map);
    add_ruleset(command, options.game);
    add_players(command, options.game);
    add_number(command, "--games", options.request.games,
               experiments::RestrictionRequest::games_bounds,
               tr("How many games with each restriction, in whole deals"));
    command
        .add_option(
            "--without", options.request.without,
            tr("What one player does without: harvest, haciendas, water, cattle, horse, "
               "pig, sheep, \"market [c,r]\" [all of these, and the markets that pay most]"))
        ->type_name("NAMES")
        ->expected(1);
    add_seed(command, options.request.experiment.dealing.seed,
             tr("The same seed plays the same games"));
    add_threads(command, options.request.experiment.threads);
    add_report_format(command, options.format);
}

} // namespace pampas::command_line

#include "editor/experiments/ladder.h"

#include "editor/command_line/command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/watched.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace pampas::command_line {
namespace {

struct LadderOptions {
    GameOptions game;
    experiments::LadderRequest request;
    ReportFormat format = ReportFormat::Text;
};

Status ladder(const LadderOptions& options, Streams streams) {
    experiments::LadderRequest request = options.request;
    request.on = opened(options.game);
    const report::Ladder report =
        watched(balance::ladder_games(request.plan()),
                [&](const auto& control) { return experiments::play_ladder(request, control); });
    streams.out << (options.format == ReportFormat::Json ? json_text(report::ladder_json(report))
                                                         : report::ladder_text(report));
    return Status::Success;
}

} // namespace

void add_ladder(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<LadderOptions>(
        program, chosen,
        {"ladder", tr("Let bots play each other, in pairs and at mixed tables: how strong each is"),
         "pampas ladder maps/windmill.json --bots random,greedy --games 20\n"
         "pampas ladder maps/mano-a-mano.json --bots random,greedy,blocker --players 2"},
        ladder);
    add_map(command, options.game.map);
    add_game(command, options.game, options.request.experiment);
    add_bots(command, options.request.experiment.bots,
             tr("Who plays each other, with commas between"));
    add_number(command, "--games", options.request.games, balance::LadderPlan::games_bounds,
               tr("How many games every two bots play; at mixed tables they sit together about as "
                  "often"));
    offer_bots(command, *command.add_option(
                            "--reference", options.request.reference,
                            tr("The bot beside which strengths are told [{}, or else the first]",
                               players::usual_bot())));
    add_report_format(command, options.format);
}

} // namespace pampas::command_line

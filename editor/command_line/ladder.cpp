#include "editor/experiments/ladder.h"

#include "editor/command_line/command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/watched.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"
#include "engine/players/lineup.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <ostream>
#include <utility>

namespace pampas::command_line {
namespace {

struct LadderOptions {
    GameOptions game;
    std::vector<std::string> bots = players::bot_names();
    std::size_t games = 100;
    std::optional<std::string> reference;
    ReportFormat format = ReportFormat::Text;
};

Status ladder(const LadderOptions& options, Streams streams) {
    const map::Map map = library::open_map(options.game.map);
    const rules::Ruleset ruleset = ruleset_for(options.game, map);
    balance::Experiment experiment = options.game.experiment;
    experiment.bots = options.bots;
    const experiments::LadderRequest request =
        experiments::ladder_request(map, ruleset, players_for(options.game, map, ruleset),
                                    std::move(experiment), options.games, options.reference);
    const report::Ladder report =
        watched(balance::ladder_games(request.plan),
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
    add_game(command, options.game);
    add_bots(command, options.bots, tr("Who plays each other, with commas between"));
    limit_to(*command.add_option("--games", options.games,
                                 tr("How many games every two bots play; at mixed tables they sit "
                                    "together about as often [100]")),
             std::size_t{1}, std::size_t{100'000});
    offer_bots(*command.add_option(
        "--reference", options.reference,
        tr("The bot beside which strengths are told [greedy, or else the first]")));
    add_report_format(command, options.format);
}

} // namespace pampas::command_line

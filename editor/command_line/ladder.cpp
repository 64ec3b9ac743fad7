#include "analysis/report/ladder/ladder.h"

#include "editor/command_line/command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/watched.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"
#include "engine/players/lineup.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <ostream>

namespace pampas::command_line {
namespace {

struct LadderOptions {
    GameOptions game;
    std::vector<std::string> bots = players::bot_names();
    std::size_t games = 100;
    std::optional<std::string> reference;
    ReportFormat format = ReportFormat::Text;
};

void check_bots(const std::vector<std::string>& bots) {
    if (bots.size() < 2) {
        throw InputError(tr("a ladder needs two bots or more"));
    }
    for (const std::string& bot : bots) {
        static_cast<void>(players::Lineup({&bot, 1}, 2)); // throws for unknown ones
        if (std::ranges::count(bots, bot) > 1) {
            throw InputError(tr("bot \"{}\" is given twice", bot));
        }
    }
}

balance::LadderPlan plan_for(const LadderOptions& options, const rules::Ruleset& ruleset,
                             int players) {
    const bool has_pairs = ruleset.least_players == 2;
    const auto games_a_round = static_cast<std::size_t>(has_pairs ? 2 : players);
    balance::Experiment experiment = options.game.experiment;
    experiment.bots = options.bots;
    experiment.dealing.pairing = simulation::Pairing::Rotated;
    return {.experiment = std::move(experiment),
            .has_pairs = has_pairs,
            .players = players,
            .rounds = (options.games + games_a_round - 1) / games_a_round};
}

/// The bot asked for, or else the greedy one, beside whom others are neither far above nor below,
/// or the first.
std::size_t reference_of(const LadderOptions& options) {
    const auto found = std::ranges::find(options.bots, options.reference.value_or("greedy"));
    if (found == options.bots.end() && options.reference) {
        throw InputError(
            tr("the reference \"{}\" is none of the bots that play", *options.reference));
    }
    return found == options.bots.end() ? 0 : static_cast<std::size_t>(found - options.bots.begin());
}

Status ladder(const LadderOptions& options, Streams streams) {
    check_bots(options.bots);
    const std::size_t reference = reference_of(options);
    const map::Map map = library::open_map(options.game.map);
    const rules::Ruleset ruleset = ruleset_for(options.game, map);
    const balance::LadderPlan plan =
        plan_for(options, ruleset, players_for(options.game, map, ruleset));

    const auto rounds = watched(balance::ladder_games(plan), [&](const auto& control) {
        return balance::play_ladder(map, ruleset, plan, control);
    });
    const balance::LadderResult result =
        balance::ladder_result(rounds.result, plan.experiment.bots.size(), reference);
    const auto played = static_cast<std::size_t>(result.games_of_two + result.mixed_games);
    const report::Ladder report{.map = map.details().name,
                                .ruleset = ruleset.name,
                                .plan = plan,
                                .result = result,
                                .reference = reference,
                                .interrupted = played < balance::ladder_games(plan),
                                .seconds = rounds.seconds};
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

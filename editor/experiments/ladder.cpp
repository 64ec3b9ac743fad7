#include "editor/experiments/ladder.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"

#include <algorithm>
#include <chrono>

namespace pampas::experiments {
namespace {

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

std::size_t reference_among(const std::vector<std::string>& bots,
                            const std::optional<std::string>& reference) {
    const auto found = std::ranges::find(bots, reference.value_or("greedy"));
    if (found == bots.end() && reference) {
        throw InputError(tr("the reference \"{}\" is none of the bots that play", *reference));
    }
    return found == bots.end() ? 0 : static_cast<std::size_t>(found - bots.begin());
}

} // namespace

LadderRequest ladder_request(map::Map map, rules::Ruleset rules, int players,
                             balance::Experiment experiment, std::size_t games,
                             const std::optional<std::string>& reference) {
    check_bots(experiment.bots);
    const std::size_t compared_with = reference_among(experiment.bots, reference);
    const bool has_pairs = rules.least_players == 2;
    const auto games_a_round = static_cast<std::size_t>(has_pairs ? 2 : players);
    experiment.dealing.pairing = simulation::Pairing::Rotated;
    return {std::move(map),
            std::move(rules),
            {.experiment = std::move(experiment),
             .has_pairs = has_pairs,
             .players = players,
             .rounds = (games + games_a_round - 1) / games_a_round},
            compared_with};
}

report::Ladder play_ladder(const LadderRequest& request, const simulation::RunControl& control) {
    const auto start = std::chrono::steady_clock::now();
    const balance::LadderPlan& plan = request.plan;
    const auto rounds = balance::play_ladder(request.map, request.rules, plan, control);
    const balance::LadderResult result =
        balance::ladder_result(rounds, plan.experiment.bots.size(), request.reference);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    const auto played = static_cast<std::size_t>(result.games_of_two + result.mixed_games);
    return {.map = request.map.details().name,
            .ruleset = request.rules.name,
            .plan = plan,
            .result = result,
            .reference = request.reference,
            .interrupted = played < balance::ladder_games(plan),
            .seconds = passed.count()};
}

} // namespace pampas::experiments

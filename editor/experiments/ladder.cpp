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
    const auto found = std::ranges::find(bots, reference.value_or(players::usual_bot()));
    if (found == bots.end() && reference) {
        throw InputError(tr("the reference \"{}\" is none of the bots that play", *reference));
    }
    return found == bots.end() ? 0 : static_cast<std::size_t>(found - bots.begin());
}

} // namespace

balance::LadderPlan LadderRequest::plan() const {
    check_bots(experiment.bots);
    reference_among(experiment.bots, reference);
    const bool has_pairs = on.rules.least_players == 2;
    const auto games_a_round = static_cast<std::size_t>(has_pairs ? 2 : on.players);
    balance::LadderPlan plan{.experiment = experiment,
                             .has_pairs = has_pairs,
                             .players = on.players,
                             .rounds = (games + games_a_round - 1) / games_a_round};
    plan.experiment.dealing.pairing = simulation::Pairing::Rotated;
    return plan;
}

report::Ladder play_ladder(const LadderRequest& request, const simulation::RunControl& control) {
    const auto start = std::chrono::steady_clock::now();
    const balance::LadderPlan plan = request.plan();
    const std::size_t reference = reference_among(plan.experiment.bots, request.reference);
    const auto rounds = balance::play_ladder(request.on.map, request.on.rules, plan, control);
    const balance::LadderResult result =
        balance::ladder_result(rounds, plan.experiment.bots.size(), reference);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    const auto played = static_cast<std::size_t>(result.games_of_two + result.mixed_games);
    return {.map = request.on.map.details().name,
            .ruleset = request.on.rules.name,
            .plan = plan,
            .result = result,
            .reference = reference,
            .interrupted = played < balance::ladder_games(plan),
            .seconds = passed.count()};
}

} // namespace pampas::experiments

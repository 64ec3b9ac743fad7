#include "analysis/balance/strengths.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"

#include <algorithm>

namespace pampas::balance {

std::vector<PlayersOfStrength> strengths_beside(const SeriesPlan& plan,
                                                std::span<const std::string> bots,
                                                bool (*is_slow)(const std::string& bot)) {
    constexpr std::size_t games_per_slow_one = 10;
    const bool are_slow = is_slow(plan.experiment.bots.front());
    std::vector<PlayersOfStrength> strengths;
    for (const std::string& bot : bots) {
        strengths.push_back({bot, is_slow(bot) && !are_slow ? games_per_slow_one : 1});
    }
    return strengths;
}

SeriesPlan plan_with(const SeriesPlan& plan, const PlayersOfStrength& players_of, int players) {
    SeriesPlan other = plan;
    other.experiment.bots.assign(static_cast<std::size_t>(players), players_of.bot);
    other.games = std::max<std::size_t>(1, most_games(plan, players) / players_of.divisor);
    other.by_strength = false;
    return other;
}

std::size_t most_games_of_all(const SeriesPlan& plan, std::span<const PlayersOfStrength> strengths,
                              int players) {
    std::size_t games = most_games(plan, players);
    for (const PlayersOfStrength& each : strengths) {
        if (plan.by_strength && each.bot != plan.experiment.bots.front()) {
            games += most_games(plan_with(plan, each, players), players);
        }
    }
    return games;
}

void require_one_strength(const SeriesPlan& plan) {
    if (plan.by_strength && !players::all_alike(plan.experiment.bots)) {
        throw InputError(tr("comparing strengths needs the same bot on all seats"));
    }
}

} // namespace pampas::balance

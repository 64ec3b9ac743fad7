#pragma once

#include "analysis/balance/series.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

/// The same seats among players of every strength, for any game.
namespace pampas::balance {

/// Players of some strength.
struct PlayersOfStrength {
    std::string bot;         ///< on all seats
    std::size_t divisor = 1; ///< of the number of games that they play
};

/// Players of each strength to play a plan with. Those that are slow play a tenth of its games,
/// unless its own are slow, too.
std::vector<PlayersOfStrength> strengths_beside(const SeriesPlan& plan,
                                                std::span<const std::string> bots,
                                                bool (*is_slow)(const std::string& bot));

/// The plan with these players instead of its own.
SeriesPlan plan_with(const SeriesPlan& plan, const PlayersOfStrength& players_of, int players);

/// The maximum number of games of a plan and, if it asks for them, with players of other strengths.
std::size_t most_games_of_all(const SeriesPlan& plan, std::span<const PlayersOfStrength> strengths,
                              int players);

/// Throws `InputError` if a plan asks for strengths but has different bots.
void require_one_strength(const SeriesPlan& plan);

/// How even seats are among players of each strength, in their order. `own` has the games of the
/// plan's bots; `play` plays the games of another plan. Those not reached before a stop are
/// missing.
template <class Series, class Play>
std::vector<AtStrength>
play_by_strength(const SeriesPlan& plan, std::span<const PlayersOfStrength> strengths, int players,
                 const Series& own, const Play& play, const simulation::RunControl& control) {
    const auto judged = [](const SeriesPlan& of, const Series& series) {
        return AtStrength{of.experiment.bots, series.tally.seats().games(),
                          fairness(series.tally.deals(), of.tolerance)};
    };
    std::vector<AtStrength> result;
    for (const PlayersOfStrength& each : strengths) {
        if (each.bot == plan.experiment.bots.front()) {
            result.push_back(judged(plan, own));
        } else if (!control.is_stopped()) {
            const SeriesPlan other = plan_with(plan, each, players);
            result.push_back(judged(other, play(other)));
            control.spare(most_games(other, players) -
                          static_cast<std::size_t>(result.back().games));
        }
    }
    return result;
}

} // namespace pampas::balance

#include "analysis/design/foresight.h"

#include <algorithm>
#include <cmath>

namespace pampas::design {

void Foresight::learn(std::span<const Trial> first_rounds, std::span<const Trial> whole_games) {
    missed_.resize(whole_games.front().tallies().size());
    for (std::size_t table = 0; table < missed_.size(); ++table) {
        Missed& missed = missed_[table];
        missed.wins.resize(whole_games.front().tallies()[table].players());
        missed.games /= 2;
        std::ranges::for_each(missed.wins, [](double& wins) { wins /= 2; });
        for (std::size_t trial = 0; trial < whole_games.size(); ++trial) {
            const balance::DealTally& whole = whole_games[trial].tallies()[table];
            const balance::DealTally& foreseen = first_rounds[trial].tallies()[table];
            const auto games = static_cast<double>(whole.games());
            for (std::size_t seat = 0; seat < missed.wins.size(); ++seat) {
                missed.wins[seat] += games * (whole.win_rate(seat) - foreseen.win_rate(seat));
            }
            missed.games += games;
        }
    }
}

std::vector<double> Foresight::unevenness(std::span<Trial* const> trials) const {
    std::vector<double> result;
    for (const Trial* trial : trials) {
        double sum = 0;
        for (std::size_t table = 0; table < trial->tallies().size(); ++table) {
            const balance::DealTally& foreseen = trial->tallies()[table];
            const double equal = 1 / static_cast<double>(foreseen.players());
            for (std::size_t seat = 0; seat < foreseen.players(); ++seat) {
                const double missed =
                    missed_.empty() ? 0 : missed_[table].wins[seat] / missed_[table].games;
                sum += std::pow(foreseen.win_rate(seat) + missed - equal, 2);
            }
        }
        result.push_back(sum);
    }
    return result;
}

} // namespace pampas::design

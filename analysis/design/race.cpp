#include "analysis/design/race.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pampas::design {
namespace {

/// The distance of each seat from the mean of all seats.
struct Distances {
    std::vector<double> wins;   ///< per game
    std::vector<double> points; ///< per game
};

Distances distances(const balance::DealTally& tally) {
    Distances result;
    double mean = 0;
    for (std::size_t seat = 0; seat < tally.players(); ++seat) {
        mean += tally.mean_points(seat) / static_cast<double>(tally.players());
    }
    for (std::size_t seat = 0; seat < tally.players(); ++seat) {
        result.wins.push_back(tally.win_rate(seat) - 1 / static_cast<double>(tally.players()));
        result.points.push_back(tally.mean_points(seat) - mean);
    }
    return result;
}

/// The wins per point: least squares over all seats of all trials.
double worth_of_point(std::span<const Distances> all) {
    double products = 0;
    double squares = 0;
    for (const Distances& one : all) {
        products += std::inner_product(one.wins.begin(), one.wins.end(), one.points.begin(), 0.0);
        squares +=
            std::inner_product(one.points.begin(), one.points.end(), one.points.begin(), 0.0);
    }
    return squares > 0 ? products / squares : 0;
}

} // namespace

std::vector<double> unevenness(std::span<Trial* const> trials) {
    std::vector<double> result(trials.size());
    for (std::size_t table = 0; !trials.empty() && table < trials.front()->tallies().size();
         ++table) {
        std::vector<Distances> all;
        all.reserve(trials.size());
        for (const Trial* trial : trials) {
            all.push_back(distances(trial->tallies()[table]));
        }
        const double worth = worth_of_point(all);
        for (std::size_t trial = 0; trial < trials.size(); ++trial) {
            const auto& [wins, points] = all[trial];
            for (std::size_t seat = 0; seat < wins.size(); ++seat) {
                result[trial] += std::pow((wins[seat] + worth * points[seat]) / 2, 2);
            }
        }
    }
    return result;
}

std::vector<std::size_t> race(std::span<Trial* const> trials, std::size_t survivors,
                              std::size_t games, const TrialPlan& plan,
                              const simulation::RunControl& control, const Unevenness& uneven) {
    if (trials.empty()) {
        return {};
    }
    std::vector<std::size_t> left(trials.size());
    std::iota(left.begin(), left.end(), std::size_t{0});
    const double halvings = std::log2(static_cast<double>(trials.size()) /
                                      static_cast<double>(std::max(survivors, std::size_t{1})));
    const auto rounds = static_cast<std::size_t>(std::max(1.0, std::ceil(halvings)));
    for (std::size_t round = 0; round < rounds; ++round) {
        std::vector<Trial*> running;
        running.reserve(left.size());
        for (const std::size_t number : left) {
            running.push_back(trials[number]);
        }
        const std::size_t deals =
            std::max(games / (rounds * running.size() * games_of_deal(plan)), std::size_t{1});
        const bool is_whole = play_in_step(running, deals, plan, control);
        if (running.front()->deals() == 0) {
            break;
        }
        const std::vector<double> distances = uneven(running);
        std::vector<std::size_t> order(left.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, {}, [&](std::size_t at) { return distances[at]; });
        const std::size_t keep =
            round + 1 == rounds ? survivors : std::max(survivors, (left.size() + 1) / 2);
        order.resize(std::min(order.size(), keep));
        std::vector<std::size_t> next;
        next.reserve(order.size());
        for (const std::size_t at : order) {
            next.push_back(left[at]);
        }
        left = std::move(next);
        if (!is_whole) {
            break;
        }
    }
    left.resize(std::min(left.size(), survivors));
    return left;
}

} // namespace pampas::design

#include "analysis/balance/gap.h"

#include <boost/math/tools/roots.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace pampas::balance {
namespace {

/// The logarithm of the wealth that refutes a bound at 2.5 %.
const double refutes_bound = std::log(40);

/// Differences lie within -1 to 1, bounds within 0 to 1: with these stakes no bet loses everything.
constexpr double most_below = 0.95;
constexpr double most_above = most_below / 2;

/// Where a function that changes its sign between `low` and `high` does so.
double crossing(double low, double high, const auto& function) {
    constexpr int bits = 20;
    const auto [left, right] = boost::math::tools::bisect(
        function, low, high, boost::math::tools::eps_tolerance<double>(bits));
    return (left + right) / 2;
}

} // namespace

double usual_stake(const DealTally& deals, double difference) {
    return difference * static_cast<double>(deals.players() * deals.games_a_deal());
}

double likely_gap(const DealTally& deals) {
    const double equal = 1 / static_cast<double>(deals.players());
    double squares = 0;
    double by_chance = 0;
    double least = 1;
    double most = 0;
    for (std::size_t seat = 0; seat < deals.players(); ++seat) {
        const double rate = deals.win_rate(seat);
        squares += (rate - equal) * (rate - equal);
        by_chance += deals.win_variance(seat);
        least = std::min(least, rate);
        most = std::max(most, rate);
    }
    return squares > by_chance ? (most - least) * std::sqrt(1 - by_chance / squares) : 0;
}

Gap::Gap(const DealTally& deals, double tolerance)
    : usual_(usual_stake(deals, tolerance) / 2) { // differences have twice the variance
    for (std::size_t more = 0; more < deals.players(); ++more) {
        for (std::size_t less = 0; less < deals.players(); ++less) {
            if (more != less) {
                differences_.push_back(
                    deals.values([=](const WinParts& wins) { return wins[more] - wins[less]; }));
            }
        }
    }
}

/// The least of the evidence against any difference of `bound`. Who bets that a difference is below
/// it bets that the same seats' difference the other way round is above -bound.
double Gap::evidence_below(double bound) const {
    double least = std::numeric_limits<double>::infinity();
    for (const auto& values : differences_) {
        least = std::min(least, log_wealth(values, -bound, usual_, most_below));
    }
    return least;
}

/// Evidence that some difference is above it.
double Gap::evidence_above(double bound) const {
    std::vector<Weighted> wealth;
    wealth.reserve(differences_.size());
    for (const auto& values : differences_) {
        wealth.push_back({log_wealth(values, bound, usual_, most_above),
                          1 / static_cast<double>(differences_.size())});
    }
    return log_mean(wealth);
}

bool Gap::is_below(double bound) const {
    return std::ranges::all_of(differences_, [&](const auto& values) {
        return log_wealth(values, -bound, usual_, most_below) >= refutes_bound;
    });
}

Interval Gap::interval(double seen) const {
    const auto below = [this](double bound) { return evidence_below(bound) - refutes_bound; };
    const auto above = [this](double bound) { return evidence_above(bound) - refutes_bound; };
    return {above(0) > 0 ? crossing(0, seen, above) : 0,
            below(1) > 0 ? crossing(seen, 1, below) : 1};
}

} // namespace pampas::balance

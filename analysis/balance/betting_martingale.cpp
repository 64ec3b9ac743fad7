#include "analysis/balance/betting_martingale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace pampas::balance {
namespace {

/// A part of the gambler's 1, and its stake as a multiple of the usual one.
struct StakeShare {
    double of_usual;
    double weight;
};

/// Most lies a little below the usual stake, where what is said of effects that matter is said
/// soonest; the rest guards against effects that are much smaller and against values that vary much
/// less.
constexpr std::array<StakeShare, 3> stake_shares{{{0.25, 0.1}, {0.75, 0.75}, {2.5, 0.15}}};

} // namespace

double log_mean(std::span<const Weighted> numbers) {
    const double largest = std::ranges::max(numbers, {}, &Weighted::log).log;
    double sum = 0;
    for (const auto [log, weight] : numbers) {
        sum += weight * std::exp(log - largest);
    }
    return largest + std::log(sum);
}

double log_wealth(std::span<const Seen> values, double mean, double usual, double most) {
    std::array<Weighted, stake_shares.size()> wealth{};
    for (std::size_t share = 0; share < stake_shares.size(); ++share) {
        const double stake = std::min(stake_shares[share].of_usual * usual, most);
        wealth[share].weight = stake_shares[share].weight;
        for (const auto [value, times] : values) {
            wealth[share].log += times * std::log1p(stake * (value - mean));
        }
    }
    return log_mean(wealth);
}

} // namespace pampas::balance

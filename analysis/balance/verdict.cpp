#include "analysis/balance/verdict.h"

#include "engine/language/tr.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <vector>

namespace pampas::balance {
namespace {

/// The log wealth that rejects equal seats at 5 %.
const double refutes_equality = std::log(20);

/// The joint share of the seats whose bits are set.
std::vector<Seen> set_shares(const DealTally& deals, unsigned seats) {
    return deals.values([seats](const WinParts& wins) {
        std::int64_t sum = 0;
        for (std::size_t seat = 0; seat < wins.size(); ++seat) {
            sum += (seats >> seat & 1U) != 0 ? wins[seat] : 0;
        }
        return sum;
    });
}

/// The binomial coefficient: subsets with `taken` of `of` seats.
double choose(unsigned of, unsigned taken) {
    double result = 1;
    for (unsigned i = 0; i < taken; ++i) {
        result = result * (of - i) / (i + 1);
    }
    return result;
}

/// The log wealth of bets that seats do not win equally often, tuned to a difference of
/// `tolerance`.
double against_equality(const DealTally& deals, double tolerance) {
    constexpr double boldest = 0.95; // of the stake at which one deal could lose everything
    const double usual = usual_stake(deals, tolerance);
    const auto players = static_cast<unsigned>(deals.players());
    std::vector<Weighted> wealth;
    for (unsigned seats = 1; seats + 1 < 1U << players; ++seats) {
        const auto size = static_cast<unsigned>(std::popcount(seats));
        const double mean = static_cast<double>(size) / players;
        wealth.push_back({log_wealth(set_shares(deals, seats), mean, usual, boldest / mean),
                          1 / (choose(players, size) * (players - 1))});
    }
    return log_mean(wealth);
}

Verdict verdict_of(bool is_below_tolerance, double evidence) {
    if (is_below_tolerance) {
        return Verdict::Fair;
    }
    return evidence >= refutes_equality ? Verdict::Biased : Verdict::Undecided;
}

} // namespace

std::span<const std::string_view> verdict_names() {
    static constexpr std::array<std::string_view, 3> names{tr_later("fair"), tr_later("biased"),
                                                           tr_later("undecided")};
    return names;
}

std::string_view name_of(Verdict verdict) {
    return verdict_names()[static_cast<std::size_t>(verdict)];
}

Verdict verdict(const DealTally& deals, double tolerance) {
    return verdict_of(Gap(deals, tolerance).is_below(tolerance),
                      against_equality(deals, tolerance));
}

Fairness fairness(const DealTally& deals, double tolerance) {
    std::vector<double> rates;
    for (std::size_t seat = 0; seat < deals.players(); ++seat) {
        rates.push_back(deals.win_rate(seat));
    }
    const auto [worst, best] = std::ranges::minmax_element(rates);
    const double seen = *best - *worst;
    const Gap gap(deals, tolerance);
    const double evidence = against_equality(deals, tolerance);
    Interval interval = gap.interval(seen);
    if (evidence < refutes_equality) {
        interval.low = 0; // must not reject equal seats where the verdict does not
    }
    return {.verdict = verdict_of(gap.is_below(tolerance), evidence),
            .tolerance = tolerance,
            .best = static_cast<std::size_t>(best - rates.begin()),
            .worst = static_cast<std::size_t>(worst - rates.begin()),
            .gap = seen,
            .win_rates = rates,
            .likely_gap = likely_gap(deals),
            .gap_interval = interval,
            .p_value = std::min(1.0, std::exp(-evidence))};
}

namespace {

/// The log wealth that rejects a bound at 2.5 %.
const double refutes_bound = std::log(40);

/// With differences in -1 to 1 and bounds in 0 to 1, these stakes never lose everything.
constexpr double most_below = 0.95;
constexpr double most_above = most_below / 2;

/// The root of a function that changes its sign between `low` and `high`.
double crossing(double low, double high, const auto& function) {
    const auto [left, right] = sign_change(low, high, function);
    return (left + right) / 2;
}

} // namespace

double usual_stake(const DealTally& deals, double difference) {
    return difference * static_cast<double>(deals.players() * deals.games_per_deal());
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

/// The least evidence, over all pairs, that a difference is below `bound`. A bet that a difference
/// is below it is a bet that the reversed difference is above -bound.
double Gap::evidence_below(double bound) const {
    double least = std::numeric_limits<double>::infinity();
    for (const auto& values : differences_) {
        least = std::min(least, log_wealth(values, -bound, usual_, most_below));
    }
    return least;
}

/// Evidence that some difference is above `bound`.
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

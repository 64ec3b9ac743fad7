#include "analysis/balance/verdict.h"

#include "analysis/balance/gap.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <vector>

namespace pampas::balance {
namespace {

/// The logarithm of the wealth that refutes equal seats at 5 %.
const double refutes_equality = std::log(20);

/// What the seats win together whose bits are set.
std::vector<Seen> set_shares(const DealTally& deals, unsigned seats) {
    return deals.values([seats](const WinParts& wins) {
        std::int64_t sum = 0;
        for (std::size_t seat = 0; seat < wins.size(); ++seat) {
            sum += (seats >> seat & 1U) != 0 ? wins[seat] : 0;
        }
        return sum;
    });
}

/// How many sets have `taken` of so many seats.
double choose(unsigned of, unsigned taken) {
    double result = 1;
    for (unsigned i = 0; i < taken; ++i) {
        result = result * (of - i) / (i + 1);
    }
    return result;
}

/// Evidence, as the logarithm of wealth, that seats do not win alike. A difference of `tolerance`
/// matters most.
double against_equality(const DealTally& deals, double tolerance) {
    constexpr double boldest = 0.95; // of what no deal can lose
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
        interval.low = 0; // lest it refute equal seats where the verdict does not
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

} // namespace pampas::balance

#include "analysis/balance/verdict.h"

#include "engine/language/tr.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace pampas::balance {
namespace {

/// The sums of what the seats in a set win, whose bits are set.
std::vector<Seen> set_shares(const DealTally& deals, unsigned seats) {
    return deals.values([seats](const WinParts& wins) {
        std::int64_t sum = 0;
        for (std::size_t seat = 0; seat < wins.size(); ++seat) {
            sum += (seats >> seat & 1U) != 0 ? wins[seat] : 0;
        }
        return sum;
    });
}

/// The number of sets of `taken` out of `of` seats.
double choose(unsigned of, unsigned taken) {
    double result = 1;
    for (unsigned i = 0; i < taken; ++i) {
        result = result * (of - i) / (i + 1);
    }
    return result;
}

/// With these stakes no bet loses everything: a set of seats loses at most the mean it is bet to
/// exceed, a difference lies within -1 to 1, and bounds lie within 0 to 1.
constexpr double boldest = 0.95;

/// A gap below which no bound is asked for.
constexpr double least_bound = 1e-6;

/// The seat that wins most, or least, if it is shown to be that one. `sign` is 1 or -1.
std::optional<std::size_t> extreme_seat(const DealTally& deals, double tolerance, int sign) {
    const std::size_t players = deals.players();
    const double refuting = std::log(static_cast<double>(players - 1) / significance);
    const double usual = usual_stake(deals, tolerance) / 2;
    const auto beats = [&](std::size_t one, std::size_t other) {
        const auto more =
            deals.values([=](const WinParts& wins) { return sign * (wins[one] - wins[other]); });
        return one == other || log_wealth(more, 0, usual, boldest) >= refuting;
    };
    for (std::size_t seat = 0; seat < players; ++seat) {
        std::size_t beaten = 0;
        while (beaten < players && beats(seat, beaten)) {
            ++beaten;
        }
        if (beaten == players) {
            return seat;
        }
    }
    return std::nullopt;
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
    const Gap gap(deals, tolerance);
    return gap.is_below(tolerance) ? Verdict::Fair
           : gap.is_above(0)       ? Verdict::Biased
                                   : Verdict::Undecided;
}

bool is_known(const DealTally& deals, double tolerance, double precision) {
    if (verdict(deals, tolerance) == Verdict::Undecided) {
        return false;
    }
    const Interval gap = fairness(deals, tolerance).gap_interval;
    return gap.high - gap.low <= precision;
}

Fairness fairness(const DealTally& deals, double tolerance) {
    Fairness result{.verdict = verdict(deals, tolerance), .tolerance = tolerance};
    for (std::size_t seat = 0; seat < deals.players(); ++seat) {
        result.win_rates.push_back(deals.win_rate(seat));
    }
    const auto [least, most] = std::ranges::minmax(result.win_rates);
    const Gap gap(deals, tolerance);
    result.gap = most - least;
    result.best = extreme_seat(deals, tolerance, 1);
    result.worst = extreme_seat(deals, tolerance, -1);
    result.likely_gap = likely_gap(deals);
    result.gap_interval = gap.interval(result.gap);
    result.p_value = gap.p_value();
    return result;
}

std::size_t Fairness::won_most() const {
    return static_cast<std::size_t>(std::ranges::max_element(win_rates) - win_rates.begin());
}

std::size_t Fairness::won_least() const {
    return static_cast<std::size_t>(std::ranges::min_element(win_rates) - win_rates.begin());
}

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
    : tolerance_(tolerance), usual_(usual_stake(deals, tolerance)) {
    const auto players = static_cast<unsigned>(deals.players());
    for (unsigned seats = 1; seats + 1 < 1U << players; ++seats) {
        const auto size = static_cast<unsigned>(std::popcount(seats));
        const double equal = static_cast<double>(size) / players;
        sets_.push_back({.shares = set_shares(deals, seats),
                         .equal = equal,
                         .per_gap = equal * (players - size),
                         .weight = 1 / (choose(players, size) * (players - 1))});
    }
    for (std::size_t more = 0; more < players; ++more) {
        for (std::size_t less = 0; less < players; ++less) {
            if (more != less) {
                differences_.push_back(
                    deals.values([=](const WinParts& wins) { return wins[more] - wins[less]; }));
            }
        }
    }
}

double Gap::error_above(double bound) const {
    return significance * (1 - std::min(bound / tolerance_, 1.0) / 2);
}

/// Differences have twice the variance of seats, so that half the stake suits them.
double Gap::evidence_below(double bound) const {
    double least = std::numeric_limits<double>::infinity();
    for (const auto& values : differences_) {
        least = std::min(least, log_wealth(values, -bound, usual_ / 2, boldest));
    }
    return least;
}

double Gap::evidence_above(double bound) const {
    std::vector<Weighted> wealth;
    wealth.reserve(sets_.size() + differences_.size());
    for (const SetOfSeats& set : sets_) {
        const double most = std::min(set.equal + set.per_gap * bound, 1.0);
        wealth.push_back({log_wealth(set.shares, most, usual_, boldest / most), set.weight / 2});
    }
    for (const auto& values : differences_) {
        wealth.push_back({log_wealth(values, bound, usual_ / 2, boldest / 2),
                          0.5 / static_cast<double>(differences_.size())});
    }
    return log_mean(wealth);
}

double Gap::excess_below(double bound) const {
    const double error = significance - error_above(bound);
    return error > 0 ? evidence_below(bound) + std::log(error)
                     : -std::numeric_limits<double>::infinity();
}

double Gap::excess_above(double bound) const {
    return evidence_above(bound) + std::log(error_above(bound));
}

bool Gap::is_below(double bound) const {
    return excess_below(bound) >= 0;
}

bool Gap::is_above(double bound) const {
    return excess_above(bound) >= 0;
}

double Gap::p_value() const {
    return std::min(1.0, std::exp(-evidence_above(0)));
}

Interval Gap::interval(double seen) const {
    // Where `function` changes its sign.
    const auto crossing = [](double low, double high, const auto& function) {
        const auto [left, right] = sign_change(low, high, function);
        return (left + right) / 2;
    };
    const auto above = [this](double bound) { return excess_above(bound); };
    const auto below = [this](double bound) { return excess_below(bound); };
    return {above(0) > 0 ? crossing(0, seen, above) : 0,
            below(1) > 0 ? crossing(std::max(seen, least_bound), 1, below) : 1};
}

} // namespace pampas::balance

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
    return Gap(deals, tolerance).verdict();
}

bool is_known(const DealTally& deals, double tolerance, double precision) {
    const Gap gap(deals, tolerance);
    const auto [low, high] = gap.interval();
    return gap.verdict() != Verdict::Undecided && high - low <= precision;
}

Fairness fairness(const DealTally& deals, double tolerance) {
    const Gap gap(deals, tolerance);
    Fairness result{.verdict = gap.verdict(),
                    .tolerance = tolerance,
                    .best = gap.best(),
                    .worst = gap.worst(),
                    .gap = gap.seen(),
                    .likely_gap = likely_gap(deals),
                    .gap_interval = gap.interval(),
                    .p_value = gap.p_value()};
    for (std::size_t seat = 0; seat < deals.players(); ++seat) {
        result.win_rates.push_back(deals.win_rate(seat));
    }
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
    : tolerance_(tolerance), usual_(usual_stake(deals, tolerance)), players_(deals.players()) {
    const auto players = static_cast<unsigned>(players_);
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
                seen_ = std::max(seen_, deals.win_rate(more) - deals.win_rate(less));
                differences_.push_back({more, less, deals.values([=](const WinParts& wins) {
                                            return wins[more] - wins[less];
                                        })});
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
    for (const Difference& pair : differences_) {
        least = std::min(least, log_wealth(pair.wins, -bound, usual_ / 2, boldest));
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
    for (const Difference& pair : differences_) {
        wealth.push_back({log_wealth(pair.wins, bound, usual_ / 2, boldest / 2),
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

Verdict Gap::verdict() const {
    return is_below(tolerance_) ? Verdict::Fair
           : is_above(0)        ? Verdict::Biased
                                : Verdict::Undecided;
}

std::optional<std::size_t> Gap::seat_ahead_of_all(std::size_t Difference::*seat) const {
    const double refuting = std::log(static_cast<double>(players_ - 1) / significance);
    std::vector<std::size_t> ahead(players_);
    for (const Difference& pair : differences_) {
        if (log_wealth(pair.wins, 0, usual_ / 2, boldest) >= refuting) {
            ++ahead[pair.*seat];
        }
    }
    const auto found = std::ranges::find(ahead, players_ - 1);
    return found == ahead.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - ahead.begin()));
}

std::optional<std::size_t> Gap::best() const {
    return seat_ahead_of_all(&Difference::more);
}

std::optional<std::size_t> Gap::worst() const {
    return seat_ahead_of_all(&Difference::less);
}

double Gap::p_value() const {
    return std::min(1.0, std::exp(-evidence_above(0)));
}

Interval Gap::interval() const {
    // Where `function` changes its sign.
    const auto crossing = [](double low, double high, const auto& function) {
        const auto [left, right] = sign_change(low, high, function);
        return (left + right) / 2;
    };
    const auto above = [this](double bound) { return excess_above(bound); };
    const auto below = [this](double bound) { return excess_below(bound); };
    return {above(0) > 0 ? crossing(0, seen_, above) : 0,
            below(1) > 0 ? crossing(std::max(seen_, least_bound), 1, below) : 1};
}

} // namespace pampas::balance

#include "analysis/balance/change.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace pampas::balance {
namespace {

/// Usual stakes (`log_wealth`), weighted equally: the first suits changes after which deals have
/// little in common, the last those that matter in few deals. The best stake is the difference over
/// the variance.
constexpr std::array usual_stakes{0.15, 0.6, 2.4};

/// The wealth of bets that the mean lies above `mean`. No bet can lose everything. The wealth falls
/// as `mean` rises, because so does the factor 1 + s (y - mean) with the largest s.
double log_wealth_above(std::span<const Seen> values, double mean) {
    const double most = 0.95 / (1 + mean);
    std::array<Weighted, usual_stakes.size()> wealth{};
    for (std::size_t i = 0; i < wealth.size(); ++i) {
        wealth[i] = {log_wealth(values, mean, usual_stakes[i], most), 1.0 / usual_stakes.size()};
    }
    return log_mean(wealth);
}

/// The mean below which all means are rejected by this wealth; -1 if none are.
double low_end(std::span<const Seen> values, double seen, double log_refuting) {
    const auto excess = [&](double mean) { return log_wealth_above(values, mean) - log_refuting; };
    // At -1 no bet can lose, so the largest stake would be infinite.
    constexpr double least = -1 + 1e-6;
    if (seen <= least || excess(least) <= 0) {
        return -1;
    }
    return sign_change(least, seen, excess).low;
}

std::vector<Seen> negated(std::vector<Seen> values) {
    for (Seen& seen : values) {
        seen.value = -seen.value;
    }
    return values;
}

std::int64_t sum_of(std::span<const std::int32_t> points) {
    return std::accumulate(points.begin(), points.end(), std::int64_t{0});
}

double squared(double number) {
    return number * number;
}

} // namespace

Change::Change(int players, std::size_t games_per_deal)
    : games_per_deal_(games_per_deal),
      whole_deal_(whole_win * static_cast<std::int64_t>(games_per_deal)),
      seats_(static_cast<std::size_t>(players)) {
    for (Seat& seat : seats_) {
        seat.differences.resize(2 * static_cast<std::size_t>(whole_deal_) + 1);
    }
}

void Change::add(const DealResults& before, const DealResults& after, simulation::DealRange deals) {
    for (std::size_t deal = deals.first; deal < deals.end; ++deal) {
        const auto won_before = before.wins(deal);
        const auto won_after = after.wins(deal);
        for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
            const std::int64_t difference =
                std::int64_t{won_after[seat]} - std::int64_t{won_before[seat]};
            seats_[seat].before += won_before[seat];
            seats_[seat].after += won_after[seat];
            ++seats_[seat].differences[static_cast<std::size_t>(whole_deal_ + difference)];
        }
        add_leads(before.points(deal), after.points(deal));
        ++deals_;
    }
}

void Change::add_leads(std::span<const std::int32_t> before, std::span<const std::int32_t> after) {
    const auto players = static_cast<std::int64_t>(seats_.size());
    const std::int64_t all_before = sum_of(before);
    const std::int64_t all_after = sum_of(after);
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        const std::int64_t lead_before = players * before[seat] - all_before;
        const std::int64_t lead_after = players * after[seat] - all_after;
        seats_[seat].lead_before.add(lead_before);
        seats_[seat].lead_after.add(lead_after);
        seats_[seat].lead_gained.add(lead_after - lead_before);
    }
}

void Change::add(const Change& others) {
    deals_ += others.deals_;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        const Seat& other = others.seats_[seat];
        seats_[seat].before += other.before;
        seats_[seat].after += other.after;
        std::ranges::transform(seats_[seat].differences, other.differences,
                               seats_[seat].differences.begin(), std::plus());
        seats_[seat].lead_before.add(other.lead_before);
        seats_[seat].lead_after.add(other.lead_after);
        seats_[seat].lead_gained.add(other.lead_gained);
    }
}

std::vector<Seen> Change::values(const Seat& seat) const {
    std::vector<Seen> values;
    for (std::size_t i = 0; i < seat.differences.size(); ++i) {
        if (seat.differences[i] > 0) {
            const std::int64_t parts = static_cast<std::int64_t>(i) - whole_deal_;
            values.push_back({static_cast<double>(parts) / static_cast<double>(whole_deal_),
                              static_cast<double>(seat.differences[i])});
        }
    }
    return values;
}

std::vector<SeatChange> Change::seats() const {
    std::vector<SeatChange> result;
    result.reserve(seats_.size());
    for (const Seat& seat : seats_) {
        result.push_back({wins_of(seat), lead_of(seat)});
    }
    return result;
}

ChangedFigure Change::wins_of(const Seat& seat) const {
    constexpr double ends_a_chance = 40; // either end of an interval errs in 2.5 %
    const double log_refuting = std::log(ends_a_chance * static_cast<double>(seats_.size()));
    const double whole = static_cast<double>(whole_deal_) * static_cast<double>(deals_);
    ChangedFigure wins{.before = static_cast<double>(seat.before) / whole,
                       .after = static_cast<double>(seat.after) / whole};
    const std::vector<Seen> seen = values(seat);
    wins.interval = {low_end(seen, wins.difference(), log_refuting),
                     -low_end(negated(seen), -wins.difference(), log_refuting)};
    return wins;
}

std::optional<ChangedFigure> Change::lead_of(const Seat& seat) const {
    if (deals_ < least_for_lead) {
        return std::nullopt;
    }
    const double wrong = significance / static_cast<double>(seats_.size());
    const auto point = static_cast<double>(seats_.size() * games_per_deal_);
    // Later deals may differ before and after even if none has so far: count two more deals that
    // have nothing in common.
    const auto deals = static_cast<double>(deals_);
    const double unlike =
        squared(seat.lead_before.deviation()) + squared(seat.lead_after.deviation());
    const double variance = squared(seat.lead_gained.deviation()) + 2 * unlike / deals;
    const double half = half_width_at_any_time(std::sqrt(variance), deals, wrong) / point;
    ChangedFigure lead{.before = seat.lead_before.mean() / point,
                       .after = seat.lead_after.mean() / point};
    lead.interval = {lead.difference() - half, lead.difference() + half};
    return lead;
}

bool is_known_within(const std::vector<SeatChange>& seats, double width) {
    return std::ranges::all_of(seats, [width](const SeatChange& seat) {
        return seat.wins.interval.high - seat.wins.interval.low <= 2 * width;
    });
}

} // namespace pampas::balance

#include "analysis/balance/deal_tally.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace pampas::balance {

DealTally::DealTally(int players, std::size_t games_per_deal)
    : games_per_deal_(games_per_deal), all_points_(static_cast<std::size_t>(players)),
      wins_(static_cast<std::size_t>(players)), points_(static_cast<std::size_t>(players)) {}

void DealTally::end_game() {
    if (++games_begun_ == games_per_deal_) {
        add_deal(wins_, points_);
        games_begun_ = 0;
        std::ranges::fill(wins_, 0);
        std::ranges::fill(points_, 0);
    }
}

void DealTally::add_deal(const WinParts& wins, const std::vector<std::int64_t>& points) {
    ++deals_;
    ++all_wins_[wins];
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
        all_points_[seat].add(points[seat]);
    }
}

void DealTally::add(const DealTally& others) {
    assert(others.games_per_deal_ == games_per_deal_ && others.games_begun_ == 0);
    add_numbers(*this, others);
    for (const auto& [wins, times] : others.all_wins_) {
        all_wins_[wins] += times;
    }
}

std::vector<Seen> DealTally::values(const std::function<std::int64_t(const WinParts&)>& of) const {
    std::vector<std::pair<std::int64_t, std::int64_t>> all;
    all.reserve(all_wins_.size());
    for (const auto& [wins, times] : all_wins_) {
        all.emplace_back(of(wins), times);
    }
    std::ranges::sort(all);
    const double unit = static_cast<double>(whole_win) * static_cast<double>(games_per_deal_);
    std::vector<Seen> result;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i == 0 || all[i].first != all[i - 1].first) {
            result.push_back({static_cast<double>(all[i].first) / unit, 0});
        }
        result.back().times += static_cast<double>(all[i].second);
    }
    return result;
}

double DealTally::win_rate(std::size_t seat) const {
    double sum = 0;
    for (const auto [value, times] : values([seat](const WinParts& wins) { return wins[seat]; })) {
        sum += value * times;
    }
    return sum / static_cast<double>(deals_);
}

double DealTally::design_effect(std::size_t seat) const {
    const double rate = win_rate(seat);
    const double independent = rate * (1 - rate) / static_cast<double>(games_per_deal_);
    if (games_per_deal_ == 1 || independent <= 0) {
        return 1;
    }
    constexpr double added = 2;
    double squares = added * independent;
    for (const auto [value, times] : values([seat](const WinParts& wins) { return wins[seat]; })) {
        squares += times * (value - rate) * (value - rate);
    }
    return squares / (static_cast<double>(deals_) - 1 + added) / independent;
}

double DealTally::win_variance(std::size_t seat) const {
    const double rate = win_rate(seat);
    return rate * (1 - rate) / static_cast<double>(games()) * design_effect(seat);
}

Interval DealTally::win_interval(std::size_t seat) const {
    const double trials = static_cast<double>(games()) / design_effect(seat);
    return wilson(win_rate(seat) * trials, trials);
}

double DealTally::mean_design_effect() const {
    double sum = 0;
    for (std::size_t seat = 0; seat < players(); ++seat) {
        sum += design_effect(seat);
    }
    return sum / static_cast<double>(players());
}

double DealTally::mean_points(std::size_t seat) const {
    return all_points_[seat].mean() / static_cast<double>(games_per_deal_);
}

Interval DealTally::points_interval(std::size_t seat) const {
    const Interval of_deals = all_points_[seat].interval();
    const auto games = static_cast<double>(games_per_deal_);
    return {of_deals.low / games, of_deals.high / games};
}

namespace {

template <class Number>
void append(std::vector<Number>& numbers, const std::vector<Number>& next) {
    numbers.insert(numbers.end(), next.begin(), next.end());
}

} // namespace

DealResults::DealResults(int players, simulation::DealRange deals)
    : players_(static_cast<std::size_t>(players)), first_(std::min(deals.first, most_deals)),
      wins_((std::min(deals.end, most_deals) - first_) * players_), points_(wins_.size()) {}

simulation::DealRange DealResults::deals() const {
    return {first_, first_ + wins_.size() / players_};
}

void DealResults::add(std::size_t deal, const WinParts& wins,
                      std::span<const std::int64_t> points) {
    if (deal >= deals().end) {
        return;
    }
    const std::size_t at = (deal - first_) * players_;
    for (std::size_t seat = 0; seat < players_; ++seat) {
        wins_[at + seat] = static_cast<std::uint16_t>(wins_[at + seat] + wins[seat]);
        points_[at + seat] = static_cast<std::int32_t>(points_[at + seat] + points[seat]);
    }
}

void DealResults::cut(std::size_t end) {
    if (end < deals().end) {
        wins_.resize((std::max(end, first_) - first_) * players_);
        points_.resize(wins_.size());
    }
}

void DealResults::append(const DealResults& next) {
    assert(next.players_ == players_ && next.first_ == deals().end);
    balance::append(wins_, next.wins_);
    balance::append(points_, next.points_);
}

std::span<const std::uint16_t> DealResults::wins(std::size_t deal) const {
    return std::span(wins_).subspan((deal - first_) * players_, players_);
}

std::span<const std::int32_t> DealResults::points(std::size_t deal) const {
    return std::span(points_).subspan((deal - first_) * players_, players_);
}

} // namespace pampas::balance

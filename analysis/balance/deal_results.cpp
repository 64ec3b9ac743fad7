#include "analysis/balance/deal_results.h"

#include <algorithm>
#include <cassert>

namespace pampas::balance {
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

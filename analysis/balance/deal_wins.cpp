#include "analysis/balance/deal_wins.h"

#include <algorithm>
#include <cassert>

namespace pampas::balance {

DealWins::DealWins(int players, simulation::DealRange deals)
    : players_(static_cast<std::size_t>(players)), first_(std::min(deals.first, most_deals)),
      parts_((std::min(deals.end, most_deals) - first_) * players_) {}

simulation::DealRange DealWins::deals() const {
    return {first_, first_ + parts_.size() / players_};
}

void DealWins::add(std::size_t deal, const WinParts& wins) {
    if (deal >= deals().end) {
        return;
    }
    std::uint16_t* parts = &parts_[(deal - first_) * players_];
    for (const std::int64_t won : wins) {
        *parts = static_cast<std::uint16_t>(*parts + won);
        ++parts;
    }
}

void DealWins::cut(std::size_t end) {
    if (end < deals().end) {
        parts_.resize((std::max(end, first_) - first_) * players_);
    }
}

void DealWins::append(const DealWins& next) {
    assert(next.players_ == players_ && next.first_ == deals().end);
    parts_.insert(parts_.end(), next.parts_.begin(), next.parts_.end());
}

std::span<const std::uint16_t> DealWins::of(std::size_t deal) const {
    return std::span(parts_).subspan((deal - first_) * players_, players_);
}

} // namespace pampas::balance

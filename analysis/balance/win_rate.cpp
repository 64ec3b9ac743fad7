#include "analysis/balance/win_rate.h"

#include "analysis/balance/player_sums.h"

#include <algorithm>

namespace pampas::balance {

void WinRate::end_deal() {
    deals_ += deal_players_ > 0 ? 1 : 0;
    players_ += deal_players_;
    wins_ += deal_wins_;
    squared_players_ += deal_players_ * deal_players_;
    squared_wins_ += deal_wins_ * deal_wins_;
    products_ += deal_players_ * deal_wins_;
    deal_players_ = deal_wins_ = 0;
}

double WinRate::rate() const {
    return static_cast<double>(wins_) / static_cast<double>(whole_win * players_);
}

/// The variance of a ratio of sums over deals, relative to that of as many independent trials.
double WinRate::design_effect() const {
    constexpr double unit = whole_win;
    const auto deals = static_cast<double>(deals_);
    const double independent =
        rate() * (1 - rate()) * static_cast<double>(players_) / std::max(deals, 1.0);
    if (independent <= 0) {
        return 1;
    }
    const double squares = static_cast<double>(squared_wins_) / unit / unit -
                           2 * rate() * static_cast<double>(products_) / unit +
                           rate() * rate() * static_cast<double>(squared_players_);
    constexpr double added = 2;
    return (std::max(squares, 0.0) + added * independent) / (deals - 1 + added) / independent;
}

Interval WinRate::interval() const {
    const double trials = static_cast<double>(players_) / design_effect();
    return wilson(rate() * trials, trials);
}

} // namespace pampas::balance

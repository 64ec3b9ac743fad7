#include "analysis/balance/seat_tally.h"

#include <algorithm>
#include <functional>

namespace pampas::balance {

SeatTally::SeatTally(int players, std::size_t categories)
    : seats_(static_cast<std::size_t>(players)) {
    for (SeatFigures& seat : seats_) {
        seat.categories.resize(categories);
    }
}

void SeatTally::add(const SeatTally& others) {
    add_numbers(*this, numbers_of(others));
}

double SeatTally::wins(std::size_t seat) const {
    return static_cast<double>(seats_[seat].wins) / static_cast<double>(whole_win);
}

Interval SeatTally::win_interval(std::size_t seat, double design_effect) const {
    return wilson(wins(seat) / design_effect, static_cast<double>(games()) / design_effect);
}

ChiSquare SeatTally::fairness(double design_effect) const {
    std::vector<double> all;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        all.push_back(wins(seat) / design_effect);
    }
    return uniformity(all);
}

double SeatTally::category_mean(std::size_t seat, std::size_t category) const {
    return games() == 0 ? 0
                        : static_cast<double>(seats_[seat].categories[category]) /
                              static_cast<double>(games());
}

} // namespace pampas::balance

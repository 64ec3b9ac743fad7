#include "analysis/balance/seat_tally.h"

#include <algorithm>
#include <functional>

namespace pampas::balance {

void IncomeTally::see(const rules::State& state, const rules::Action& action,
                      const rules::Outcome& outcome) {
    if (action.kind == rules::ActionKind::PlayAnimal) {
        game_[static_cast<std::size_t>(state.seat())][Markets] += outcome.income;
    } else if (action.kind == rules::ActionKind::Harvest) {
        auto& figures = game_[static_cast<std::size_t>(state.seat())];
        figures[Harvests] += outcome.income;
        figures[ChipsTaken] += action.from == rules::no_cell ? 0 : 1;
    }
}

void IncomeTally::end(const WinParts& wins) {
    for (std::size_t seat = 0; seat < sums_.players(); ++seat) {
        const auto number = static_cast<int>(seat);
        sums_.count(number, wins[seat] > 0);
        for (std::size_t figure = 0; figure < figure_count; ++figure) {
            sums_.add(number, wins[seat] > 0, figure, game_[seat][figure]);
        }
    }
    game_ = {};
}

SeatTally::SeatTally(int players, std::size_t categories)
    : seats_(static_cast<std::size_t>(players)) {
    for (SeatFigures& seat : seats_) {
        seat.categories.resize(categories);
    }
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

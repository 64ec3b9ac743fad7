#include "analysis/balance/course_tally.h"

namespace pampas::balance {

CourseTally::CourseTally(int players)
    : players_(static_cast<std::size_t>(players)),
      points_(players, steps * rules::category_names.size()) {}

void CourseTally::see(const rules::State& state, const rules::Action& action) {
    if (action.kind == rules::ActionKind::EndTurn) { // turns go round from the first seat (R3.6)
        turns_.push_back(state.score(static_cast<int>(turns_.size() % players_)));
    }
}

void CourseTally::end(const WinParts& wins) {
    for (std::size_t seat = 0; seat < players_; ++seat) {
        end_seat(seat, wins[seat] > 0);
    }
    turns_.clear();
}

void CourseTally::end_seat(std::size_t seat, bool won) {
    const auto number = static_cast<int>(seat);
    points_.count(number, won);
    const std::size_t turns = (turns_.size() + players_ - 1 - seat) / players_;
    for (std::size_t step = 0; step < steps && turns > 0; ++step) {
        const std::size_t turn = ((step + 1) * turns + steps - 1) / steps - 1;
        const auto scores = turns_[turn * players_ + seat].categories();
        for (std::size_t category = 0; category < scores.size(); ++category) {
            points_.add(number, won, figure(step, category), scores[category]);
        }
    }
}

} // namespace pampas::balance

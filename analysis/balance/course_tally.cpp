#include "analysis/balance/course_tally.h"

#include <algorithm>
#include <optional>

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
    lead_changes_.add(count_lead_changes());
    turns_.clear();
}

std::int64_t CourseTally::count_lead_changes() const {
    std::int64_t changes = 0;
    std::optional<std::size_t> leader; // the last one who led alone
    for (std::size_t round = players_; round <= turns_.size(); round += players_) {
        std::vector<int> points;
        for (std::size_t turn = round - players_; turn < round; ++turn) {
            points.push_back(turns_[turn].total());
        }
        const auto most = std::ranges::max_element(points);
        if (std::ranges::count(points, *most) > 1) {
            continue;
        }
        const auto leads = static_cast<std::size_t>(most - points.begin());
        changes += leader && leader != leads ? 1 : 0;
        leader = leads;
    }
    return changes;
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

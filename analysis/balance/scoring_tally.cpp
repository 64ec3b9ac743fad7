#include "analysis/balance/scoring_tally.h"

#include "analysis/balance/player_sums.h"

#include <algorithm>
#include <optional>
#include <span>

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
    lead_changes_.add(lead_changes_in_game());
    turns_.clear();
}

// Calls `visit` with the points of all seats after each whole round of the game in progress.
void CourseTally::each_round(const auto& visit) const {
    std::array<int, rules::max_players> points{};
    for (std::size_t first = 0; first + players_ <= turns_.size(); first += players_) {
        for (std::size_t seat = 0; seat < players_; ++seat) {
            points[seat] = turns_[first + seat].total();
        }
        visit(std::span<const int>(points).first(players_));
    }
}

int CourseTally::lead_changes_in_game() const {
    int changes = 0;
    std::optional<std::size_t> leader; // the last sole leader
    each_round([&](std::span<const int> points) {
        const auto most = std::ranges::max_element(points);
        if (std::ranges::count(points, *most) > 1) {
            return;
        }
        const auto leads = static_cast<std::size_t>(most - points.begin());
        changes += leader && leader != leads ? 1 : 0;
        leader = leads;
    });
    return changes;
}

int CourseTally::most_behind_in_game(const WinParts& wins) const {
    int behind = 0;
    each_round([&](std::span<const int> points) {
        const int most = std::ranges::max(points);
        for (std::size_t seat = 0; seat < players_; ++seat) {
            behind = std::max(behind, wins[seat] > 0 ? most - points[seat] : 0);
        }
    });
    return behind;
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

namespace {

void count(PlayerSums& sums, const WinParts& wins) {
    for (std::size_t seat = 0; seat < sums.players(); ++seat) {
        sums.count(static_cast<int>(seat), wins[seat] > 0);
    }
}

void add_points(PlayerSums& sums, const rules::Scoring& scoring, const WinParts& wins) {
    for (std::size_t seat = 0; seat < sums.players(); ++seat) {
        const auto number = static_cast<int>(seat);
        const auto points = scoring.scores[seat].categories();
        for (std::size_t category = 0; category < points.size(); ++category) {
            sums.add(number, wins[seat] > 0, category, points[category]);
        }
    }
}

std::size_t range_of(int lead) {
    const auto& leads = ScoringTally::leads;
    const auto found =
        std::ranges::find_if(leads, [lead](const LeadRange& range) { return lead <= range.most; });
    return static_cast<std::size_t>(found - leads.begin());
}

} // namespace

ScoringTally::ScoringTally(int players)
    : players_(static_cast<std::size_t>(players)), interim_(players, rules::category_names.size()),
      final_(players, rules::category_names.size()) {}

void ScoringTally::end(const rules::State& state, const WinParts& wins) {
    const auto scorings = state.scorings();
    count(interim_, wins);
    count(final_, wins);
    add_points(final_, scorings.back(), wins);
    if (scorings.size() < 2) {
        return;
    }
    add_points(interim_, scorings.front(), wins);
    interim_rounds_.add(scorings.front().round);
    end_lead(scorings.front(), wins);
}

void ScoringTally::end_lead(const rules::Scoring& interim, const WinParts& wins) {
    std::array<int, rules::max_players> points{};
    for (std::size_t seat = 0; seat < players_; ++seat) {
        points[seat] = interim.scores[seat].total();
    }
    auto order = points;
    const auto end = order.begin() + static_cast<std::ptrdiff_t>(players_);
    std::partial_sort(order.begin(), order.begin() + 2, end, std::greater());
    const int lead = order[0] - order[1];
    for (std::size_t seat = 0; seat < players_; ++seat) {
        if (points[seat] == order[0]) {
            leaders_[range_of(lead)].count(wins[seat]);
            if (lead > 0) {
                sole_leaders_.count(wins[seat]);
            }
        }
    }
}

void ScoringTally::end_deal() {
    sole_leaders_.end_deal();
    for (WinRate& rate : leaders_) {
        rate.end_deal();
    }
}

} // namespace pampas::balance

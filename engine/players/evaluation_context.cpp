#include "engine/players/evaluation_context.h"

#include <cmath>

namespace pampas::players {
namespace {

using rules::Cell;

/// Animal cards that leave the stacks per turn, measured in games between planning players.
constexpr double cards_a_turn = 1.0;

/// The number of final rounds in which a lead matters, and the points of a clear lead.
constexpr double late_rounds = 8;
constexpr double safe_lead = 12;

} // namespace

EvaluationContext::EvaluationContext(const rules::State& state, int seat, const Judge& judge,
                                     MarketFieldCache& fields, const Ban& ban)
    : state_(&state), judge_(judge), seat_(seat), ban_(ban),
      markets_(state.position().board().markets().size()), field_(&fields.at(state.position())) {
    look_at_prices();
    look_at_time();
    look_at_markets();
    if (judge_.learned != nullptr) {
        turn_.emplace(*this);
    }
}

void EvaluationContext::look_at_prices() {
    const double step = std::pow(weights().nearness, 1.0 / parts);
    double left = 1;
    for (double& nearness : nearness_) {
        nearness = left;
        left *= step;
    }
    for (int cards = 0; cards < far_away; ++cards) {
        std::array<double, far_away + 1>& costs = tile_costs_[static_cast<std::size_t>(cards)];
        for (int tiles = 0; tiles < far_away; ++tiles) {
            costs[static_cast<std::size_t>(tiles)] =
                tiles + weights().missing_card * std::max(0, tiles - cards);
        }
        costs[far_away] = far_away;
    }
}

void EvaluationContext::look_at_time() {
    const auto& animals = state_->animals();
    const double a_round = cards_a_turn * state_->players();
    const auto supply = static_cast<double>(animals.supply().size());
    const auto all = supply + static_cast<double>(animals.set_aside().size());
    rounds_left_ = state_->stacks_out() == 2 ? 0 : all / a_round;
    const bool interim =
        rules().scoring == rules::ScoringMode::InterimAndFinal && state_->scorings().empty();
    rounds_to_interim_ = !interim ? -1 : state_->stacks_out() > 0 ? 0 : supply / a_round;
    scorings_ = scorings(0);
    const double late = std::max(0.0, 1 - rounds_left_ / late_rounds);
    tempo_ = weights().tempo * late * std::clamp(lead() / safe_lead, 0.0, 1.0);
}

/// The lead of the seat over the best opponent, in points, if the game ended now.
double EvaluationContext::lead() const {
    const auto standing = [this](int seat) {
        return state_->points(seat) + state_->score(seat).total();
    };
    int best = 0;
    for (int other = 0; other < state_->players(); ++other) {
        best = other == seat_ ? best : std::max(best, standing(other));
    }
    return standing(seat_) - best;
}

void EvaluationContext::look_at_markets() {
    const rules::Position& position = state_->position();
    if (weights().denial > 0) {
        denial_.resize(position.board().cells());
        for (int other = 0; other < state_->players(); ++other) {
            for (std::size_t market = 0; other != seat_ && market < markets_; ++market) {
                deny(other, market);
            }
        }
    }
    for (std::size_t market = 0; market < markets_; ++market) {
        if (!position.reaches(seat_, market) && ban_.market != market) {
            markets_to_reach_.push_back(market);
        }
    }
}

/// Adds what the opponent would lose on the sides of a market that the opponent's animals can reach
/// next; several sides share the value.
void EvaluationContext::deny(int opponent, std::size_t market) {
    const rules::Position& position = state_->position();
    const std::span<const Cell> sides = position.board().sides(market);
    if (position.reaches(opponent, market)) {
        return;
    }
    // Only empty cells are within reach.
    const auto is_threatened = [&](Cell side) { return position.any_herd_reaches(opponent, side); };
    const auto count = std::ranges::count_if(sides, is_threatened);
    const int points = position.holdings(opponent).markets + rules().market_points_first;
    for (const Cell side : sides) {
        if (is_threatened(side)) {
            denial_[side] += static_cast<float>(scorings_ * points / static_cast<double>(count));
        }
    }
}

} // namespace pampas::players

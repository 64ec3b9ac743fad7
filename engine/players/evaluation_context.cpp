#include "engine/players/evaluation_context.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>
#include <cmath>

namespace pampas::players {
namespace {

using rules::Cell;

/// Animal cards that leave the stacks in a player's turn, from games between planning players.
constexpr double cards_a_turn = 1.0;

/// So many rounds before the end a player begins to think of who is ahead; so many points ahead
/// are a clear lead.
constexpr double late_rounds = 8;
constexpr double safe_lead = 12;

/// Empty pampas beside a market.
using Sides = boost::container::static_vector<Cell, 6>;

} // namespace

EvaluationContext::EvaluationContext(const rules::State& state, int seat,
                                     const EvaluationWeights& weights)
    : state_(&state), weights_(&weights), seat_(seat),
      markets_(state.position().board().markets().size()), row_((markets_ + 7) / 8 * 8),
      steps_(state.position().board().cells() * row_, far) {
    const double step = std::pow(weights.nearness, 1.0 / parts);
    double left = 1;
    for (double& nearness : nearness_) {
        nearness = left;
        left *= step;
    }
    look_at_time();
    look_at_markets();
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
    const double late = std::max(0.0, 1 - rounds_left_ / late_rounds);
    tempo_ = weights_->tempo * late * std::clamp(lead() / safe_lead, 0.0, 1.0);
}

/// Points that the seat would have more than the best of the others if the game ended now.
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
    std::vector<Sides> sides(markets_);
    position.each_empty(map::Space::Pampas, [&](Cell cell) {
        for (const std::uint16_t market : position.board().markets_at(cell)) {
            sides[market].push_back(cell);
        }
    });
    if (weights_->denial > 0) {
        denial_.resize(position.board().cells());
        for (int other = 0; other < state_->players(); ++other) {
            for (std::size_t market = 0; other != seat_ && market < markets_; ++market) {
                deny(other, market, {sides[market].data(), sides[market].size()});
            }
        }
    }
    std::vector<Cell> reached; // made once: there are many markets
    for (std::size_t market = 0; market < markets_; ++market) {
        if (!position.reaches(seat_, market)) {
            markets_to_reach_.push_back(market);
            reached.assign(sides[market].begin(), sides[market].end());
            walk(market, reached);
        }
    }
}

/// An opponent loses the sides of markets that his animals can come to next: of several each is
/// worth its part.
void EvaluationContext::deny(int opponent, std::size_t market, std::span<const Cell> sides) {
    const rules::Position& position = state_->position();
    const auto is_threatened = [&](Cell side) { return position.any_herd_reaches(opponent, side); };
    const auto count = std::ranges::count_if(sides, is_threatened);
    if (count == 0 || position.reaches(opponent, market)) {
        return;
    }
    const int points = position.holdings(opponent).markets + rules().market_points_first;
    for (const Cell side : sides) {
        if (is_threatened(side)) {
            denial_[side] += static_cast<float>(scorings(0) * points / static_cast<double>(count));
        }
    }
}

void EvaluationContext::walk(std::size_t market, std::vector<Cell>& reached) {
    const rules::Position& position = state_->position();
    for (const Cell cell : reached) {
        steps_[cell * row_ + market] = 1;
    }
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const Cell cell = reached[next];
        const Steps steps = steps_[cell * row_ + market];
        if (steps + 1 >= far) {
            break;
        }
        for (const Cell near : position.board().neighbours(cell)) {
            Steps& there = steps_[near * row_ + market];
            if (there == far && position.is_empty(near) &&
                position.space(near) == map::Space::Pampas) {
                there = static_cast<Steps>(steps + 1);
                reached.push_back(near);
            }
        }
    }
}

} // namespace pampas::players

#include "analysis/review/chances.h"

#include "analysis/balance/win_rate.h"
#include "engine/players/learned_value.h"
#include "engine/players/planned_position.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pampas::review {
namespace {

using rules::State;

/// See `Outlook::round_due`. During its own turn, a seat uses up what it had due.
double round_due(const State& state, int seat) {
    const int players = state.players();
    const double left = static_cast<double>(state.actions_left()) / state.rules().actions_per_turn;
    if (seat == state.seat()) {
        return left * (players - 1) / players;
    }
    const int turns_until = (seat - state.seat() + players) % players;
    return (players - turns_until - left) / players;
}

Chances who_won(const State& state) {
    const balance::WinParts parts = balance::win_parts(state);
    Chances chances(parts.size());
    std::ranges::transform(parts, chances.begin(), [](std::int64_t part) {
        return static_cast<double>(part) / balance::whole_win;
    });
    return chances;
}

} // namespace

std::vector<Outlook> ChanceJudge::outlooks(const State& state) {
    const players::LearnedValue& value = players::LearnedValue::bundled();
    std::vector<Outlook> result;
    for (int seat = 0; seat < state.players(); ++seat) {
        const players::EvaluationContext context(state, seat, {players::balanced(), &value},
                                                 fields_);
        result.push_back({value.log_odds(players::PlannedPosition(context).features()),
                          round_due(state, seat), state.has_given_up(seat)});
    }
    return result;
}

Chances ChanceJudge::chances(const State& state) {
    if (state.over()) {
        return who_won(state);
    }
    Chances chances;
    for (const Outlook& seat : outlooks(state)) {
        const double worth = weight_of_odds(state.players()) *
                             (of_log_odds * seat.log_odds + of_round * seat.round_due);
        chances.push_back(seat.has_given_up ? 0 : std::exp(worth));
    }
    const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
    for (double& chance : chances) {
        chance /= sum;
    }
    return chances;
}

} // namespace pampas::review

#include "engine/players/search.h"

#include "engine/players/bot.h"
#include "engine/players/planned_position.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <limits>

namespace pampas::players {
namespace {

using Clock = std::chrono::steady_clock;

/// Beam options for finding the plans to compare by weights, and the maximum number of these.
constexpr BeamOptions for_plans{8, 3};
constexpr std::size_t most_plans = 8;

/// Beam options for the players of playouts. They play one round: their errors accumulate, and
/// after two or three rounds would hide the value of the plan.
constexpr BeamOptions for_playouts{1, 3};

/// The lead, in points, that wins three of four games.
constexpr double clear_lead = 16;

/// The value of a player's position between two turns, in points at the end.
double standing(const rules::State& state, int seat, const EvaluationWeights& weights,
                MarketFieldCache& fields) {
    const double to_come =
        state.over() ? 0 : PlannedPosition(EvaluationContext(state, seat, weights, fields)).worth();
    return state.points(seat) + to_come;
}

/// The seat's share of a win that is certain.
double won(const rules::State& state, int seat) {
    const std::vector<int> winners = state.winners();
    return static_cast<double>(std::ranges::count(winners, seat)) /
           static_cast<double>(winners.size());
}

/// The chance of the seat to win: as the learned value says or, without one, from its lead over the
/// best opponent.
double chance_to_win(const rules::State& state, int seat, const Judge& judge,
                     MarketFieldCache& fields) {
    if (judge.learned != nullptr) {
        return state.over()
                   ? won(state, seat)
                   : judge.learned->chance(
                         PlannedPosition(EvaluationContext(state, seat, judge, fields)).features());
    }
    const EvaluationWeights& weights = *judge.weights;
    double best = std::numeric_limits<double>::lowest();
    for (int other = 0; other < state.players(); ++other) {
        best = other == seat ? best : std::max(best, standing(state, other, weights, fields));
    }
    const double lead = standing(state, seat, weights, fields) - best;
    return 1 / (1 + std::pow(3.0, -lead / clear_lead));
}

/// A plan being compared.
struct Contender {
    Plan actions;
    double chances = 0; ///< sum over its playouts
};

/// Compares the plans of one turn.
class PlayoutSearch {
  public:
    PlayoutSearch(const rules::State& state, const Judge& judge, MarketFieldCache& fields,
                  chance::Stream& stream)
        : state_(state), judge_(judge), fields_(fields), stream_(stream), dealt_(state),
          playout_(state) {
        const EvaluationContext context(state, state.seat(), judge, fields);
        const BeamOptions& beam = judge.learned != nullptr ? for_learned : for_plans;
        for (RatedPlan& plan : best_plans(context, beam, most_plans)) {
            contenders_.push_back({std::move(plan.actions)});
        }
    }

    Plan best(const SearchBudget& budget) {
        const auto start = Clock::now();
        const auto halvings = static_cast<int>(std::bit_width(contenders_.size() - 1));
        for (int halving = 1; halving <= halvings; ++halving) {
            if (budget.turn) {
                play_until(start + share(*budget.turn) * halving / halvings);
            } else {
                play(budget.playouts / static_cast<std::size_t>(halvings));
            }
            drop_half();
        }
        return known_part(contenders_.front().actions, state_.actions_left());
    }

  private:
    /// The time for one plan. A turn is planned at most once per action, each time with fewer
    /// actions left.
    Clock::duration share(Clock::duration turn) const {
        const int actions = state_.rules().actions_per_turn;
        return turn * 2 * state_.actions_left() / (actions * (actions + 1));
    }

    void play_until(Clock::time_point end) {
        do {
            play_out_all();
        } while (Clock::now() < end);
    }

    void play(std::size_t playouts) {
        for (std::size_t played = 0; played < playouts; played += contenders_.size()) {
            play_out_all();
        }
    }

    void drop_half() {
        std::ranges::stable_sort(contenders_, std::ranges::greater(), &Contender::chances);
        contenders_.resize((contenders_.size() + 1) / 2);
    }

    void play_out_all() {
        dealt_ = state_;
        dealt_.redeal_unseen(state_.seat(), stream_);
        for (Contender& contender : contenders_) {
            contender.chances += play_out(contender.actions);
        }
    }

    double play_out(const Plan& actions) {
        playout_ = dealt_;
        carry_out(actions);
        playout_.apply(rules::Action::end_turn());
        for (int turns = state_.players(); turns > 0 && !playout_.over();) {
            const Plan plan = greedy_plan(playout_, judge_, fields_, for_playouts);
            carry_out(plan);
            turns -= plan.back() == rules::Action::end_turn() ? 1 : 0;
        }
        return chance_to_win(playout_, state_.seat(), judge_, fields_);
    }

    void carry_out(const Plan& actions) {
        for (const rules::Action& action : actions) {
            assert(playout_.allows(action));
            playout_.apply(action);
        }
    }

    const rules::State& state_;
    const Judge judge_;
    MarketFieldCache& fields_;
    chance::Stream& stream_;
    rules::State dealt_;
    rules::State playout_;
    std::vector<Contender> contenders_;
};

} // namespace

Bot search_bot() {
    return {"search",
            [](const rules::State& state, const BotOptions& options, MarketFieldCache& fields,
               chance::Stream& stream) {
                return search_plan(state, options.judge(), options.budget, fields, stream);
            },
            "search:",
            [](const std::string& judge) {
                BotOptions options;
                if (judge == learned_name) {
                    options.learned = &LearnedValue::bundled();
                } else {
                    options.weights = style_named(judge);
                }
                return options;
            },
            false,
            true};
}

Plan search_plan(const rules::State& state, const Judge& judge, const SearchBudget& budget,
                 MarketFieldCache& fields, chance::Stream& stream) {
    if (state.must_pass() || state.round() > last_round) {
        return {rules::Action::end_turn()};
    }
    return PlayoutSearch(state, judge, fields, stream).best(budget);
}

} // namespace pampas::players

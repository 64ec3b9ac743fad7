#include "engine/pigs/players/greedy.h"

#include "engine/pigs/players/worth.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace pampas::pigs {
namespace {

/// More than any card or edition allows, so that no imagined action ends a turn.
constexpr int many = 10'000;

/// A seat that carries out what is best for its farm, one action after the other.
class Farmer {
  public:
    /// `state` must have more actions than are carried out.
    Farmer(const State& state, const Style& style)
        : state_(state), style_(style), seat_(state.seat()), worth_(worth(state, seat_, style)) {}

    std::int64_t worth_now() const { return worth_; }

    /// Carries out the action that gains most, if it gains more than `least`.
    std::optional<Action> act(std::int64_t least) {
        std::optional<Action> best;
        std::int64_t most = worth_ + least;
        for (const Action& action : state_.legal_actions()) {
            if (action.kind == ActionKind::Done) {
                continue;
            }
            State after = state_;
            after.apply(action);
            if (const std::int64_t value = worth(after, seat_, style_); value > most) {
                most = value;
                best = action;
            }
        }
        if (best) {
            state_.apply(*best);
            worth_ = most;
        }
        return best;
    }

  private:
    State state_;
    const Style& style_;
    int seat_;
    std::int64_t worth_;
};

/// Vaccinates the largest pigs.
Plan vaccinations(const State& state) {
    Plan plan;
    const Farm& farm = state.farm(state.seat());
    int vaccines = farm.items[index(Item::Vaccine)];
    for (std::size_t size = sizes; size-- > 0;) {
        const int pigs = std::min<int>(vaccines, farm.pigs[0][size]);
        plan.insert(plan.end(), index(pigs), Action::of(ActionKind::Vaccinate, size));
        vaccines -= pigs;
    }
    return plan;
}

std::vector<std::int64_t> gains_by(const State& state, int seat, Task task, const Style& style) {
    const int most = state.card().limits[index(task)];
    const std::int64_t left = state.edition().compensation * parts_of_dollar;
    Farmer farmer(state.imagined(seat, task, many), style);
    const std::int64_t before = farmer.worth_now();
    std::vector<std::int64_t> gains{0};
    bool goes_on = true;
    while (static_cast<int>(gains.size()) <= most) {
        goes_on = goes_on && farmer.act(left);
        gains.push_back(goes_on ? farmer.worth_now() - before : gains.back() + left);
    }
    return gains;
}

/// What a task gains on average if each of `unknown` other players chooses any task; `known` ones
/// are known to choose this one. The weights are those of a binomial distribution, times a number
/// that is the same for all tasks.
std::int64_t expected_gain(const std::vector<std::int64_t>& gains, int known, int unknown) {
    const auto limit = static_cast<int>(gains.size()) - 1;
    std::int64_t sum = 0;
    std::int64_t ways = 1; // for `same` of them to choose this task
    for (int same = 0; same <= unknown; ++same) {
        std::int64_t weight = ways;
        for (int other = same; other < unknown; ++other) {
            weight *= std::int64_t{tasks} - 1;
        }
        sum += weight * gains[index(limit / (1 + known + same))];
        ways = ways * (unknown - same) / (same + 1);
    }
    return sum;
}

/// The number of other players who are known to have chosen each task, and of those who are not
/// known.
std::pair<std::array<int, tasks>, int> others(const State& state) {
    std::array<int, tasks> known{};
    int unknown = 0;
    for (int seat = 0; seat < state.players(); ++seat) {
        if (seat == state.seat()) {
            continue;
        }
        if (const auto choice = state.choice(seat)) {
            ++known[index(*choice)];
        } else {
            ++unknown;
        }
    }
    if (const auto neutral = state.neutral_choice()) {
        ++known[index(*neutral)];
    }
    return {known, unknown};
}

std::size_t best_task(const Gains& gains, const Style& style, const std::array<int, tasks>& known,
                      int unknown) {
    std::array<std::int64_t, tasks> values{};
    for (std::size_t task = 0; task < tasks; ++task) {
        values[task] = style.taste[task] * expected_gain(gains[task], known[task], unknown);
    }
    return static_cast<std::size_t>(std::ranges::max_element(values) - values.begin());
}

} // namespace

Gains gains_of(const State& state, int seat, const Style& style) {
    Gains gains;
    for (std::size_t task = 0; task < tasks; ++task) {
        gains[task] = gains_by(state, seat, static_cast<Task>(task), style);
    }
    return gains;
}

Plan best_actions(const State& state, const Style& style) {
    if (state.phase() == Phase::Vaccinate) {
        return vaccinations(state);
    }
    const std::int64_t left =
        state.phase() == Phase::Act ? state.edition().compensation * parts_of_dollar : 0;
    Farmer farmer(state.with_actions(many), style);
    Plan plan;
    for (int actions = state.actions_left(); actions > 0; --actions) {
        const auto action = farmer.act(left);
        plan.push_back(action.value_or(Action::done()));
        if (!action) {
            break;
        }
    }
    return plan;
}

Plan greedy_plan(const State& state, const Style& style) {
    if (state.phase() != Phase::Choose) {
        return best_actions(state, style);
    }
    const auto [known, unknown] = others(state);
    const std::size_t task = best_task(gains_of(state, state.seat(), style), style, known, unknown);
    Action choice = Action::of(ActionKind::Choose, task);
    if (state.neutral_holder() == state.seat()) {
        const int other = 1 - state.seat();
        const std::size_t theirs = best_task(gains_of(state, other, style), style, {}, 1);
        choice.neutral = static_cast<std::uint8_t>(1 + theirs);
    }
    return {choice};
}

} // namespace pampas::pigs

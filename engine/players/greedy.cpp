#include "engine/players/greedy.h"

#include "engine/players/bot.h"
#include "engine/players/candidates.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <numeric>
#include <optional>
#include <ranges>

namespace pampas::players {
namespace {

using rules::Action;
using rules::ActionKind;

/// Plans whose values differ by less than this end with the same board and hand.
constexpr double same = 1e-9;

bool buys_card(const Action& action) {
    return action.kind == ActionKind::BuyLand || action.kind == ActionKind::BuyAnimal;
}

/// A step of a plan, linked to the step before it.
struct Step {
    std::size_t before = 0;
    Action action = {};
    double worth = 0;
};

/// A position from which plans continue, and the step that led to it.
struct Line {
    PlannedPosition planned;
    std::shared_ptr<BestPlaces> places; ///< of the position's board
    std::size_t step = 0;
};

/// The best steps, all with different values.
class BestSteps {
  public:
    explicit BestSteps(std::size_t size) : size_(size) {}

    void add(const Step& step) {
        if (steps_.size() == size_ && step.worth <= steps_.back().worth) {
            return;
        }
        const bool known = std::ranges::any_of(
            steps_, [&](const Step& other) { return std::abs(other.worth - step.worth) < same; });
        if (known) {
            return;
        }
        if (steps_.size() == size_) {
            steps_.pop_back();
        }
        steps_.insert(std::ranges::upper_bound(steps_, step.worth, std::greater(), &Step::worth),
                      step);
    }
    const auto& steps() const { return steps_; }

  private:
    std::size_t size_;
    boost::container::small_vector<Step, 8> steps_;
};

/// Searches for the plans of a turn.
class Planner {
  public:
    Planner(const EvaluationContext& context, const BeamOptions& options) : options_(options) {
        const PlannedPosition planned(context);
        steps_.reserve(1 +
                       (static_cast<std::size_t>(planned.hand().actions_left()) + options.first) *
                           options.width);
        steps_.push_back({.worth = planned.worth()});
        lines_.push_back({planned, std::make_shared<BestPlaces>(planned.board())});
    }

    std::vector<RatedPlan> plans(std::size_t count) {
        while (!lines_.empty() && lines_.front().planned.hand().actions_left() > 0) {
            extend_lines();
        }
        std::vector<std::size_t> ends(steps_.size());
        std::iota(ends.begin(), ends.end(), 0);
        std::ranges::stable_sort(ends, std::ranges::greater(),
                                 [this](std::size_t step) { return steps_[step].worth; });
        std::vector<RatedPlan> plans;
        for (std::size_t rank = 0; rank < std::min(ends.size(), count); ++rank) {
            plans.push_back({actions_to(ends[rank]), steps_[ends[rank]].worth});
        }
        return plans;
    }

  private:
    Plan actions_to(std::size_t step) const {
        Plan actions;
        for (; step != 0; step = steps_[step].before) {
            actions.push_back(steps_[step].action);
        }
        std::ranges::reverse(actions);
        return actions;
    }

    /// Extends every line by an action. No line remains after the last action of the turn.
    void extend_lines() {
        const std::size_t times = steps_.size() == 1 ? options_.first : 1;
        const std::vector<Step> next = next_steps(times * options_.branching);
        BestSteps best(times * options_.width);
        for (const Step& step : next) {
            best.add(step);
        }
        if (times > 1) {
            find_weak(next);
        }
        std::vector<Line> longer;
        longer.reserve(best.steps().size());
        for (const Step& step : best.steps()) {
            const Line& line = lines_[step.before];
            if (line.planned.hand().actions_left() > 1) {
                longer.push_back(extended(line, step.action));
            }
            steps_.push_back({line.step, step.action, step.worth});
        }
        lines_ = std::move(longer);
    }

    /// The actions that may follow the lines.
    std::vector<Step> next_steps(std::size_t branching) {
        std::vector<Step> next;
        for (std::size_t number = 0; number < lines_.size(); ++number) {
            const Line& line = lines_[number];
            for (const Candidate& candidate :
                 candidates(line.planned, *line.places, waters(line.planned), branching)) {
                if (!is_weak(candidate.action)) {
                    next.push_back(
                        {number, candidate.action, line.planned.worth_after(candidate.action)});
                }
            }
        }
        return next;
    }

    /// Remembers which first actions are not among the best ones.
    void find_weak(std::vector<Step> first) {
        std::ranges::stable_sort(first, std::ranges::greater(), &Step::worth);
        for (const Step& step : first | std::views::drop(options_.width)) {
            weak_.push_back(step.action);
        }
    }
    bool is_weak(const Action& action) const {
        return std::ranges::find(weak_, action) != weak_.end();
    }

    /// The line after the step that is about to be added.
    Line extended(const Line& line, const Action& action) const {
        Line longer{line.planned, line.places, steps_.size()};
        longer.planned.apply(action);
        if (&longer.planned.board() != &line.planned.board()) {
            longer.places = std::make_shared<BestPlaces>(longer.planned.board());
        }
        return longer;
    }

    /// The water candidates, searched only when one can first be paid for: this takes as long as
    /// several plans.
    const std::vector<Candidate>& waters(const PlannedPosition& planned) {
        static const std::vector<Candidate> none;
        if (!planned.hand().may_buy_water()) {
            return none;
        }
        if (!waters_) {
            waters_ = water_candidates(planned);
        }
        return *waters_;
    }

    const BeamOptions options_;
    std::vector<Action> weak_; ///< first actions that are not tried again
    std::vector<Line> lines_;  ///< all with the same number of actions
    std::vector<Step> steps_;  ///< the first one is the beginning of the turn
    std::optional<std::vector<Candidate>> waters_;
};

} // namespace

std::vector<RatedPlan> best_plans(const EvaluationContext& context, const BeamOptions& options,
                                  std::size_t count) {
    return Planner(context, options).plans(count);
}

Plan known_part(const Plan& actions, int actions_left) {
    const auto bought = std::ranges::find_if(actions, buys_card);
    if (bought == actions.end()) {
        Plan whole = actions;
        whole.push_back(Action::end_turn());
        return whole;
    }
    Plan part(actions.begin(), bought + 1);
    if (part.size() == static_cast<std::size_t>(actions_left)) {
        part.push_back(Action::end_turn());
    }
    return part;
}

Bot greedy_bot() {
    return {"greedy",
            [](const rules::State& state, const BotOptions& options, MarketFieldCache& fields,
               chance::Stream&) {
                return greedy_plan(state, options.judge(), fields, options.beam, options.ban);
            },
            "", [](const std::string& style) { return BotOptions{style_named(style)}; }};
}

Plan greedy_plan(const rules::State& state, const Judge& judge, MarketFieldCache& fields,
                 const BeamOptions& options, const Ban& ban) {
    if (state.must_pass() || state.round() > last_round) {
        return {rules::Action::end_turn()};
    }
    const EvaluationContext context(state, state.seat(), judge, fields, ban);
    return known_part(best_plans(context, options, 1).front().actions, state.actions_left());
}

} // namespace pampas::players

#include "engine/players/planner.h"

#include "engine/players/candidates.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

namespace pampas::players {
namespace {

using rules::Action;
using rules::ActionKind;

/// What lies on the board and in the hand is worth the same however it came there.
constexpr double same = 1e-9;

bool buys_card(const Action& action) {
    return action.kind == ActionKind::BuyLand || action.kind == ActionKind::BuyAnimal;
}

/// A position that can be gone on with, and what led to it.
struct Line {
    PlannedPosition planned;
    Plan actions;
};

/// An action on top of a line.
struct Step {
    std::size_t line = 0;
    Action action;
    double worth = 0;
};

/// The best steps, each worth something else.
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

/// Searches the plans of one turn.
class Planner {
  public:
    Planner(const EvaluationContext& context, const BeamOptions& options)
        : options_(options), trial_(context), found_{{{}, trial_.worth()}} {
        lines_.push_back({trial_, {}});
    }

    std::vector<RatedPlan> plans(std::size_t count) {
        while (!lines_.empty() && lines_.front().planned.hand().actions_left() > 0) {
            go_on();
        }
        std::ranges::stable_sort(found_, std::ranges::greater(), &RatedPlan::worth);
        found_.resize(std::min(found_.size(), count));
        return std::move(found_);
    }

  private:
    /// Every line goes on by an action; no line is left when that was the last one of the turn.
    void go_on() {
        BestSteps best(options_.width);
        for (std::size_t number = 0; number < lines_.size(); ++number) {
            const PlannedPosition& planned = lines_[number].planned;
            for (const Candidate& candidate :
                 candidates(planned, waters(planned), options_.branching)) {
                best.add({number, candidate.action, worth_after(planned, candidate.action)});
            }
        }
        std::vector<Line> longer;
        longer.reserve(options_.width);
        for (const Step& step : best.steps()) {
            const Line& line = lines_[step.line];
            Plan actions = line.actions;
            actions.push_back(step.action);
            found_.push_back({actions, step.worth});
            if (line.planned.hand().actions_left() > 1) {
                longer.push_back({line.planned, std::move(actions)});
                longer.back().planned.apply(step.action);
            }
        }
        lines_ = std::move(longer);
    }

    double worth_after(const PlannedPosition& planned, const Action& action) {
        if (buys_card(action)) {
            return planned.worth_with_card(action);
        }
        trial_ = planned;
        trial_.apply(action);
        return trial_.worth();
    }

    /// Looked for when one can first be paid for: that costs as much as several plans.
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
    std::vector<Line> lines_; ///< equally long
    PlannedPosition trial_;   ///< kept, because assigning to it allocates nothing
    std::vector<RatedPlan> found_;
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

} // namespace pampas::players

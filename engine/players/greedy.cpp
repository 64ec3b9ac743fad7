#include "engine/players/greedy.h"

#include "engine/players/candidates.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>
#include <cmath>

namespace pampas::players {
namespace {

/// Drafts that are gone on with after each action, and actions that are tried from each.
constexpr std::size_t beam = 3;
constexpr std::size_t width = 9;

/// The last round in which a player still does something.
constexpr int last_round = 100;

/// What lies on the board and in the hand is worth the same however it came there.
constexpr double same = 1e-9;

/// A draft that can be gone on with, and the action that its plan begins with.
struct Plan {
    Draft draft;
    rules::Action first;
};

/// An action on top of a plan.
struct Step {
    std::size_t plan = 0;
    rules::Action action;
    double worth = 0;
};

/// The best steps, each worth something else.
class BestSteps {
  public:
    using Steps = boost::container::static_vector<Step, beam>;

    void add(const Step& step) {
        const auto place = std::ranges::find_if(
            steps_, [&](const Step& other) { return step.worth > other.worth; });
        const bool known = std::ranges::any_of(
            steps_, [&](const Step& other) { return std::abs(other.worth - step.worth) < same; });
        if (known || (place == steps_.end() && steps_.size() == beam)) {
            return;
        }
        if (steps_.size() == beam) {
            steps_.pop_back();
        }
        steps_.insert(place, step);
    }
    const Steps& steps() const { return steps_; }

  private:
    Steps steps_;
};

/// Searches the plans of one turn.
class Planner {
  public:
    explicit Planner(const Outlook& outlook)
        : start_(outlook), trial_(start_), waters_(water_candidates(start_)) {}

    rules::Action first_action() {
        std::vector<Plan> plans{{start_, rules::Action::end_turn()}};
        rules::Action best = rules::Action::end_turn();
        double worth = start_.worth();
        while (!plans.empty() && plans.front().draft.actions_left() > 0) {
            const auto steps = best_steps(plans);
            plans = carried_out(steps, plans);
            if (!steps.empty() && steps.front().worth > worth) {
                worth = steps.front().worth;
                best = plans.front().first;
            }
        }
        return best;
    }

  private:
    BestSteps::Steps best_steps(const std::vector<Plan>& plans) {
        BestSteps best;
        for (std::size_t number = 0; number < plans.size(); ++number) {
            const Draft& draft = plans[number].draft;
            for (const Candidate& candidate : candidates(draft, waters_, width)) {
                trial_ = draft;
                trial_.apply(candidate.action);
                best.add({number, candidate.action, trial_.worth()});
            }
        }
        return best.steps();
    }

    std::vector<Plan> carried_out(const BestSteps::Steps& steps, const std::vector<Plan>& plans) {
        std::vector<Plan> result;
        result.reserve(beam);
        for (const Step& step : steps) {
            Plan plan = plans[step.plan];
            const bool begins = plan.draft.actions_left() == start_.actions_left();
            plan.first = begins ? step.action : plan.first;
            plan.draft.apply(step.action);
            result.push_back(std::move(plan));
        }
        return result;
    }

    Draft start_;
    Draft trial_; ///< kept, because assigning to it allocates nothing
    std::vector<Candidate> waters_;
};

} // namespace

rules::Action greedy_action(const rules::State& state, const Style& style) {
    if (state.must_pass() || state.round() > last_round) {
        return rules::Action::end_turn();
    }
    const Outlook outlook(state, style);
    return Planner(outlook).first_action();
}

} // namespace pampas::players

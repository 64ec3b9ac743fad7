#include "analysis/repair/front.h"

#include <algorithm>
#include <tuple>

namespace pampas::repair {
namespace {

/// What a proposal is worth: less is better.
std::pair<double, double> worth(const Proposal& proposal) {
    return {proposal.distance, design::widest(proposal.fairnesses).gap};
}

/// The first that reaches the goal, or else the last.
std::optional<std::size_t> best_of(const std::vector<Proposal>& proposals, const RepairPlan& plan) {
    if (proposals.empty()) {
        return std::nullopt;
    }
    const auto reached = std::ranges::find_if(
        proposals, [&](const Proposal& one) { return reaches_goal(one, plan); });
    return std::min(proposals.size() - 1, static_cast<std::size_t>(reached - proposals.begin()));
}

} // namespace

bool reaches_goal(const Proposal& proposal, const RepairPlan& plan) {
    return plan.goal.kind == Goal::Kind::Gap
               ? design::widest(proposal.fairnesses).gap < plan.tolerance
               : proposal.distance <= 0;
}

Repair front(std::vector<Proposal> proposals, const map::Map& map, const RepairPlan& plan) {
    std::ranges::stable_sort(proposals, {}, [&](const Proposal& one) {
        return std::tuple(one.changes, one.variant != Variant{map}, worth(one));
    });
    Repair result;
    result.before = proposals.front();
    auto least = worth(result.before);
    for (Proposal& one : proposals) {
        if (worth(one) < least) {
            least = worth(one);
            result.proposals.push_back(std::move(one));
        }
    }
    result.best = best_of(result.proposals, plan);
    return result;
}

} // namespace pampas::repair

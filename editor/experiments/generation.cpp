#include "editor/experiments/generation.h"

namespace pampas::experiments {
namespace {

using generation::Found;
using simulation::RunControl;
using Unit = simulation::RunState::Unit;

Found searched(const generation::Request& request, std::size_t threads, const RunControl& control) {
    control.begin(Unit::Maps, generation::usual_effort(request));
    return generation::search(request, threads, control);
}

Found searched_fair(const GenerationPlan& plan, const RunControl& control) {
    generation::FairPlan fair_plan = *plan.fair;
    fair_plan.trial.experiment.dealing.seed = plan.request.seed;
    fair_plan.trial.experiment.threads = plan.threads;
    generation::Request many = plan.request;
    many.count = generation::maps_to_begin_with(plan.request);
    Found found = searched(many, plan.threads, control.until(simulation::End::Search));
    if (found.maps.empty()) {
        return found;
    }
    control.begin(Unit::Games, generation::most_games(plan.request, fair_plan, found.maps.size()));
    Found fair = generation::made_fair(plan.request, std::move(found.maps), fair_plan, control);
    fair.judged += found.judged;
    fair.is_cut = fair.is_cut || found.is_cut;
    if (fair.maps.size() < plan.request.count) {
        fair.closest = std::move(found.closest);
    }
    return fair;
}

} // namespace

Found generate(const GenerationPlan& plan, const RunControl& control) {
    return plan.fair ? searched_fair(plan, control) : searched(plan.request, plan.threads, control);
}

} // namespace pampas::experiments

#include "editor/experiments/generation.h"

namespace pampas::experiments {
namespace {

using generation::Found;
using Phase = GenerationListener::Phase;

void tell(const GenerationListener& listener, Phase phase, std::size_t most) {
    if (listener.begins) {
        listener.begins(phase, most);
    }
}

Found searched(const generation::Request& request, std::size_t threads,
               const GenerationListener& listener, const std::stop_token& stop) {
    tell(listener, Phase::Maps, generation::usual_effort(request));
    generation::SearchControl control{.threads = threads, .run = listener.run};
    control.run.stop = stop;
    return generation::search(request, control);
}

Found searched_fair(const GenerationPlan& plan, const GenerationListener& listener) {
    generation::FairPlan fair_plan = *plan.fair;
    fair_plan.trial.experiment.dealing.seed = plan.request.seed;
    fair_plan.trial.experiment.threads = plan.threads;
    generation::Request many = plan.request;
    many.count = generation::maps_to_begin_with(plan.request);
    Found found = searched(many, plan.threads, listener, listener.enough);
    if (found.maps.empty()) {
        return found;
    }
    tell(listener, Phase::Games,
         generation::most_games(plan.request, fair_plan, found.maps.size()));
    Found fair = generation::made_fair(
        plan.request, std::move(found.maps), fair_plan,
        {.run = listener.run, .enough = listener.enough, .reached = listener.reached});
    fair.judged += found.judged;
    fair.is_cut = fair.is_cut || found.is_cut;
    if (fair.maps.size() < plan.request.count) {
        fair.closest = std::move(found.closest);
    }
    return fair;
}

} // namespace

Found generate(const GenerationPlan& plan, const GenerationListener& listener) {
    return plan.fair ? searched_fair(plan, listener)
                     : searched(plan.request, plan.threads, listener, listener.run.stop);
}

} // namespace pampas::experiments

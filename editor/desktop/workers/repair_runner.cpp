#include "editor/desktop/workers/repair_runner.h"

namespace pampas::desktop {
namespace {

void search_repairs(const RepairRequest& request, RepairRunner::Run& run) {
    repair::RepairPlan plan = request.plan;
    if (request.keep_symmetry) {
        plan.limits.symmetries = repair::whole_symmetries(request.map);
    }
    run.progress.most = repair::most_games(plan);
    repair::RepairListener listener{.run = run.control(), .enough = request.enough};
    listener.reached = [&run](std::size_t changes, double gap) {
        run.progress.reached = {changes, gap};
        run.tell();
    };
    run.progress.report = std::make_shared<const report::RepairReport>(
        report::RepairReport{request.map.details().name, plan,
                             repair::repair(request.map, request.rules, plan, listener)});
}

} // namespace

RepairRunner::RepairRunner(Listener listener) : GamesRunner(search_repairs, std::move(listener)) {}

} // namespace pampas::desktop

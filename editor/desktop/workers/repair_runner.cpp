#include "editor/desktop/workers/repair_runner.h"

namespace pampas::desktop {
namespace {

void search_repairs(const RepairRequest& request, RepairRunner::Run& run) {
    run.progress.most = repair::most_games(request.plan);
    repair::RepairListener listener{.run = run.control(), .enough = request.enough};
    listener.reached = [&run](std::size_t changes, double gap) {
        run.progress.reached = {changes, gap};
        run.tell();
    };
    run.progress.report = std::make_shared<const report::RepairReport>(
        report::RepairReport{request.map.details().name, request.plan,
                             repair::repair(request.map, request.rules, request.plan, listener)});
}

} // namespace

RepairRunner::RepairRunner(Listener listener) : GamesRunner(search_repairs, std::move(listener)) {}

} // namespace pampas::desktop

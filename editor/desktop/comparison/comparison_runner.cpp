#include "editor/desktop/comparison/comparison_runner.h"

namespace pampas::desktop {
namespace {

void compare(const experiments::ComparisonRequest& request, ComparisonRunner::Run& run) {
    run.progress.most = games_on_each(request);
    run.progress.comparison =
        std::make_shared<const report::MapComparison>(experiments::compare(request, run.control()));
}

} // namespace

ComparisonRunner::ComparisonRunner(Listener listener) : GamesRunner(compare, std::move(listener)) {}

} // namespace pampas::desktop

#include "editor/desktop/workers/simulation_runner.h"

#include "engine/players/lineup.h"

namespace pampas::desktop {
namespace {

void play_series(const SimulationRequest& request, SimulationRunner::Run& run) {
    const rules::Game game(*request.map, rules::ruleset_named(request.ruleset), request.players);
    balance::SeriesPlan plan = request.plan;
    plan.experiment.bots = players::Lineup(plan.experiment.bots, request.players).names();
    run.progress.most = balance::most_games(plan, request.players);
    const auto count = [&](const balance::Series& series) {
        run.progress.summary =
            std::make_shared<const report::GamesSummary>(report::summary_of(game, plan, series));
    };
    Pace pace;
    const auto tell_tally = [&](const balance::BoardTally& tally) {
        if (pace.is_due()) {
            count({.tally = tally, .interrupted = true}); // should it end now, it is
            run.tell();
            pace.told();
        }
    };
    count(balance::play_series(game, plan, {.run = run.control(), .tally = tell_tally}));
}

} // namespace

SimulationRunner::SimulationRunner(Listener listener)
    : GamesRunner(play_series, std::move(listener)) {}

} // namespace pampas::desktop

#include "editor/desktop/experiments/experiment_runner.h"

namespace pampas::desktop {
namespace {

void play_experiment(const Experiment& experiment, ExperimentRunner::Run& run) {
    run.progress.most = experiment.games;
    run.progress.tell = experiment.play({.run = run.control(), .spared = [&run](std::size_t games) {
                                             run.progress.most -= games;
                                         }});
}

} // namespace

ExperimentRunner::ExperimentRunner(Listener listener)
    : GamesRunner(play_experiment, std::move(listener)) {}

} // namespace pampas::desktop

#pragma once

#include "editor/desktop/experiments/experiment.h"
#include "editor/desktop/workers/games_runner.h"

namespace pampas::desktop {

/// How far an experiment has come.
struct ExperimentProgress : RunProgress {
    Experiment::Tell tell = {}; ///< when it is over without an error
};

/// Carries out experiments.
class ExperimentRunner : public GamesRunner<Experiment, ExperimentProgress> {
  public:
    explicit ExperimentRunner(Listener listener);
};

} // namespace pampas::desktop

#pragma once

#include "editor/desktop/experiments/experiment.h"
#include "editor/desktop/workers/background_worker.h"

#include <chrono>

namespace pampas::desktop {

/// How far an experiment has come.
struct ExperimentProgress {
    std::size_t request = 0; ///< as `ExperimentRunner::begin` numbered it
    std::size_t played = 0;  ///< games
    std::size_t most = 0;    ///< of them that are played if it takes so many
    std::chrono::duration<double> passed{};
    bool over = false;
    std::string error = {};     ///< why it cannot be done; else empty
    Experiment::Tell tell = {}; ///< when it is over without an error
};

/// Carries out experiments on threads of their own, one at a time.
class ExperimentRunner {
  public:
    using Listener = std::function<void(const ExperimentProgress&)>;

    /// `listener` is told several times a second how far the games have come, and of their end.
    explicit ExperimentRunner(Listener listener);

    /// Begins with an experiment in place of the one at hand. Returns its number.
    std::size_t begin(Experiment experiment);
    /// Lets no other games begin; what was played is told when those have ended that have begun.
    void stop();
    /// Ends the games at once; the listener is told no more of them than what is under way to it.
    void abandon();

  private:
    struct StoppableExperiment {
        Experiment experiment;
        std::stop_token stop; ///< lets no other games begin
    };

    /// Says why when the experiment fails.
    void carry_out(std::size_t number, const StoppableExperiment& request,
                   const std::stop_token& abandon);
    void play(std::size_t number, const StoppableExperiment& request,
              const std::stop_token& abandon);

    std::stop_source stop_; ///< of the last experiment
    BackgroundWorker<StoppableExperiment, ExperimentProgress> worker_;
};

} // namespace pampas::desktop

#include "editor/desktop/experiments/experiment_runner.h"

#include "editor/desktop/workers/give_way.h"

#include <exception>

namespace pampas::desktop {
namespace {

using Clock = std::chrono::steady_clock;

/// Counts the games of an experiment, and says when it is time to tell of them.
class GamesCount {
  public:
    GamesCount(std::size_t number, std::size_t most) {
        progress_.request = number;
        progress_.most = most;
    }

    void add(std::size_t games) { progress_.played += games; }
    void spare(std::size_t games) { progress_.most -= games; }
    bool is_due() const {
        constexpr std::chrono::milliseconds pause{150}; // figures that change faster cannot be read
        return Clock::now() - told_ > pause;
    }
    const ExperimentProgress& progress() {
        told_ = Clock::now();
        progress_.passed = told_ - start_;
        return progress_;
    }

  private:
    ExperimentProgress progress_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point told_;
};

} // namespace

ExperimentRunner::ExperimentRunner(Listener listener)
    : worker_([this](std::size_t number, const StoppableExperiment& request,
                     const std::stop_token& abandon) { carry_out(number, request, abandon); },
              std::move(listener)) {}

std::size_t ExperimentRunner::begin(Experiment experiment) {
    stop_ = {};
    return worker_.ask({std::move(experiment), stop_.get_token()});
}

void ExperimentRunner::stop() {
    stop_.request_stop();
}

void ExperimentRunner::abandon() {
    worker_.cancel();
}

void ExperimentRunner::carry_out(std::size_t number, const StoppableExperiment& request,
                                 const std::stop_token& abandon) {
    give_way();
    try {
        play(number, request, abandon);
    } catch (const std::exception& error) {
        if (!abandon.stop_requested()) {
            worker_.send({.request = number, .over = true, .error = error.what()});
        }
    }
}

void ExperimentRunner::play(std::size_t number, const StoppableExperiment& request,
                            const std::stop_token& abandon) {
    GamesCount count(number, request.experiment.games);
    const auto tell_played = [&](std::size_t games) {
        count.add(games);
        if (count.is_due()) {
            worker_.send(count.progress());
        }
    };
    const experiments::TablesControl control{
        .run = {request.stop, tell_played, abandon},
        .spared = [&count](std::size_t games) { count.spare(games); }};
    Experiment::Tell tell = request.experiment.play(control);
    ExperimentProgress end = count.progress();
    end.over = true;
    end.tell = std::move(tell);
    worker_.send(std::move(end));
}

} // namespace pampas::desktop

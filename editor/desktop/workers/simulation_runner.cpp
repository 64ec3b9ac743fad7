#include "editor/desktop/workers/simulation_runner.h"

#include "editor/desktop/workers/give_way.h"
#include "engine/players/lineup.h"

#include <chrono>
#include <exception>
#include <functional>

namespace pampas::desktop {
namespace {

using Clock = std::chrono::steady_clock;

/// From one message to the next: figures that change faster cannot be read.
constexpr std::chrono::milliseconds pause{150};

/// Tells the window how the games of one request go.
class Reporter {
  public:
    using Send = std::function<void(const SimulationProgress&)>;

    Reporter(Send send, std::size_t number, const rules::Game& game,
             const balance::SeriesPlan& plan)
        : send_(std::move(send)), game_(game), plan_(plan) {
        progress_.request = number;
        progress_.most = balance::most_games(plan, game.players());
    }

    void tell_played(std::size_t games) {
        progress_.played += games;
        if (Clock::now() - told_ > pause) {
            tell();
        }
    }
    /// What was played so far counts as interrupted: should it end now, it is.
    void tell_tally(const balance::BoardTally& tally) {
        if (Clock::now() - counted_ > pause) {
            count({.tally = tally, .interrupted = true});
            tell();
            counted_ = Clock::now();
        }
    }
    void tell_end(const balance::Series& series) {
        count(series);
        progress_.over = true;
        tell();
    }

  private:
    void count(const balance::Series& series) {
        progress_.summary =
            std::make_shared<const report::GamesSummary>(report::summary_of(game_, plan_, series));
    }
    void tell() {
        told_ = Clock::now();
        const std::chrono::duration<double> passed = told_ - start_;
        progress_.games_a_second = static_cast<double>(progress_.played) / passed.count();
        send_(progress_);
    }

    Send send_;
    const rules::Game& game_;
    const balance::SeriesPlan& plan_;
    SimulationProgress progress_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point told_;
    Clock::time_point counted_;
};

} // namespace

SimulationRunner::SimulationRunner(Listener listener)
    : worker_([this](std::size_t number, const StoppableRequest& request,
                     const std::stop_token& abandon) { carry_out(number, request, abandon); },
              std::move(listener)) {}

std::size_t SimulationRunner::play(SimulationRequest request) {
    stop_ = {};
    return worker_.ask({std::move(request), stop_.get_token()});
}

void SimulationRunner::stop() {
    stop_.request_stop();
}

void SimulationRunner::abandon() {
    worker_.cancel();
}

void SimulationRunner::carry_out(std::size_t number, const StoppableRequest& request,
                                 const std::stop_token& abandon) {
    give_way();
    try {
        play_games(number, request, abandon);
    } catch (const std::exception& error) {
        if (!abandon.stop_requested()) {
            worker_.send(
                {.request = number, .summary = nullptr, .over = true, .error = error.what()});
        }
    }
}

void SimulationRunner::play_games(std::size_t number, const StoppableRequest& request,
                                  const std::stop_token& abandon) {
    const auto& [map, ruleset, players, asked] = request.games;
    const rules::Game game(*map, rules::ruleset_named(ruleset), players);
    balance::SeriesPlan plan = asked;
    plan.experiment.bots = players::Lineup(plan.experiment.bots, players).names();
    const auto send = [this](const SimulationProgress& progress) { worker_.send(progress); };
    Reporter reporter(send, number, game, plan);
    const balance::SeriesControl control{
        .run = {request.stop, [&](std::size_t games) { reporter.tell_played(games); }, abandon},
        .tally = [&](const balance::BoardTally& tally) { reporter.tell_tally(tally); }};
    reporter.tell_end(balance::play_series(game, plan, control));
}

} // namespace pampas::desktop

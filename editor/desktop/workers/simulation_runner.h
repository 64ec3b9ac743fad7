#pragma once

#include "analysis/balance/series.h"
#include "analysis/report/games/summary.h"
#include "editor/desktop/workers/background_worker.h"
#include "engine/map/map.h"

#include <memory>
#include <string>

namespace pampas::desktop {

/// Games somebody wants to be played.
struct SimulationRequest {
    std::shared_ptr<const map::Map> map;
    std::string ruleset; ///< its name
    int players = 2;
    balance::SeriesPlan plan;
};

/// How far the games of a request have come.
struct SimulationProgress {
    std::size_t request = 0; ///< as `SimulationRunner::play` numbered it
    std::size_t played = 0;  ///< games
    std::size_t most = 0;    ///< games that are played if it takes so many
    double games_a_second = 0;
    /// Of the games so far; none before the first.
    std::shared_ptr<const report::GamesSummary> summary;
    bool over = false;
    std::string error; ///< why they cannot be played; else empty
};

/// Has games played on threads of their own, those of one request at a time.
class SimulationRunner {
  public:
    using Listener = std::function<void(const SimulationProgress&)>;

    /// `listener` is told several times a second how far the games have come, and of their end.
    explicit SimulationRunner(Listener listener);

    /// Has games played in place of those that are being played. Returns the number of the request.
    std::size_t play(SimulationRequest request);
    /// Lets no other games begin; the listener is told the end when those have ended that have
    /// begun.
    void stop();
    /// Ends the games at once; the listener is told no more of them than what is under way to it.
    void abandon();

  private:
    struct StoppableRequest {
        SimulationRequest games;
        std::stop_token stop; ///< lets no other games begin
    };

    /// Says why when the games cannot be played.
    void carry_out(std::size_t number, const StoppableRequest& request,
                   const std::stop_token& abandon);
    void play_games(std::size_t number, const StoppableRequest& request,
                    const std::stop_token& abandon);

    std::stop_source stop_; ///< of the last request
    BackgroundWorker<StoppableRequest, SimulationProgress> worker_;
};

} // namespace pampas::desktop

#pragma once

#include "analysis/report/comparison/comparison.h"
#include "editor/desktop/workers/background_worker.h"
#include "engine/map/map.h"

#include <array>
#include <memory>
#include <string>

namespace pampas::desktop {

/// The same games somebody wants to be played on two maps, each by its own rules.
struct ComparisonRequest {
    std::array<std::shared_ptr<const map::Map>, 2> maps;
    int players = 2;
    std::string bot;       ///< on all seats
    std::size_t games = 0; ///< on each map, or a few more: deals go round
    std::uint64_t seed = 1;
};

/// How far these have come.
struct ComparisonProgress {
    std::size_t request = 0; ///< as `ComparisonRunner::play` numbered it
    std::size_t played = 0;  ///< games on each map
    std::size_t most = 0;
    /// What they came to, without the figures of the boards; none before they are over.
    std::shared_ptr<const report::MapComparison> comparison;
    std::string error; ///< why they cannot be played; else empty

    bool over() const { return comparison != nullptr || !error.empty(); }
};

/// The rules a map is played by: those it names, else the usual ones. Throws `InputError` when
/// there are none of that name.
rules::Ruleset rules_of(const map::Map& map);

/// Has games played on two maps, on threads of their own.
class ComparisonRunner {
  public:
    using Listener = std::function<void(const ComparisonProgress&)>;

    /// `listener` is told several times a second how far the games have come, and of their end.
    explicit ComparisonRunner(Listener listener);

    /// Has games played in place of those that are being played. Returns the number of the request.
    std::size_t play(ComparisonRequest request);
    /// Lets no other deals begin; the listener is told what those come to that have ended.
    void stop();
    /// Ends the games; the listener is told no more of them than what is under way to it.
    void abandon();

  private:
    struct StoppableRequest {
        ComparisonRequest games;
        std::stop_token stop; ///< lets no other deals begin
    };

    void carry_out(std::size_t number, const StoppableRequest& request,
                   const std::stop_token& abandon);
    void play_games(std::size_t number, const StoppableRequest& request,
                    const std::stop_token& abandon);

    std::stop_source stop_; ///< of the last request
    BackgroundWorker<StoppableRequest, ComparisonProgress> worker_;
};

} // namespace pampas::desktop

#pragma once

#include "engine/simulation/run.h"
#include "engine/simulation/run_control.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <functional>

namespace pampas::balance {

/// Deals to play and how often to check the goals. Checks come at fixed deal numbers, so the end of
/// a series does not depend on threads.
struct SeriesSteps {
    std::size_t deals = 0; ///< maximum number of deals
    std::size_t look = 0;  ///< deals between two checks; equals `deals` without a goal

    /// Parts of a split series must begin at multiples of this: at a check, or at any deal without
    /// a goal.
    std::size_t cut() const { return look == deals ? 1 : look; }
};

/// Games of one kind, played step by step. `Played` has `end`, one past the last deal played, and
/// `append`, which adds the deals that follow directly.
template <class Played>
struct SteppedGames {
    std::function<Played(simulation::DealRange)> play;
    std::function<bool(const Played&)> is_settled; ///< called at checks
    /// If given, called with all games so far, several times a second with fast games.
    std::function<void(const Played&)> tally = {};
    std::function<bool()> goes_on = {}; ///< if given: whether to continue although it is settled
    std::size_t threads = 1;

    /// Plays until all deals are played or the games are settled. Returns whether `play` was
    /// stopped early.
    bool play_all(Played& played, const SeriesSteps& steps) const {
        constexpr double seconds_between_reports = 0.15;
        simulation::Pace pace(seconds_between_reports);
        bool is_interrupted = false;
        while (!is_interrupted && played.end < steps.deals && must_go_on(played, steps)) {
            const auto start = std::chrono::steady_clock::now();
            const std::size_t before = played.end;
            const std::size_t look = (before / steps.look + 1) * steps.look;
            const std::size_t report = tally ? before + pace.deals(threads) : look;
            const std::size_t end = std::min({steps.deals, look, report});
            played.append(play({before, end}));
            is_interrupted = played.end < end;
            if (tally) {
                tally(played);
            }
            pace.took(played.end - before, std::chrono::steady_clock::now() - start);
        }
        return is_interrupted;
    }

  private:
    bool must_go_on(const Played& played, const SeriesSteps& steps) const {
        return played.end % steps.look != 0 || !is_settled(played) || (goes_on && goes_on());
    }
};

} // namespace pampas::balance

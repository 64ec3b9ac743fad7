#pragma once

#include "analysis/balance/board_tally.h"
#include "analysis/balance/deal_tally.h"
#include "analysis/balance/experiment.h"
#include "engine/simulation/record.h"
#include "engine/simulation/run.h"

#include <functional>
#include <memory>
#include <optional>

namespace pampas::balance {

/// Which games to play, and what they should find out.
struct SeriesPlan {
    static constexpr Bounded<std::size_t> games_bounds{1, 1'000'000'000, 1000};
    /// As many as a verdict can need.
    static constexpr std::size_t games_for_verdict = 20'000;
    static constexpr Bounded<double> ci_bounds{0.0001, 0.5};

    Experiment experiment;
    /// How many games at most, rounded up to whole deals; if none is given as many as the goals can
    /// need, and the usual number without a goal.
    std::optional<std::size_t> games = {};
    /// Goals: to know every seat's share of wins to this much on either side; to know the verdict
    /// of this tolerance.
    std::optional<double> until_ci = {};
    bool until_verdict = false;
    double tolerance = tolerance_bounds.usual;
};

/// The most games that a plan for so many players lets be played, in whole deals.
std::size_t most_games(const SeriesPlan& plan, int players);

/// Some deals that were played.
struct PlayedRange {
    /// None of them yet.
    PlayedRange(const rules::Game& game, simulation::Pairing pairing,
                simulation::DealRange deals = {})
        : tally(game, pairing), results(game.players(), deals), end(deals.first) {}

    /// Adds the deals that come next.
    void append(const PlayedRange& next);

    BoardTally tally;
    DealResults results;
    std::size_t end; ///< one past the number of the last; sooner than asked for when stopped
};

/// Who looks at a series while it is played. The functions are called on the thread that plays the
/// series.
struct SeriesObserver {
    /// Called with all games so far: several times a second where games are fast, otherwise after
    /// every few games.
    std::function<void(const PlayedRange&)> tally = {};
    /// Deals of the same plan, from the first on, that were played before; they are among all.
    std::shared_ptr<const PlayedRange> begun = {};
    /// Asked when the goals are reached: whether to go on all the same.
    std::function<bool()> goes_on = {};
};

/// How the deals of a plan are gone through: whether its goals are reached is looked at after so
/// many, so that where a series ends does not depend on threads or on who plays.
struct SeriesSteps {
    std::size_t deals = 0; ///< at most
    std::size_t look = 0;  ///< from one look to the next; all of them when there is no goal

    /// What is played in parts is cut at multiples of this: at looks, without a goal anywhere.
    std::size_t cut() const { return look == deals ? 1 : look; }
};

SeriesSteps steps_of(const SeriesPlan& plan, int players);

/// Whether the plan has a goal, and it is reached with these games.
bool is_settled(const SeriesPlan& plan, const BoardTally& tally);

/// Plays some deals of a plan, whatever its goals. Tallies of ranges that meet add up to that of
/// both in one. Throws what `play_series` does.
PlayedRange play_some(const rules::Game& game, const SeriesPlan& plan, simulation::DealRange deals,
                      const simulation::RunControl& control = {},
                      simulation::RecordFile* file = nullptr);

/// Games that were played.
struct Series {
    BoardTally tally;
    bool interrupted = false; ///< fewer games than planned, because it was stopped
    double seconds = 0;
};

/// Plays games until as many are played as planned, or what is asked for is known, and writes them
/// to `file` if there is one. The same plan gives the same games and the same figures on any number
/// of threads. There is at least one game. Throws `InputError` for unknown bots, what `file`
/// throws, and `simulation::Abandoned`.
Series play_series(const rules::Game& game, const SeriesPlan& plan,
                   const simulation::RunControl& control = {},
                   simulation::RecordFile* file = nullptr, const SeriesObserver& observer = {});

} // namespace pampas::balance

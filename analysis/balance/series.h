#pragma once

#include "analysis/balance/board_tally.h"
#include "analysis/balance/experiment.h"
#include "engine/simulation/record.h"
#include "engine/simulation/run.h"

#include <functional>
#include <optional>

namespace pampas::balance {

/// Which games are to be played, and what they are to find out.
struct SeriesPlan {
    Experiment experiment;
    /// How many games at most, rounded up to whole deals; if none is given as many as the goals can
    /// need, and 1000 without a goal.
    std::optional<std::size_t> games = {};
    /// Goals: to know every seat's share of wins to this much on either side; to know the verdict
    /// of this tolerance.
    std::optional<double> until_ci = {};
    bool until_verdict = false;
    double tolerance = 0.05;
};

/// The most games that a plan for so many players lets be played, in whole deals.
std::size_t most_games(const SeriesPlan& plan, int players);

/// What goes on while the games of a series are played. The functions are called on the thread that
/// plays the series.
struct SeriesControl {
    simulation::RunControl run = {};
    /// Called with what all games so far say, several times a second where games are fast, else
    /// after every few.
    std::function<void(const BoardTally&)> tally = {};
};

/// Games that were played.
struct Series {
    BoardTally tally;
    bool interrupted = false; ///< fewer games than planned, because it was told to stop
    double seconds = 0;
};

/// Plays games until as many are played as planned, or what is asked for is known, and writes them
/// to `file` if there is one. The same plan gives the same games and the same figures on any number
/// of threads. There is at least one game. Throws `InputError` for unknown bots, what `file`
/// throws, and `simulation::Abandoned`.
Series play_series(const rules::Game& game, const SeriesPlan& plan,
                   const SeriesControl& control = {}, simulation::RecordFile* file = nullptr);

} // namespace pampas::balance

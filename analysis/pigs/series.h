#pragma once

#include "analysis/balance/series.h"
#include "analysis/pigs/farm_tally.h"
#include "engine/pigs/players/lineup.h"
#include "engine/simulation/record.h"

#include <cstddef>
#include <string>
#include <vector>

namespace pampas::pigs {

/// How games of these bots are dealt to judge seats. A deal gives nothing to a seat, so that bots
/// who are all the same would only repeat its games.
simulation::Pairing pairing_of(const std::vector<std::string>& bots);

/// The lineup of each game of a deal; each player goes round. Throws as `Lineup`.
std::vector<Lineup> lineups(const balance::Experiment& experiment, int players);

/// Consecutive deals with their results.
struct PlayedFarms {
    /// Starts without any games played.
    PlayedFarms(const Game& game, simulation::Pairing pairing, std::size_t first = 0)
        : tally(game, pairing), end(first) {}

    /// Appends the deals that follow directly.
    void append(const PlayedFarms& next);

    FarmTally tally;
    std::size_t end; ///< one past the last deal played
};

/// The result of a series.
struct FarmSeries {
    FarmTally tally;
    bool interrupted = false; ///< whether it was stopped before all planned games
    double seconds = 0;
    std::vector<balance::AtStrength> by_strength = {}; ///< as those of `balance::Series`
};

/// The maximum number of games of a plan and, if it asks for them, with players of other strengths.
std::size_t most_games_of_all(const balance::SeriesPlan& plan, int players);

/// Plays games until the plan's maximum or its goals are reached, at least one game, and writes
/// them to `file` if given. The same plan gives the same games and figures on any number of
/// threads. Throws `InputError` for unknown players, what `file` throws, and
/// `simulation::Abandoned`.
FarmSeries play_series(const Game& game, const balance::SeriesPlan& plan,
                       const simulation::RunControl& control = {},
                       simulation::RecordFile* file = nullptr);

} // namespace pampas::pigs

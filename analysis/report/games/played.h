#pragma once

#include "analysis/balance/verdict.h"
#include "engine/rules/scoring.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pampas::report {

/// What games were worth for a seat.
struct PlayedSeat {
    double win_rate = 0; ///< share of the games won, a shared win in part
    balance::Interval win_interval = {};
    double points = 0; ///< mean of a game, as are the categories
    balance::Interval points_interval = {};
    /// In the order of `rules::category_names`.
    std::array<double, rules::category_names.size()> categories{};
};

/// What the JSON of simulated games tells, to be shown again.
struct Played {
    std::string ruleset;
    std::int64_t games = 0;
    std::uint64_t seed = 1;
    std::vector<std::string> bots = {}; ///< by seat, of a deal's first game
    bool paired = false;
    bool interrupted = false; ///< fewer games than asked for, at the user's wish
    std::vector<PlayedSeat> seats = {};
    double rounds = 0;                              ///< mean of a game
    std::optional<balance::Fairness> fairness = {}; ///< where the games tell of it
};

/// Reads what `simulation_json` wrote, perhaps long ago: at least two seats, a bot for each. Throws
/// `InputError`.
Played read_simulation(const std::string& json);

} // namespace pampas::report

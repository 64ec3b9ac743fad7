#pragma once

#include "analysis/balance/board_tally.h"

#include <cstdint>
#include <string>
#include <vector>

namespace pampas::report {

/// Games that were played on a map, and how.
struct Simulation {
    const rules::Game& game;
    std::vector<std::string> bots; ///< by seat
    std::uint64_t seed = 1;
    balance::BoardTally tally; ///< of at least one game
    bool interrupted = false;  ///< fewer games than asked for, at the user's wish
    double seconds = 0;
    std::size_t threads = 1;
};

/// The JSON of contract 7.
std::string simulation_json(const Simulation& simulation);

/// The same for people: who wins, whether chance explains it, where points come from, which
/// markets and spaces are used. Control characters in names are escaped.
std::string simulation_text(const Simulation& simulation);

} // namespace pampas::report

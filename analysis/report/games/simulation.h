#pragma once

#include "analysis/balance/series.h"

#include <cstdint>
#include <string>
#include <vector>

namespace pampas::report {

/// Games that were played on a map, and how.
struct Simulation {
    const rules::Game& game;
    std::vector<std::string> bots; ///< by seat, of a deal's first game
    std::uint64_t seed = 1;
    simulation::Pairing pairing = simulation::Pairing::Independent;
    balance::BoardTally tally;           ///< of at least one game, dealt by this pairing
    double tolerance = 0.05;             ///< a gap of win rates below it is fair
    bool interrupted = false;            ///< fewer games than asked for, at the user's wish
    players::SearchBudget thinking = {}; ///< of bots that search
    double seconds = 0;
    std::size_t threads = 1;
};

/// The games of a plan that names a bot for every seat.
Simulation simulation_of(const rules::Game& game, const balance::SeriesPlan& plan,
                         const balance::Series& series);

/// Whether the games tell what seats are worth: unless every bot goes round all seats, all have to
/// be alike.
bool tells_of_seats(const Simulation& simulation);

/// How long bots that search have thought, as `30 playouts a plan` or `50 ms a turn`; empty where
/// none does.
std::string thinking_of(const Simulation& simulation);

/// The JSON (analysis/report#simulate), and `fairness` where the games tell of it.
std::string simulation_json(const Simulation& simulation);

/// The same for people: who wins, whether chance explains it, where points come from, which
/// markets and spaces are used. Control characters in names are escaped.
std::string simulation_text(const Simulation& simulation);

} // namespace pampas::report

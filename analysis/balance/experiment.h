#pragma once

#include "engine/players/lineup.h"
#include "engine/simulation/pairing.h"

#include <cstddef>
#include <string>
#include <vector>

namespace pampas::balance {

/// How games are played, whatever they are to find out: the same experiment gives the same games,
/// on any number of threads.
struct Experiment {
    std::vector<std::string> bots; ///< who plays, in a deal's first game; names of `Lineup`
    simulation::Dealing dealing = {};
    players::SearchBudget thinking = {}; ///< of bots that search
    std::size_t threads = 1;

    /// Who sits where in each game of a deal: when hands go round, each bot goes on with the hand
    /// it began with. `bots` is one for all seats or one for each. Throws `InputError` for unknown
    /// bots and for a wrong number.
    std::vector<players::Lineup> lineups(int players) const {
        std::vector<players::Lineup> result{{bots, players, thinking}};
        while (result.size() < simulation::games_a_deal(dealing.pairing, players)) {
            result.push_back(result.back().rotated());
        }
        return result;
    }
};

} // namespace pampas::balance

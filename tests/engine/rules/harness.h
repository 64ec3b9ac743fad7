#pragma once

#include "engine/map/map.h"
#include "engine/rules/ruleset.h"
#include "tests/engine/rules/rare_rules.h"

#include <cstdint>

namespace pampas::testing {

/// How thoroughly a game is checked. Of every state the course, the cards, money and supplies and
/// the outcome of the action are checked; what takes long, of some of them. States right after a
/// rare event are always checked in full.
struct Thoroughness {
    /// Every so many-th state has its whole board, all legal actions and the view of the seat
    /// compared with the plain game, and one action of each kind tried on copies.
    std::size_t full_every = 1;
    /// How many illegal actions are tried on such a state.
    std::size_t attempts = 1000;
    /// A turn is ended before its time in one of so many actions; never with 0.
    std::size_t ends_early = 0;
    /// Games that do not end are given up after so many actions.
    std::size_t most_actions = 20000;
};

/// Plays a random game with the engine and beside it with the plain rules, and expects them to
/// agree. Stops at the first difference. Gives whether the game came to its end.
bool play_checked(const map::Map& map, const rules::Ruleset& rules, int players, std::uint64_t seed,
                  const Thoroughness& how, RareRules& rare);

} // namespace pampas::testing

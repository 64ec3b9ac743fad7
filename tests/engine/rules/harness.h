#pragma once

#include "engine/map/map.h"
#include "engine/rules/ruleset.h"
#include "tests/engine/rules/rare_rules.h"

#include <cstdint>

namespace pampas::testing {

/// How thoroughly a game is checked. Every state has its course, cards, money, supplies and the
/// outcome of the action checked; some also have the slower checks. States right after a rare event
/// always have all checks.
struct Thoroughness {
    /// Every so many states, compares the whole board, all legal actions and the view of the seat
    /// with the plain game, and tries one action of each kind on copies.
    std::size_t full_every = 1;
    /// How many illegal actions to try on such a state.
    std::size_t attempts = 1000;
    /// A player ends the turn early in one of so many actions; never if 0.
    std::size_t ends_early = 0;
    /// Games that do not end are stopped after so many actions.
    std::size_t most_actions = 20000;
};

/// Plays a random game both with the engine and by the plain rules, and expects them to agree.
/// Stops at the first difference. Returns whether the game came to its end.
bool play_checked(const map::Map& map, const rules::Ruleset& rules, int players, std::uint64_t seed,
                  const Thoroughness& how, RareRules& rare);

} // namespace pampas::testing

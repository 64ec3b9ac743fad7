#pragma once

#include "engine/chance/stream.h"
#include "engine/files/bounded.h"
#include "engine/players/evaluation_weights.h"
#include "engine/players/greedy.h"
#include "engine/players/market_field.h"
#include "engine/rules/state.h"

#include <chrono>
#include <cstddef>
#include <optional>

namespace pampas::players {

/// How long a searching player thinks.
struct SearchBudget {
    static constexpr Bounded<std::size_t> playouts_bounds{1, 1'000'000, 30};
    static constexpr Bounded<int> turn_bounds{1, 600'000}; ///< in milliseconds

    std::size_t playouts =
        playouts_bounds.usual; ///< of all plans together, each time that it plans
    /// At most so long for a turn, however many playouts that gives. The same stream need not lead
    /// to the same plan then.
    std::optional<std::chrono::milliseconds> turn = {};
};

/// Plays the best of greedy's plans out and takes the one that does best (flat Monte Carlo).
///
/// Each playout deals anew what the seat cannot see (determinization), in the same way for all
/// plans, and lets hasty greedy players go on for a round; what everyone has then is judged as
/// greedy judges it. Plans that fall behind are dropped by halves (sequential halving: Z. Karnin,
/// T. Koren, O. Somekh 2013). Knows nothing that its seat may not know.
///
/// Also tried, at 50 ms a turn: a tree over information sets (upper confidence bounds; P. Cowling,
/// E. Powley, D. Whitehouse 2012) whose nodes are plans, with one or two replies in it. It won 54
/// and 52.5 of 100 games of two against this (160 games each on four bundled maps, so 8 more or
/// less).
///
/// `fields` saves time and changes no plan.
Plan search_plan(const rules::State& state, const EvaluationWeights& weights,
                 const SearchBudget& budget, MarketFieldCache& fields, chance::Stream& stream);

} // namespace pampas::players

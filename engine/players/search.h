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

/// The effort of a searching player.
struct SearchBudget {
    static constexpr Bounded<std::size_t> playouts_bounds{1, 1'000'000, 30};
    static constexpr Bounded<int> turn_bounds{1, 600'000}; ///< in milliseconds

    std::size_t playouts = playouts_bounds.usual; ///< total over all plans, each time it plans
    /// The time limit for a turn, whatever the playouts. Plans then also depend on the machine's
    /// speed.
    std::optional<std::chrono::milliseconds> turn = {};
};

/// Plays out the best greedy plans and takes the one with the best results (flat Monte Carlo).
///
/// Each playout redeals what the seat cannot see (determinization), identically for all plans, and
/// lets less thorough players play a round; the judge values the result. The worse half of the
/// plans is dropped repeatedly (sequential halving: Z. Karnin, T. Koren, O. Somekh 2013). Uses only
/// what its seat may know.
///
/// Alternative tried, with 50 ms per turn: a tree over information sets (upper confidence bounds;
/// P. Cowling, E. Powley, D. Whitehouse 2012) with plans as nodes and one or two replies. It won 54
/// and 52.5 of 100 games of two against this search (160 games each on four bundled maps, so plus
/// or minus 8).
///
/// `fields` is a cache and does not change plans.
Plan search_plan(const rules::State& state, const Judge& judge, const SearchBudget& budget,
                 MarketFieldCache& fields, chance::Stream& stream);

} // namespace pampas::players

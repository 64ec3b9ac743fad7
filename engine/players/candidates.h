#pragma once

#include "engine/players/best_places.h"
#include "engine/players/planned_position.h"

#include <boost/container/small_vector.hpp>

#include <vector>

namespace pampas::players {

/// A possible next action of a plan, with an estimate of its value.
struct Candidate {
    rules::Action action;
    double prior = 0; ///< in points, roughly; 0 for cards to buy
};

/// The candidates for one step of a plan.
using Candidates = boost::container::small_vector<Candidate, 16>;

/// The best water tiles, best first. Computed once per plan: there are hundreds of placements, and
/// a plan changes little about them.
std::vector<Candidate> water_candidates(const PlannedPosition& planned);

/// The best `count` actions of each kind, best first, then the cards that can be bought, equal ones
/// only once. Kinds are not compared with each other, so that no plan misses a whole kind. `places`
/// must be those of the position's board, `waters` the water candidates of any position of the plan
/// that can pay for one.
Candidates candidates(const PlannedPosition& planned, BestPlaces& places,
                      const std::vector<Candidate>& waters, std::size_t count);

} // namespace pampas::players

#pragma once

#include "engine/players/best_places.h"
#include "engine/players/planned_position.h"

#include <boost/container/small_vector.hpp>

#include <vector>

namespace pampas::players {

/// An action that a plan may go on with, and how good it looks at first sight.
struct Candidate {
    rules::Action action;
    double prior = 0; ///< in points, roughly; of cards to buy unknown
};

/// As many as plans look at.
using Candidates = boost::container::small_vector<Candidate, 16>;

/// Water tiles that look good, best first. They are hundreds to choose from, and a plan changes
/// little about them.
std::vector<Candidate> water_candidates(const PlannedPosition& planned);

/// Of each kind of action the `count` that look best, best first, and then the cards that can be
/// bought, of equal ones the first. Kinds are not measured against each other: whatever looks good,
/// no plan overlooks a whole kind. `places` are those of its board, `waters` those of a position of
/// the plan that can pay for one.
Candidates candidates(const PlannedPosition& planned, BestPlaces& places,
                      const std::vector<Candidate>& waters, std::size_t count);

} // namespace pampas::players

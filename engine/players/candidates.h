#pragma once

#include "engine/players/planned_position.h"

#include <boost/container/small_vector.hpp>

#include <vector>

namespace pampas::players {

/// An action that a plan may go on with, and how good it looks at first sight.
struct Candidate {
    rules::Action action;
    double prior = 0; ///< in points, roughly
};

/// Hands of many kinds of card give about so many to choose from.
using Candidates = boost::container::small_vector<Candidate, 40>;

/// Water tiles that look good, best first. They are hundreds to choose from, and a plan changes
/// little about them.
std::vector<Candidate> water_candidates(const PlannedPosition& planned);

/// The actions that look best, at most `count`, best first; `waters` are those of a
/// position of the plan that can pay for one.
Candidates candidates(const PlannedPosition& planned, const std::vector<Candidate>& waters,
                      std::size_t count);

} // namespace pampas::players

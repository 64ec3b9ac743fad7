#pragma once

#include "analysis/generation/archive.h"
#include "analysis/generation/demand.h"
#include "engine/simulation/run.h"

namespace pampas::generation {

/// The result of a search.
struct Found {
    std::vector<Candidate> maps; ///< right and pairwise different; at most as many as requested
    std::optional<Candidate> closest; ///< the best map, right or not, if there are too few; not set
                                      ///< when a stopped search found some
    std::size_t judged = 0;           ///< maps judged
    std::size_t games = 0;            ///< games played on them
    bool is_cut = false;              ///< whether it was stopped early
};

/// The number of maps a search judges if it finds enough at once and is not stopped.
std::size_t usual_effort(const Request& request);

/// Searches for legal, pairwise different maps that fulfil the request, with an archive of drafts
/// and their mutations. While maps are missing it continues until the best stops improving. The
/// same request gives the same maps on any number of threads. Throws `InputError` naming the
/// conflict when the request cannot be fulfilled or no legal map is found. `control` counts judged
/// maps. When it is stopped, the traffic figure of the maps may be missing.
Found search(const Request& request, std::size_t threads = 1,
             const simulation::RunControl& control = {});

} // namespace pampas::generation

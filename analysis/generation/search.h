#pragma once

#include "analysis/generation/archive.h"
#include "analysis/generation/demand.h"
#include "engine/simulation/run.h"

namespace pampas::generation {

/// What was found, and how.
struct Found {
    std::vector<Candidate> maps;      ///< right and different from each other, as many as asked for
                                      ///< at most
    std::optional<Candidate> closest; ///< of fewer, unless some were found when it was stopped: the
                                      ///< best of all, right or not
    std::size_t judged = 0;           ///< maps that were looked at
    std::size_t games = 0;            ///< that were played on them
    bool is_cut = false;              ///< it was stopped before its end
};

/// How many maps a search judges where it is not stopped and finds what it looks for at once.
std::size_t usual_effort(const Request& request);

/// Looks for maps that are legal, fulfil the request and differ from each other: an archive of
/// drafts and their changes. While maps are lacking it goes on until the best gets no better. The
/// same request gives the same maps on any number of threads. Throws `InputError` when the request
/// cannot be fulfilled, or no map is legal however long it looks, with what stands against what.
/// `control` counts the maps that are judged. When it is stopped, the traffic on the maps that were
/// found may not be known.
Found search(const Request& request, std::size_t threads = 1,
             const simulation::RunControl& control = {});

} // namespace pampas::generation

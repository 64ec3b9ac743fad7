#pragma once

#include "analysis/generation/fair.h"

#include <functional>
#include <optional>

namespace pampas::experiments {

/// Maps that are to be made.
struct GenerationPlan {
    generation::Request request;
    /// Seats are to win alike. Seed and threads are those of the maps.
    std::optional<generation::FairPlan> fair = {};
    std::size_t threads = simulation::threads_bounds.usual;
};

/// What goes on while they are made.
struct GenerationListener {
    enum class Phase { Maps, Games };

    simulation::RunControl run = {}; ///< told of each map that is looked at, then of each game
    std::stop_token enough = {};     ///< where seats are to win alike: no more is searched
    /// From now on maps are looked at, or games are played: so many at most.
    std::function<void(Phase phase, std::size_t most)> begins = {};
    /// The gap that the best map so far shows.
    std::function<void(double gap)> reached = {};
};

/// Makes the maps; the fairest of more than are asked for, and of their changes, where seats are to
/// win alike. Throws as `generation::search` and `generation::made_fair`.
generation::Found generate(const GenerationPlan& plan, const GenerationListener& listener);

} // namespace pampas::experiments

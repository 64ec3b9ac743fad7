#pragma once

#include "analysis/generation/fair.h"

#include <optional>

namespace pampas::experiments {

/// Maps that are to be made.
struct GenerationPlan {
    generation::Request request;
    /// Seats are to win alike. Seed and threads are those of the maps.
    std::optional<generation::FairPlan> fair = {};
    std::size_t threads = simulation::threads_bounds.usual;
};

/// Makes the maps; the fairest of more than are asked for, and of their changes, where seats are to
/// win alike. Throws as `generation::search` and `generation::made_fair`.
generation::Found generate(const GenerationPlan& plan, const simulation::RunControl& control);

} // namespace pampas::experiments

#pragma once

#include "analysis/overlays/overlay.h"
#include "analysis/report/games/played.h"
#include "analysis/report/games/simulation.h"

#include <string>
#include <vector>

namespace pampas::session {

/// What games came to.
struct Outcome {
    std::string report;    ///< JSON without the time it took: the same games, the same text
    report::Played played; ///< what it tells
    /// One of each of `overlays::kinds_of_games`; empty what an earlier Pampas did not keep.
    std::vector<overlays::Overlay> overlays;
};

/// What these games came to.
Outcome outcome_of(const report::Simulation& simulation);

/// The text that an outcome is kept as: the report with the overlays.
std::string kept_text(const Outcome& outcome);

/// Reads what `kept_text` wrote. Throws `InputError`.
Outcome read_outcome(const std::string& kept);

} // namespace pampas::session

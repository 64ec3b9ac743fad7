#pragma once

#include "analysis/graph/analysis.h"
#include "analysis/overlays/overlay.h"

/// One function for each kind of overlay, each in a file of its own. `analysis` is that of `map`.
/// What the kinds show is said in the catalogue.
namespace pampas::overlays {

Overlay herd_distance(const map::Map& map, const graph::Analysis& analysis);
Overlay accessibility(const map::Map& map, const graph::Analysis& analysis);
Overlay catchments(const map::Map& map, const graph::Analysis& analysis);
Overlay openings(const map::Map& map, const graph::Analysis& analysis);
Overlay regions(const map::Map& map, const graph::Analysis& analysis);
Overlay chokepoints(const map::Map& map, const graph::Analysis& analysis);
Overlay betweenness(const map::Map& map, const graph::Analysis& analysis);
Overlay broken_symmetry(const map::Map& map, const graph::Analysis& analysis);

} // namespace pampas::overlays

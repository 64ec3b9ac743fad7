#pragma once

#include "analysis/graph/analysis.h"
#include "analysis/overlays/overlay.h"

#include <span>
#include <string_view>

namespace pampas::overlays {

/// A kind of overlay that a map can be looked at with.
struct Kind {
    std::string_view
        name; ///< for options, files and the glossary, which has its title: `herd-distance`
    std::string_view help; ///< one sentence: what it shows and how to read it; in English
    /// Makes the overlay of a map from its measures.
    Overlay (*make)(const map::Map& map, const graph::Analysis& analysis);
    bool needs_betweenness = false; ///< which takes longer than all other measures
};

/// Every kind, in the order they are offered in.
std::span<const Kind> kinds();

/// A market's shortest herd path, its spaces numbered from land, and the spaces that close it
/// soonest. `market` is a market of the map.
Overlay of_market(const map::Map& map, const graph::Analysis& analysis, hex::Coordinate market);

} // namespace pampas::overlays

#pragma once

#include "analysis/graph/analysis.h"
#include "analysis/overlays/overlay.h"

#include <span>
#include <string_view>

namespace pampas::overlays {

/// A kind of overlay made from a map's measures.
struct Kind {
    /// For options, files and the glossary (which has the title): `herd-distance`.
    std::string_view name;
    std::string_view help; ///< what it shows and how to read it, one English sentence
    /// Makes the overlay of a map from its measures.
    Overlay (*make)(const map::Map& map, const graph::Analysis& analysis);
    bool needs_betweenness = false; ///< slower than all other measures together
};

/// All kinds in display order.
std::span<const Kind> kinds();

/// The shortest herd path of a market, numbered from land, and the fewest spaces that close it.
/// `market` must be a market of the map.
Overlay of_market(const map::Map& map, const graph::Analysis& analysis, hex::Coordinate market);

} // namespace pampas::overlays

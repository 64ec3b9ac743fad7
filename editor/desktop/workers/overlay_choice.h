#pragma once

#include "analysis/overlays/catalogue.h"

#include <optional>
#include <variant>

namespace pampas::desktop {

/// What to lay over the map: nothing, a kind of overlay, or the way to a market.
using OverlayChoice = std::variant<std::monostate, const overlays::Kind*, hex::Coordinate>;

/// The overlay of a map that was chosen; nothing where there is none, or no such market any more.
/// Throws `graph::Stopped` as the measures do.
std::optional<overlays::Overlay> overlay_of(const OverlayChoice& choice, const map::Map& map,
                                            const graph::Analysis& analysis);

/// Whether the overlay needs the betweenness.
bool needs_betweenness(const OverlayChoice& choice);

} // namespace pampas::desktop

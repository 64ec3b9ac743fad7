#pragma once

#include "analysis/overlays/catalogue.h"

#include <optional>
#include <variant>

namespace pampas::desktop {

/// What the map is looked at through: nothing, a kind of overlay, or the way to a market.
using Lens = std::variant<std::monostate, const overlays::Kind*, hex::Coordinate>;

/// The overlay of a map through a lens; nothing where there is none, or no such market any more.
/// Throws `graph::Stopped` as the measures do.
std::optional<overlays::Overlay> seen(const Lens& lens, const map::Map& map,
                                      const graph::Analysis& analysis);

/// Whether the overlay needs the betweenness.
bool needs_betweenness(const Lens& lens);

} // namespace pampas::desktop

#pragma once

#include "analysis/legality/check.h"

#include <functional>

namespace pampas::legality {

/// Turns these spaces into pampas.
Cure paved(const Survey& survey, std::vector<hex::Coordinate> spaces);

/// The spaces to turn into pampas to connect one of `from` to a space for which `reached` holds,
/// which is paved too. Paves as few and as worthless spaces as possible: void rather than water
/// rather than land. Spaces of kinds `free` need no paving; markets and locked spaces are never
/// used. Empty if there is no way.
std::optional<std::vector<hex::Coordinate>>
paving(const Survey& survey, const std::vector<hex::Coordinate>& from, graph::Kinds free,
       const std::function<bool(hex::Coordinate)>& reached);

/// A cure for a market or region without land: connects it to pampas, or to a space, where herds
/// can start. No cure if the way is longer than `most_paved`.
std::vector<Cure> led_to_land(const Survey& survey, const std::vector<hex::Coordinate>& from);

/// Maximum number of spaces that a cure paves.
inline constexpr std::size_t most_paved = 6;

} // namespace pampas::legality

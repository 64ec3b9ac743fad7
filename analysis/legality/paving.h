#pragma once

#include "analysis/legality/check.h"

#include <functional>

namespace pampas::legality {

/// The map with these spaces made pampas.
Cure paved(const Survey& survey, std::vector<hex::Coordinate> spaces);

/// The spaces to make pampas, as few and as worthless as can be, to lead from one of `from` to a
/// space for which `reached` holds, which is paved too: void rather than water rather than land.
/// Spaces for which `free` holds are walked without paving, markets and locked spaces not at all.
/// None when there is no way.
std::optional<std::vector<hex::Coordinate>>
paving(const Survey& survey, const std::vector<hex::Coordinate>& from, graph::Kinds free,
       const std::function<bool(hex::Coordinate)>& reached);

/// The way to pampas, or to a space, where herds begin, for a market or a region without one; as a
/// cure unless it is too long to be what the designer wants.
std::vector<Cure> led_to_land(const Survey& survey, const std::vector<hex::Coordinate>& from);

/// More spaces than this nobody wants to be paved at once.
inline constexpr std::size_t most_paved = 6;

} // namespace pampas::legality

#pragma once

#include "engine/map/map.h"

#include <array>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>

/// Predicts from the map alone how often each seat wins (analysis#prediction).
namespace pampas::prediction {

/// Properties of a map that affect which seats win: mostly advantages that only the first players
/// find.
using Features = std::array<double, 8>;

/// Their display names, in order.
std::span<const std::string_view, std::tuple_size_v<Features>> feature_words();

/// The features of a map; empty without land or without markets, as such a map is unplayable.
/// Throws `graph::Stopped` soon after `stop` is requested. Cost: one search over pampas per market.
std::optional<Features> features(const map::Map& map, const std::stop_token& stop = {});

} // namespace pampas::prediction

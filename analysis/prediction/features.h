#pragma once

#include "engine/map/map.h"

#include <array>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>

/// What seats are likely to win, predicted from the map alone (analysis#prediction).
namespace pampas::prediction {

/// What of a map has to do with which seats win: mostly what the first to come finds that others do
/// not.
using Features = std::array<double, 8>;

/// For people, in this order.
std::span<const std::string_view, std::tuple_size_v<Features>> feature_words();

/// Nothing for a map without land or without a market, which is not played on. Throws
/// `graph::Stopped` soon after `stop` asks for it. Cost: a search over pampas a market.
std::optional<Features> features(const map::Map& map, const std::stop_token& stop = {});

} // namespace pampas::prediction

#pragma once

#include "analysis/report/map/news.h"

#include <optional>

/// The pieces of which news are made; of use to news.cpp only.
namespace pampas::report {

/// Bad news without its severity.
struct Told {
    std::string sentence;
    std::vector<hex::Coordinate> spaces{};
};

/// Bad news that a map may give; nothing when it does not.
using Tell = std::optional<Told> (*)(const graph::Analysis&);

/// Some players need more actions to come to a market than the first ones.
std::optional<Told> late_players(const graph::Analysis& analysis);
/// No player comes to a market in two actions.
std::optional<Told> slow_start(const graph::Analysis& analysis);
/// Some players, but not all, can open beside water.
std::optional<Told> water_for_some(const graph::Analysis& analysis);

/// Land from which no herd comes to any market.
std::optional<Told> land_without_market(const graph::Analysis& analysis);
/// Markets that one tile closes.
std::optional<Told> closed_by_one(const graph::Analysis& analysis);
/// Markets that two tiles close.
std::optional<Told> closed_by_two(const graph::Analysis& analysis);

/// A symmetry with a few faults.
std::optional<Told> nearly_symmetric(const graph::Analysis& analysis);

/// Figures in which the map is among the worst quarter of published ones: warnings where no
/// published map is as bad, else notes; those first in which fewest are worse.
std::vector<News> comparisons(const graph::Analysis& analysis);

} // namespace pampas::report

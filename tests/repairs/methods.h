#pragma once

#include "analysis/repair/repair.h"

#include <array>
#include <cstddef>
#include <string_view>

/// Ways to repair a map, to compare: the one of `pampas repair` and two plain ones that play as
/// many games.
namespace pampas::repairs {

/// What a way of repairing found.
struct Found {
    map::Map map;
    std::size_t games = 0;
    double seconds = 0; ///< of one core
};

/// A way of repairing: takes a map, the plan of a repair, and how many games to play.
using Method = Found (*)(const map::Map& map, const repair::RepairPlan& plan, std::size_t games);

struct NamedMethod {
    std::string_view name;
    Method repaired;
};

/// `pampas repair` stands first; it decides by itself how many games it plays.
extern const std::array<NamedMethod, 3> methods;

} // namespace pampas::repairs

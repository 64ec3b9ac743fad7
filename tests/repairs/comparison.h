#pragma once

#include "engine/map/map.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Compares ways to repair maps.
namespace pampas::repairs {

/// The seats of a map in games that no search has seen.
struct Seats {
    double gap = 0; ///< likely gap
    double low = 0; ///< ends of the gap's interval
    double high = 0;
};

/// What one way made of a map.
struct Repaired {
    std::string method;
    std::size_t changes = 0; ///< spaces that differ
    std::size_t games = 0;   ///< played by the search
    double seconds = 0;      ///< of one core
    Seats seats;
};

/// A map before and after.
struct Compared {
    std::string map;
    Seats before;
    std::vector<Repaired> after; ///< in the order of `methods`, perhaps not all yet
};

/// A map with its fresh games, not repaired yet.
Compared not_repaired(const map::Map& map, const std::string& name);

/// Whether some way has no result yet.
bool is_unfinished(const Compared& compared);

/// Repairs the map in the next way and plays fresh games on the result.
void repair_in_next_way(const map::Map& map, Compared& compared);

/// The results as JSON, to keep and to read back: a line for each map.
std::string written(std::span<const Compared> maps);
std::vector<Compared> read(std::string_view json);

/// The contents of the page about repairs.
std::string page(std::span<const Compared> maps);

} // namespace pampas::repairs

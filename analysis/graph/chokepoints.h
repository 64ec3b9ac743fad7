#pragma once

#include "engine/map/map.h"

#include <vector>

/// Where one tile parts the pampas (analysis#definitions: `chokepoints`).
namespace pampas::graph {

/// The articulation points of pampas, in reading order. Definition: the pampas spaces without which
/// their region would fall into several. Source: J. Hopcroft and R. Tarjan, Efficient algorithms
/// for graph manipulation, Communications of the ACM 16 (1973), as `boost::articulation_points`.
/// Cost: linear in the spaces of the map.
std::vector<hex::Coordinate> chokepoints(const map::Map& map);

} // namespace pampas::graph

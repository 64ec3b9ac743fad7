#pragma once

#include "engine/hex/motion.h"
#include "engine/map/map.h"

#include <array>

/// Maps made of maps. Details come along: notes and locks with their spaces, all else unchanged,
/// unknown keys included.
namespace pampas::map {

/// The map turned or mirrored; adjacency is kept exactly.
Map moved(const Map& map, hex::Motion motion);

/// A window onto the map: `columns` x `rows` spaces (each 1 to `hex::max_side`) from `top_left`,
/// which may lie outside, negative included. Spaces that were not on the map become `fill`.
/// Adjacency is kept: the stagger index changes where the window begins on an odd line.
Map reframed(const Map& map, hex::Coordinate top_left, int columns, int rows, Space fill);

/// The smallest window that holds every space but void; a map of nothing but void stays as it is.
Map cropped(const Map& map);

/// Both maps on the smallest grids that hold either, each staggered as it was: spaces of one name
/// lie at one place. What a map did not reach to is void.
std::array<Map, 2> on_one_grid(const Map& one, const Map& other);

} // namespace pampas::map

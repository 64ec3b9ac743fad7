#pragma once

#include "engine/chance/stream.h"
#include "engine/hex/grid.h"
#include "engine/map/map.h"

#include <array>
#include <cstdint>
#include <vector>

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

/// Terrains for `count` spaces of undecided land, at random but as evenly as can be: the numbers of
/// spaces given to the terrains differ by at most one (R1.4).
std::vector<Space> draw_terrains(std::size_t count, chance::Stream& stream);

/// How many spaces each of `terrains` gets.
using TerrainCounts = std::array<int, terrains.size()>;

/// As even as can be; the first terrains get what is left over.
TerrainCounts even_counts(int spaces);

/// The map with terrains drawn at random for some of its spaces, each given as often as `counts`
/// says, which adds up to as many spaces. The same seed gives the same on every platform.
Map decided(const Map& map, const std::vector<hex::Coordinate>& spaces, const TerrainCounts& counts,
            std::uint64_t seed);

/// The map with a drawn terrain for each space of undecided land. The same seed gives the same
/// terrains on every platform.
Map decided(const Map& map, std::uint64_t seed);

} // namespace pampas::map

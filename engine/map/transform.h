#pragma once

#include "engine/chance/stream.h"
#include "engine/hex/grid.h"
#include "engine/map/map.h"

#include <array>
#include <cstdint>
#include <vector>

/// Maps made from maps. Notes and locks move with their spaces; other details, unknown keys
/// included, stay unchanged.
namespace pampas::map {

/// The map rotated or mirrored; adjacency is preserved.
Map moved(const Map& map, hex::Motion motion);

/// A section of the map: `columns` x `rows` spaces (1 to `hex::max_side` each) from `top_left`,
/// which may lie outside and be negative. Spaces that were not on the map become `fill`. Adjacency
/// is preserved: the stagger index changes if the section begins on an odd line.
Map reframed(const Map& map, hex::Coordinate top_left, int columns, int rows, Space fill);

/// The smallest section with all spaces except void; a map of void alone stays unchanged.
Map cropped(const Map& map);

/// Both maps on the smallest grid size that holds either, each with its own stagger, so that spaces
/// with the same name have the same place. Added spaces are void.
std::array<Map, 2> on_one_grid(const Map& one, const Map& other);

/// Terrains for `count` spaces of undecided land, at random but as evenly as possible: the numbers
/// of spaces with each terrain differ by at most one (R1.4).
std::vector<Space> draw_terrains(std::size_t count, chance::Stream& stream);

/// The number of spaces that each of `terrains` gets.
using TerrainCounts = std::array<int, terrains.size()>;

/// As even as possible; the first terrains get the remainder.
TerrainCounts even_counts(int spaces);

/// The map with terrains drawn at random for these spaces, each terrain as often as `counts` says;
/// the sum of `counts` must be the number of spaces. The same seed gives the same result on every
/// platform.
Map decided(const Map& map, const std::vector<hex::Coordinate>& spaces, const TerrainCounts& counts,
            std::uint64_t seed);

/// The map with terrains drawn for all undecided land. The same seed gives the same result on every
/// platform.
Map decided(const Map& map, std::uint64_t seed);

} // namespace pampas::map

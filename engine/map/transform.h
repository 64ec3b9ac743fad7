#pragma once

#include "engine/chance/stream.h"
#include "engine/hex/grid.h"
#include "engine/map/map.h"

#include <array>
#include <cstdint>
#include <vector>

/// Transformations of maps. Notes and locks move with their spaces; other details, including
/// unknown keys, stay unchanged.
namespace pampas::map {

/// The map rotated or mirrored; adjacency is preserved.
Map moved(const Map& map, hex::Motion motion);

/// A section of the map: `columns` x `rows` spaces (1 to `hex::max_side` each) from `top_left`,
/// which may be off the map and negative. Spaces that were not on the map become `fill`. Adjacency
/// is preserved: the stagger index changes if the section begins on an odd line.
Map reframed(const Map& map, hex::Coordinate top_left, int columns, int rows, Space fill);

/// The smallest section with all non-void spaces; a map of only void stays unchanged.
Map cropped(const Map& map);

/// Both maps on the smallest common grid size, each with its own stagger, so that spaces with the
/// same name have the same place. Added spaces are void.
std::array<Map, 2> on_one_grid(const Map& one, const Map& other);

/// Random terrains for `count` spaces of undecided land, as even as possible: the numbers of the
/// terrains differ by at most one (R1.4).
std::vector<Space> draw_terrains(std::size_t count, chance::Stream& stream);

/// The number of spaces for each of `terrains`.
using TerrainCounts = std::array<int, terrains.size()>;

/// The most even counts; the first terrains get the remainder.
TerrainCounts even_counts(int spaces);

/// The map with random terrains on these spaces, each as often as given by `counts`, whose sum must
/// be the number of spaces. The same seed gives the same result on every platform.
Map decided(const Map& map, const std::vector<hex::Coordinate>& spaces, const TerrainCounts& counts,
            std::uint64_t seed);

/// The map with random terrains on all undecided land. The same seed gives the same result on every
/// platform.
Map decided(const Map& map, std::uint64_t seed);

} // namespace pampas::map

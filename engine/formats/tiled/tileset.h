#pragma once

#include "engine/hex/grid.h"
#include "engine/map/space.h"

#include <array>
#include <string>

/// The tileset that maps of Pampas have in Tiled (engine/formats#tiled).
namespace pampas::formats {

/// The kind of space of each tile, in their order in the picture; no tile is void.
inline constexpr std::array<map::Space, 9> tile_kinds{
    map::Space::Pampas, map::Space::Mountain, map::Space::Forest,
    map::Space::Meadow, map::Space::Rocks,    map::Space::Swamp,
    map::Space::Land,   map::Space::Market,   map::Space::Water};

/// The side of the hexes in pixels: with it regular ones fill whole pixels to 0.04 of one.
inline constexpr int tile_side = 30;

/// In pixels.
struct TileSize {
    int width = 0;
    int height = 0;
};

/// Of the box around a hex, and so of a tile.
TileSize tile_size(hex::StaggerAxis axis);

/// The names of the tileset's files: `pampas-pointy` with an ending. Each way that hexes stand has
/// a tileset of its own.
std::string tileset_file(hex::StaggerAxis axis);
std::string tileset_picture_file(hex::StaggerAxis axis);

/// The bytes of `tileset_file`: which tiles there are, and where in `tileset_picture_file`.
std::string tileset_xml(hex::StaggerAxis axis);

} // namespace pampas::formats

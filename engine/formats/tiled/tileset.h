#pragma once

#include "engine/hex/grid.h"
#include "engine/map/map.h"

#include <array>
#include <filesystem>
#include <string>
#include <vector>

namespace pugi {
class xml_node;
}

/// The tileset that maps of Pampas have in Tiled (engine/formats#tiled).
namespace pampas::formats {

class JsonValue;
class XmlFile;

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

/// A tile that stands for a kind of space, by its class.
struct TileKind {
    int id = 0; ///< its number in its tileset
    map::Space kind = map::Space::Pampas;
};

/// Tiles that cells have, in the map or in a file of their own.
struct TiledTileset {
    int first = 1;                    ///< the number that cells have for its first tile
    std::string source = {};          ///< path of its file; empty for one in the map
    std::vector<TileKind> kinds = {}; ///< of one in the map
    std::string place = {};
};

/// The tiles of a tileset whose class is a kind of space. Throw `InputError` with the place.
std::vector<TileKind> kinds_in(const XmlFile& file, pugi::xml_node tileset);
std::vector<TileKind> kinds_in(const JsonValue& tileset);

/// The same of a tileset in a file of its own, of XML or of JSON, whose path is relative to the
/// map's folder and must not lead out of it. Of a map that lies nowhere, an empty path, it can only
/// be the tileset of Pampas. Throws `InputError` with the place in the map, which shows nothing of
/// what is in a file that is no tileset.
std::vector<TileKind> read_tileset(const TiledTileset& tileset, const std::filesystem::path& map);

} // namespace pampas::formats

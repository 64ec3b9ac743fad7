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

/// Tilesets of Tiled: writes that of Pampas and reads others (engine/formats#tiled).
namespace pampas::formats {

class JsonValue;
class XmlFile;

/// The kind of space of each tile, in picture order; void has no tile.
inline constexpr std::array<map::Space, 9> tile_kinds{
    map::Space::Pampas, map::Space::Mountain, map::Space::Forest,
    map::Space::Meadow, map::Space::Rocks,    map::Space::Swamp,
    map::Space::Land,   map::Space::Market,   map::Space::Water};

/// The side of the hexes in pixels. With this side, regular hexes fill whole pixels to within 0.04.
inline constexpr int tile_side = 30;

/// A size in pixels.
struct TileSize {
    int width = 0;
    int height = 0;
};

/// The bounding box of a hex, which is the size of a tile.
TileSize tile_size(hex::StaggerAxis axis);

/// The names of the tileset's files: `pampas-pointy` or `pampas-flat` with an extension. Each
/// stagger axis has its own tileset.
std::string tileset_file(hex::StaggerAxis axis);
std::string tileset_picture_file(hex::StaggerAxis axis);

/// The bytes of `tileset_file`: the tiles and their positions in `tileset_picture_file`.
std::string tileset_xml(hex::StaggerAxis axis);

/// A tile that stands for a kind of space, by its class.
struct TileKind {
    int id = 0; ///< in its tileset
    map::Space kind = map::Space::Pampas;
};

/// A tileset used by cells, in the map or in its own file.
struct TiledTileset {
    int first = 1;                    ///< tile number of its first tile in cells
    std::string source = {};          ///< path of its file; empty for a tileset in the map
    std::vector<TileKind> kinds = {}; ///< only for a tileset in the map
    std::string place = {};
};

/// The tiles of a tileset whose class is a kind of space. Throws `InputError` with the place.
std::vector<TileKind> kinds_in(const XmlFile& file, pugi::xml_node tileset);
std::vector<TileKind> kinds_in(const JsonValue& tileset);

/// The same for a tileset in its own file, XML or JSON. Its path is relative to the folder of `map`
/// and must not lead out of it; if `map` is empty, only the tileset of Pampas is allowed. Throws
/// `InputError` with the place in the map, never showing contents of a file that is not a tileset.
std::vector<TileKind> read_tileset(const TiledTileset& tileset, const std::filesystem::path& map);

} // namespace pampas::formats

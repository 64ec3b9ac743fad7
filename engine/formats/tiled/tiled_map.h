#pragma once

#include "engine/formats/tiled/cells.h"
#include "engine/map/map.h"

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

/// Maps as Tiled has them (engine/formats#tiled), in XML and in JSON alike, as far as they matter.
/// Each `place` is that in the file which was read.
namespace pampas::formats {

/// What a map says about itself.
struct TiledProperty {
    std::string name;
    std::variant<std::string, int> value;
    std::string place = {};
};

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

/// A layer of tiles, also one in a group.
struct TiledLayer {
    std::string name;
    int columns = 0;
    int rows = 0;
    std::variant<Cells, EncodedCells> cells;
    std::string place = {};
};

struct TiledMap {
    std::string orientation = {};
    bool infinite = false;
    int columns = 1;
    int rows = 1;
    std::string stagger_axis = {};
    std::string stagger_index = {};
    std::vector<TiledTileset> tilesets = {};
    std::vector<TiledLayer> layers = {};
    std::vector<TiledProperty> properties = {};
    std::string place = {};
};

/// Throws `InputError` for a map that has no columns and rows of hexagons. To be asked before the
/// layers are read, which are something else there.
void check_kind(const TiledMap& tiled);
[[noreturn]] void refuse_infinite(const std::string& place);

/// The map that it is. Throws `InputError` with the place for one that Pampas does not have. Other
/// files that it names are looked for beside `file`; it lies nowhere if that is empty.
map::Map map_of(const TiledMap& tiled, const std::filesystem::path& file);

/// Any map, with the tileset of Pampas. Throws `InputError` for texts that are not UTF-8.
TiledMap tiled_of(const map::Map& map);

} // namespace pampas::formats

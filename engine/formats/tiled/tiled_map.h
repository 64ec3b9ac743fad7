#pragma once

#include "engine/formats/tiled/cells.h"
#include "engine/formats/tiled/tileset.h"
#include "engine/map/map.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Maps as Tiled has them (engine/formats#tiled), in XML and in JSON alike, as far as they matter.
/// Each `place` is that in the file which was read.
namespace pampas::formats {

/// The version in which files of Tiled are written. Tiled 1.8 and later read it, and most versions
/// before.
inline constexpr const char* tiled_version = "1.8";

/// No map or tileset is near this size, in bytes: what is read of a file takes several times as
/// much memory.
inline constexpr std::size_t max_tiled_size = std::size_t{4} << 20;

/// Throws `InputError` when a file has more bytes than that.
void check_tiled_size(std::string_view bytes);

/// What a map says about itself.
struct TiledProperty {
    std::string name;
    std::variant<std::string, int> value;
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

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

/// Maps in the terms of Tiled (engine/formats#tiled), for its XML and its JSON: the parts that
/// matter here. Each `place` is the place in the file that was read.
namespace pampas::formats {

/// The version in which files of Tiled are written. Tiled 1.8 and later read it, and most versions
/// before.
inline constexpr const char* tiled_version = "1.8";

/// The largest size of files in bytes, far above any map or tileset: reading a file takes several
/// times as much memory.
inline constexpr std::size_t max_tiled_size = std::size_t{4} << 20;

/// Throws `InputError` if a file has more bytes.
void check_tiled_size(std::string_view bytes);

/// A property of a map.
struct TiledProperty {
    std::string name;
    std::variant<std::string, int> value;
    std::string place = {};
};

/// A layer of tiles, which may be in a group.
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

/// Throws `InputError` for a map without columns and rows of hexagons. To be called before the
/// layers are read, since those of other maps have another form.
void check_kind(const TiledMap& tiled);
[[noreturn]] void refuse_infinite(const std::string& place);

/// The map of Pampas for a map of Tiled. Throws `InputError` with the place if there is none.
/// `file` is the map's file, beside which other files are looked for; empty if the map is not in a
/// file.
map::Map map_of(const TiledMap& tiled, const std::filesystem::path& file);

/// The map of Tiled for a map, with the tileset of Pampas. Throws `InputError` for texts that are
/// not UTF-8.
TiledMap tiled_of(const map::Map& map);

} // namespace pampas::formats

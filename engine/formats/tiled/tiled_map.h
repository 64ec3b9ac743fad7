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

/// The parts of Tiled maps that matter here (engine/formats#tiled), for both its XML and its JSON.
/// Each `place` is the place in the file read.
namespace pampas::formats {

/// The version of Tiled files written. Tiled 1.8 and later read it, and most earlier versions.
inline constexpr const char* tiled_version = "1.8";

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

/// A map of Tiled.
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

/// Throws `InputError` for a map that is not a hexagonal grid with columns and rows. Call before
/// reading layers, since those of other maps have another form.
void check_kind(const TiledMap& tiled);
[[noreturn]] void refuse_infinite(const std::string& place);

/// Converts a map of Tiled. Throws `InputError` with the place if it cannot be converted. `file` is
/// the map's file, beside which other files are found; empty if there is none.
map::Map map_of(const TiledMap& tiled, const std::filesystem::path& file);

/// The Tiled version of a map, with the tileset of Pampas. Throws `InputError` for texts that are
/// not UTF-8.
TiledMap tiled_of(const map::Map& map);

} // namespace pampas::formats

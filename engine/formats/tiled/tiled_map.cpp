#include "engine/formats/tiled/tiled_map.h"

#include "engine/files/input_error.h"
#include "engine/formats/tiled/properties.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"
#include "engine/language/utf8.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <ranges>

namespace pampas::formats {
namespace {

using map::Map;
using map::Space;

constexpr std::string_view hexagonal = "hexagonal";
constexpr std::string_view layer_name = "spaces";

/// Limits the files read: each tileset may be its own file.
constexpr std::size_t most_tilesets = 32;

/// In the order of the enumerators.
constexpr std::array<std::string_view, 2> axes{"x", "y"};
constexpr std::array<std::string_view, 2> indices{"odd", "even"};

/// Bits of a cell for flipping and rotating its tile.
constexpr std::uint32_t turned = 0xf0000000;

/// A side of the map, in spaces.
int side_of(int number, std::string_view what, const std::string& place) {
    if (number < 1 || number > hex::max_side) {
        throw InputError(tr("{} must be a whole number from {} to {}", what, 1, hex::max_side),
                         place);
    }
    return number;
}

/// The enumerator for one of two words, which Tiled always writes.
template <class Enumeration>
Enumeration choice(const std::string& word, const std::array<std::string_view, 2>& words,
                   std::string_view what, const std::string& place) {
    const auto found = std::ranges::find(words, word);
    if (found == words.end()) {
        throw InputError(tr("{} must be {} or {}, not \"{}\"", what, words[0], words[1], word),
                         place);
    }
    return static_cast<Enumeration>(found - words.begin());
}

hex::Grid grid_of(const TiledMap& tiled) {
    return {side_of(tiled.columns, "width", tiled.place),
            side_of(tiled.rows, "height", tiled.place),
            choice<hex::StaggerAxis>(tiled.stagger_axis, axes, "staggeraxis", tiled.place),
            choice<hex::StaggerIndex>(tiled.stagger_index, indices, "staggerindex", tiled.place)};
}

const TiledLayer& layer_of_spaces(const TiledMap& tiled) {
    const std::vector<TiledLayer>& layers = tiled.layers;
    const auto named = std::ranges::count(layers, layer_name, &TiledLayer::name);
    if (named == 1) {
        return *std::ranges::find(layers, layer_name, &TiledLayer::name);
    }
    if (named == 0 && layers.size() == 1) {
        return layers.front();
    }
    throw InputError(layers.empty() ? tr("the map has no tile layer")
                                    : tr("the map has {} tile layers; expected one named \"{}\"",
                                         layers.size(), layer_name),
                     tiled.place);
}

Cells cells_of(const TiledLayer& layer, const hex::Grid& grid) {
    if (layer.columns != grid.columns || layer.rows != grid.rows) {
        throw InputError(tr("the layer has {} x {} cells; expected {} x {}", layer.columns,
                            layer.rows, grid.columns, grid.rows),
                         layer.place);
    }
    if (const auto* encoded = std::get_if<EncodedCells>(&layer.cells)) {
        return decoded(*encoded, grid.size(), layer.place);
    }
    const auto& cells = std::get<Cells>(layer.cells);
    if (cells.size() != grid.size()) {
        throw InputError(tr("the number of cells must be {}", grid.size()), layer.place);
    }
    return cells;
}

/// Finds the kinds of spaces of cells.
class SpacesOfTiles {
  public:
    SpacesOfTiles(std::vector<TiledTileset> tilesets, const std::filesystem::path& map)
        : tilesets_(std::move(tilesets)) {
        for (TiledTileset& tileset : tilesets_) {
            if (!tileset.source.empty()) {
                tileset.kinds = read_tileset(tileset, map);
            }
            std::ranges::stable_sort(tileset.kinds, {}, &TileKind::id);
        }
        std::ranges::sort(tilesets_, {}, &TiledTileset::first);
    }

    /// Throws `InputError` with `place`, that of the layer.
    Space of(std::uint32_t cell, hex::Coordinate at, const std::string& place) const {
        if (cell == 0) {
            return Space::Void;
        }
        if ((cell & turned) != 0) {
            throw InputError(tr("the tile at {} is flipped or turned", hex::name(at)), place);
        }
        const auto kind = kind_of(static_cast<int>(cell));
        if (!kind) {
            throw InputError(tr("tile {} at {} has no class that is a kind of space: {}", cell,
                                hex::name(at),
                                fmt::join(tile_kinds | std::views::transform(map::name), ", ")),
                             place);
        }
        return *kind;
    }

  private:
    std::optional<Space> kind_of(int cell) const {
        auto tileset = std::ranges::upper_bound(tilesets_, cell, {}, &TiledTileset::first);
        if (tileset == tilesets_.begin()) {
            return std::nullopt;
        }
        --tileset;
        const int id = cell - tileset->first;
        const auto tile = std::ranges::lower_bound(tileset->kinds, id, {}, &TileKind::id);
        return tile != tileset->kinds.end() && tile->id == id ? std::optional(tile->kind)
                                                              : std::nullopt;
    }

    std::vector<TiledTileset> tilesets_; ///< sorted by their first tiles
};

/// The name of a map without one: that of its file.
std::string name_of(const std::filesystem::path& file) {
    const std::string name = file.stem().string();
    return utf8::is_valid(name) ? name : std::string();
}

} // namespace

void check_kind(const TiledMap& tiled) {
    if (tiled.orientation != hexagonal) {
        throw InputError(
            tr("the map's orientation is \"{}\"; expected hexagonal", tiled.orientation),
            tiled.place);
    }
    if (tiled.infinite) {
        refuse_infinite(tiled.place);
    }
}

void refuse_infinite(const std::string& place) {
    throw InputError(tr("the map is infinite; expected one with a fixed size"), place);
}

Map map_of(const TiledMap& tiled, const std::filesystem::path& file) {
    if (tiled.tilesets.size() > most_tilesets) {
        throw InputError(tr("the map has more than {} tilesets", most_tilesets), tiled.place);
    }
    Map map(grid_of(tiled));
    const TiledLayer& layer = layer_of_spaces(tiled);
    const Cells cells = cells_of(layer, map.grid());
    const SpacesOfTiles spaces(tiled.tilesets, file);
    for (std::size_t offset = 0; offset < cells.size(); ++offset) {
        const hex::Coordinate at = map.grid().coordinate(offset);
        map.set(at, spaces.of(cells[offset], at, layer.place));
    }
    map.details() = details_of(tiled.properties, map.grid(), name_of(file));
    return map;
}

TiledMap tiled_of(const Map& map) {
    const hex::Grid& grid = map.grid();
    Cells cells;
    for (const Space space : map.spaces()) {
        const auto tile = std::ranges::find(tile_kinds, space) - tile_kinds.begin();
        cells.push_back(space == Space::Void ? 0 : static_cast<std::uint32_t>(tile + 1));
    }
    return {.orientation = std::string(hexagonal),
            .columns = grid.columns,
            .rows = grid.rows,
            .stagger_axis = std::string(axes[static_cast<std::size_t>(grid.axis)]),
            .stagger_index = std::string(indices[static_cast<std::size_t>(grid.index)]),
            .tilesets = {{.source = tileset_file(grid.axis)}},
            .layers = {{std::string(layer_name), grid.columns, grid.rows, std::move(cells)}},
            .properties = properties_of(map.details())};
}

} // namespace pampas::formats

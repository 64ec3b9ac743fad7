#pragma once

#include "engine/formats/json_value.h"
#include "engine/formats/tiled/tiled_map.h"
#include "engine/formats/tiled/xml.h"

namespace pampas::formats {

/// The tiles of a tileset whose class is a kind of space. Throw `InputError` with the place.
std::vector<TileKind> kinds_in(const XmlFile& file, pugi::xml_node tileset);
std::vector<TileKind> kinds_in(const JsonValue& tileset);

/// The same of a tileset in a file of its own, of XML or of JSON, whose path is relative to the
/// map's folder and must not lead out of it. Of a map that lies nowhere, an empty path, it can only
/// be the tileset of Pampas. Throws `InputError` with the place in the map, which shows nothing of
/// what is in a file that is no tileset.
std::vector<TileKind> read_tileset(const TiledTileset& tileset, const std::filesystem::path& map);

} // namespace pampas::formats

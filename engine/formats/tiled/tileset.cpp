#include "engine/formats/tiled/tileset.h"

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/formats/encodings.h"
#include "engine/formats/json_text.h"
#include "engine/formats/json_value.h"
#include "engine/formats/text_size.h"
#include "engine/formats/tiled/tiled_map.h"
#include "engine/formats/tiled/xml.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <limits>

namespace pampas::formats {
namespace {

std::string tileset_name(hex::StaggerAxis axis) {
    return axis == hex::StaggerAxis::Y ? "pampas-pointy" : "pampas-flat";
}

namespace fs = std::filesystem;

constexpr int most_id = std::numeric_limits<int>::max();

void add_kind(std::vector<TileKind>& kinds, int id, std::string_view tile_class) {
    const auto kind = std::ranges::find(tile_kinds, tile_class, map::name);
    if (kind != tile_kinds.end()) {
        kinds.push_back({id, *kind});
    }
}

/// The class of a tile; some versions of Tiled call it the type.
std::string_view class_in(const JsonValue& tile) {
    for (const char* key : {"type", "class"}) {
        if (const auto value = tile.find(key); value && !value->text().empty()) {
            return value->text();
        }
    }
    return {};
}

/// Tiled before 1.2 writes an object with tiles by number.
std::vector<TileKind> kinds_by_number(const JsonValue& tiles_by_number) {
    std::vector<TileKind> kinds;
    for (const auto& [key, value] : tiles_by_number.json().items()) {
        const auto id = number_in<int>(key);
        if (!id || *id < 0) {
            tiles_by_number.fail(tr_later("tile numbers"));
        }
        add_kind(kinds, *id, class_in(JsonValue(value, tiles_by_number.place() + "/" + key)));
    }
    return kinds;
}

/// Hides the parser's message, which may show parts of the text.
nlohmann::ordered_json parsed_silently(std::string_view bytes) {
    check_text_size(bytes);
    try {
        return parse_json(bytes);
    } catch (const InputError&) {
        throw InputError(tr("is not a Tiled tileset"));
    }
}

std::vector<TileKind> kinds_in_file(std::string_view bytes) {
    const std::size_t first = bytes.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    if (first != std::string_view::npos && bytes[first] == '{') {
        const auto json = parsed_silently(bytes);
        return kinds_in(JsonValue(json));
    }
    const XmlFile file(bytes);
    return kinds_in(file, file.root("tileset"));
}

std::vector<TileKind> own_kinds(const TiledTileset& tileset) {
    for (const auto axis : {hex::StaggerAxis::X, hex::StaggerAxis::Y}) {
        if (tileset.source == tileset_file(axis)) {
            return kinds_in_file(tileset_xml(axis));
        }
    }
    throw InputError(tr("the tileset \"{}\" is in a separate file", tileset.source), tileset.place);
}

/// Whether a path leads out of a folder after following links; false if nothing is there.
bool leads_out_of(const fs::path& folder, const fs::path& path) {
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(folder.empty() ? "." : folder, error);
    const fs::path inner = error ? path : fs::weakly_canonical(path, error);
    return !error && std::ranges::mismatch(whole, inner).in1 != whole.end();
}

} // namespace

TileSize tile_size(hex::StaggerAxis axis) {
    constexpr int between_corners = 2 * tile_side;
    constexpr int between_sides = 52; // the square root of 3, times the side
    return axis == hex::StaggerAxis::Y ? TileSize{between_sides, between_corners}
                                       : TileSize{between_corners, between_sides};
}

std::string tileset_file(hex::StaggerAxis axis) {
    return tileset_name(axis) + ".tsx";
}

std::string tileset_picture_file(hex::StaggerAxis axis) {
    return tileset_name(axis) + ".png";
}

std::string tileset_xml(hex::StaggerAxis axis) {
    const TileSize size = tile_size(axis);
    pugi::xml_document document;
    pugi::xml_node tileset = document.append_child("tileset");
    set(tileset, "version", tiled_version);
    set(tileset, "name", tileset_name(axis));
    set(tileset, "tilewidth", size.width);
    set(tileset, "tileheight", size.height);
    set(tileset, "tilecount", static_cast<int>(tile_kinds.size()));
    set(tileset, "columns", static_cast<int>(tile_kinds.size()));
    const pugi::xml_node image = tileset.append_child("image");
    set(image, "source", tileset_picture_file(axis));
    set(image, "width", static_cast<int>(tile_kinds.size()) * size.width);
    set(image, "height", size.height);
    for (std::size_t number = 0; number < tile_kinds.size(); ++number) {
        const pugi::xml_node tile = tileset.append_child("tile");
        set(tile, "id", static_cast<int>(number));
        set(tile, "type", std::string(map::name(tile_kinds[number])));
    }
    return xml_text(document);
}

std::vector<TileKind> kinds_in(const XmlFile& file, pugi::xml_node tileset) {
    std::vector<TileKind> kinds;
    for (const pugi::xml_node tile : tileset.children("tile")) {
        const std::string_view type = tile.attribute("type").value();
        add_kind(kinds, file.integer(tile, "id", 0),
                 type.empty() ? tile.attribute("class").value() : type);
    }
    return kinds;
}

std::vector<TileKind> kinds_in(const JsonValue& tileset) {
    std::vector<TileKind> kinds;
    const auto tiles_in_it = tileset.find("tiles");
    if (!tiles_in_it) {
        return kinds;
    }
    if (tiles_in_it->json().is_object()) {
        return kinds_by_number(*tiles_in_it);
    }
    for (std::size_t i = 0; i < tiles_in_it->size(); ++i) {
        const JsonValue tile = tiles_in_it->item(i);
        add_kind(kinds, tile.at("id").integer({0, most_id}), class_in(tile));
    }
    return kinds;
}

std::vector<TileKind> read_tileset(const TiledTileset& tileset, const fs::path& map) {
    if (map.empty()) {
        return own_kinds(tileset);
    }
    const fs::path path = map.parent_path() / path_of(tileset.source);
    if (leads_out_of(map.parent_path(), path)) {
        throw InputError(
            tr("the tileset \"{}\" is not in the map's folder, so it is not read", tileset.source),
            tileset.place);
    }
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) { // reading other kinds of files might never end
        throw InputError(tr("there is no tileset \"{}\"", tileset.source), tileset.place);
    }
    try {
        return kinds_in_file(read_file(path));
    } catch (const InputError& error) {
        throw InputError(error.in_file(path.string()).what(), tileset.place);
    }
}

} // namespace pampas::formats

#include "engine/formats/tiled/tileset.h"

#include "engine/formats/tiled/tiled_file.h"
#include "engine/formats/tiled/xml.h"

namespace pampas::formats {
namespace {

std::string tileset_name(hex::StaggerAxis axis) {
    return axis == hex::StaggerAxis::Y ? "pampas-pointy" : "pampas-flat";
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
    pugi::xml_node image = tileset.append_child("image");
    set(image, "source", tileset_picture_file(axis));
    set(image, "width", static_cast<int>(tile_kinds.size()) * size.width);
    set(image, "height", size.height);
    for (std::size_t number = 0; number < tile_kinds.size(); ++number) {
        pugi::xml_node tile = tileset.append_child("tile");
        set(tile, "id", static_cast<int>(number));
        set(tile, "type", std::string(map::name(tile_kinds[number])));
    }
    return xml_text(document);
}

} // namespace pampas::formats

#include "engine/formats/tiled/tileset.h"

#include <gtest/gtest.h>
#include <pugixml.hpp>

#include <cmath>

namespace pampas::formats {
namespace {

constexpr std::array both_axes{hex::StaggerAxis::X, hex::StaggerAxis::Y};

TEST(Tileset, HasATileForEveryKindOfSpaceButVoid) {
    for (const map::Space kind : map::all_spaces) {
        EXPECT_EQ(std::ranges::count(tile_kinds, kind), kind == map::Space::Void ? 0 : 1);
    }
}

TEST(Tileset, HexesAreRegularWithinAPixel) {
    for (const auto axis : both_axes) {
        const TileSize size = tile_size(axis);
        EXPECT_EQ(std::max(size.width, size.height), 2 * tile_side);
        EXPECT_NEAR(std::min(size.width, size.height), std::sqrt(3) * tile_side, 0.05);
        EXPECT_EQ(size.width > size.height, axis == hex::StaggerAxis::X);
        EXPECT_EQ(size.width % 2 + size.height % 2, 0) << "Tiled halves them";
    }
}

TEST(Tileset, IsWhatTiledHas) {
    for (const auto axis : both_axes) {
        pugi::xml_document document;
        ASSERT_TRUE(document.load_string(tileset_xml(axis).c_str()));
        const pugi::xml_node tileset = document.child("tileset");
        const TileSize size = tile_size(axis);
        EXPECT_EQ(tileset_file(axis), tileset.attribute("name").value() + std::string(".tsx"));
        EXPECT_EQ(tileset.attribute("tilewidth").as_int(), size.width);
        EXPECT_EQ(tileset.attribute("tileheight").as_int(), size.height);
        EXPECT_EQ(tileset.attribute("tilecount").as_int(), 9);
        EXPECT_EQ(tileset.attribute("columns").as_int(), 9);
        const pugi::xml_node image = tileset.child("image");
        EXPECT_EQ(tileset_picture_file(axis), image.attribute("source").value());
        EXPECT_EQ(image.attribute("width").as_int(), 9 * size.width);
        EXPECT_EQ(image.attribute("height").as_int(), size.height);
        std::vector<std::string> classes;
        for (const pugi::xml_node tile : tileset.children("tile")) {
            EXPECT_EQ(tile.attribute("id").as_uint(1000), classes.size());
            classes.emplace_back(tile.attribute("type").value());
        }
        EXPECT_EQ(classes, (std::vector<std::string>{"pampas", "mountain", "forest", "meadow",
                                                     "rocks", "swamp", "land", "market", "water"}));
    }
}

} // namespace
} // namespace pampas::formats

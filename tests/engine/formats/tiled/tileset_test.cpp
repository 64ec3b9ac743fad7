#include "engine/formats/tiled/tileset.h"
#include "tests/engine/formats/tiled/external_tileset.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <pugixml.hpp>

#include <cmath>

/// Tilesets in files of their own.
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

using testing::changed;
using testing::ExternalTileset;
using testing::put;
using testing::tiny_map;

TEST_F(ExternalTileset, IsReadInTheFolderOfTheMap) {
    std::filesystem::create_directory(beside("below"));
    const auto below = beside("below") / path_of("two words é.tsx");
    put(beside("own.tsx"), xml_);
    put(below, xml_);
    EXPECT_EQ(read("own.tsx"), tiny_map());
    EXPECT_EQ(read("own.tsx", "tmj"), tiny_map());
    EXPECT_EQ(read("below/two words é.tsx"), tiny_map());
    EXPECT_EQ(read("../map/own.tsx"), tiny_map());
    EXPECT_EQ(read(below.string()), tiny_map());
}

TEST_F(ExternalTileset, IsNotReadElsewhere) {
    put(folder_ / "above.tsx", xml_);
    put(beside("own.tsx"), xml_);
    for (const std::string& path :
         {std::string("../above.tsx"), (folder_ / "above.tsx").string(), std::string("..")}) {
        expect_refusal(path, "tiny.tmx: line 6: the tileset \"" + path +
                                 "\" is not in the map's folder, so it is not read");
    }
    std::filesystem::create_directory(folder_ / "map2");
    put(folder_ / "map2" / "own.tsx", xml_);
    expect_refusal("../map2/own.tsx", "is not in the map's folder, so it is not read");
}

/// A map whose path has no folder is in the current one.
TEST_F(ExternalTileset, IsReadInTheCurrentFolder) {
    put(beside("own.tsx"), xml_);
    put(beside("tiny.tmx"), changed(testing::tmx(tiny_map()), "pampas-pointy.tsx", "own.tsx"));
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(beside(""));
    EXPECT_EQ(read_map("tiny.tmx"), tiny_map());
    std::filesystem::current_path(before);
}

TEST_F(ExternalTileset, IsNamedWithTheMapWhenItCannotBeUsed) {
    put(beside("own.tsx"), "<tileset>\n& </tileset>");
    expect_refusal("own.tsx", "tiny.tmx: line 6: " + beside("own.tsx").string() +
                                  ": line 2: not valid XML: not well-formed (invalid token)");
}

TEST_F(ExternalTileset, IsReadAsXmlOrJsonWhateverItIsCalled) {
    std::string json = R"({"type": "tileset", "name": "x", "tiles": [)";
    for (std::size_t id = 0; id < tile_kinds.size(); ++id) {
        json += fmt::format("{}{{\"id\": {}, \"class\": \"{}\"}}", id > 0 ? ", " : "", id,
                            map::name(tile_kinds[id]));
    }
    json += "]}";
    for (const std::string name : {"own.tsj", "own.json", "own.tsx"}) {
        put(beside(name), "\n" + json);
        EXPECT_EQ(read(name), tiny_map());
        EXPECT_EQ(read(name, "tmj"), tiny_map());
    }
    put(beside("own.tsj"), "\xef\xbb\xbf" + xml_);
    EXPECT_EQ(read("own.tsj"), tiny_map());
}

// What Pampas knows of its own tileset is used only for maps that are in no folder.
TEST_F(ExternalTileset, MustBeThere) {
    const std::string told = "tiny.tmx: line 6: there is no tileset ";
    expect_refusal("pampas-pointy.tsx", told + "\"pampas-pointy.tsx\"");
    expect_refusal("none/none.tsx", told + "\"none/none.tsx\"");
    expect_refusal(".", told + "\".\"");
    expect_refusal(std::string(5000, 'x'), "x\"");
}

TEST_F(ExternalTileset, RevealsNothingOfAnotherFile) {
    for (const std::string bytes :
         {"secret", "<secret/>", "<tileset><secret></tileset>", "{\"a\": secret}",
          "{\"secret\": 1, \"secret\": 2}", "{\"tiles\": \"secret\"}",
          "{\"tiles\": {\"secret\": 1}}", "secret: \xff",
          "<tileset secret='&secret;'><tile secret='1'/></tileset>",
          "<tileset><tile id='secret'/></tileset>",
          "<!DOCTYPE tileset [<!ENTITY secret 'x'>]><tileset/>"}) {
        put(beside("other.tsx"), bytes);
        EXPECT_THAT(
            [&] { read("other.tsx"); },
            ::testing::ThrowsMessage<InputError>(::testing::AllOf(
                ::testing::HasSubstr("tiny.tmx: line 6: " + beside("other.tsx").string() + ": "),
                ::testing::Not(::testing::HasSubstr("secret")))))
            << bytes;
    }
}

TEST_F(ExternalTileset, OfAMapThatIsNamedAfterItsFile) {
    put(beside("pampas-pointy.tsx"), xml_);
    put(beside("Two Rivers.v2.tmx"),
        changed(testing::tmx(tiny_map()), "<property name=\"name\" value=\"Tiny\" />", ""));
    EXPECT_EQ(read_map(beside("Two Rivers.v2.tmx")).details().name, "Two Rivers.v2");
}

} // namespace

} // namespace pampas::formats

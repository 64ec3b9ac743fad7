#include "engine/files/input_error.h"
#include "engine/formats/encodings.h"
#include "engine/formats/tiled/tileset.h"
#include "tests/engine/formats/damage.h"
#include "tests/engine/formats/tiled/compressed.h"
#include "tests/engine/formats/tiled/tiled_files.h"
#include "tests/engine/random_details.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::formats {
namespace {

using map::Map;
using map::Space;
using testing::changed;
using testing::from_tmx;
using testing::tiny_map;
using testing::tmx;

/// The text between the tags of tiny_map's data.
const std::string tiny_cells = "\n1,2,0,\n8,9,3\n";
const std::string tiny_data = "<data encoding=\"csv\">" + tiny_cells + "</data>";

/// tiny_map with other data.
std::string with_data(const std::string& data) {
    return changed(tmx(tiny_map()), tiny_data, data);
}

/// tiny_map with this tileset in the file.
std::string with_tileset(const std::string& tileset) {
    return changed(tmx(tiny_map()), "<tileset firstgid=\"1\" source=\"pampas-pointy.tsx\" />",
                   tileset);
}

std::string with_property(const std::string& property) {
    return changed(tmx(tiny_map()), "<property name=\"name\" value=\"Tiny\" />", property);
}

/// Expects that a map keeps this text.
void expect_kept(const std::string& text) {
    Map map = tiny_map();
    map.details().name = map.details().author = map.details().description = text;
    map.details().ruleset = text;
    EXPECT_EQ(from_tmx(tmx(map)), map) << text;
}

bool fits(const std::string& text) {
    return text.find_first_of(std::string("\x1b\0", 2)) == std::string::npos;
}

RC_GTEST_PROP(Tmx, EveryMapComesBackOrIsRefusedForItsControlCharacters, ()) {
    const Map map = *testing::any_told_map();
    const map::Details& told = map.details();
    const bool all_fit = fits(told.name) && fits(told.author) && fits(told.description) &&
                         fits(told.ruleset.value_or(""));
    try {
        RC_ASSERT(from_tmx(tmx(map)) == map);
        RC_ASSERT(all_fit);
    } catch (const InputError& error) {
        RC_ASSERT_FALSE(all_fit);
        RC_ASSERT(
            std::string(error.what()).find("has a control character, which .tmx cannot hold") !=
            std::string::npos);
    }
}

TEST(Tmx, MapsOfAllSizesAndStaggersComeBack) {
    for (const Map& map : testing::large_and_small_maps()) {
        EXPECT_EQ(from_tmx(tmx(map)), map);
    }
}

TEST(Tmx, TextsOfAllScriptsComeBack) {
    for (const std::string text :
         {"", " ", "  two  ", "Zwei Flüsse", "東京の地図", "مراعي", "नदी",
          "🐖🐄 👩🏽‍🌾", "e\u0301", "a\nb\n\nc", "\n", "\r\n", "a\r\nb\tc", "\t",
          "\"'<>&amp;&#10;]]>", "<!-- -->", "\u0085\u00a0\u2028\ufeff", "\x7f"}) {
        expect_kept(text);
    }
}

TEST(Tmx, RefusesCharactersThatXmlHasNoPlaceFor) {
    for (const std::string& text :
         {std::string("\0", 1), std::string("a\x01"), std::string("\x1b[1m"), std::string("\x1f"),
          std::string("\ufffe"), std::string("\uffff")}) {
        Map map = tiny_map();
        map.details().description = text;
        EXPECT_THAT([&] { tmx(map); },
                    ::testing::ThrowsMessage<InputError>(
                        "the description has a control character, which .tmx cannot hold"));
        map = tiny_map();
        map.details().notes = {{{0, 0}, text}};
        EXPECT_EQ(from_tmx(tmx(map)), map);
    }
    Map map = tiny_map();
    map.details().author = "\xff";
    EXPECT_THAT([&] { tmx(map); },
                ::testing::ThrowsMessage<InputError>("a text of the map \"Tiny\" is not UTF-8"));
    map = tiny_map();
    map.details().notes = {{{0, 0}, "\xff"}};
    EXPECT_THROW(tmx(map), InputError);
}

TEST(Tmx, IsWhatTiledHas) {
    const std::string text = tmx(tiny_map());
    for (const std::string part :
         {"orientation=\"hexagonal\"", "renderorder=\"right-down\"", "infinite=\"0\"",
          "width=\"3\" height=\"2\"", "tilewidth=\"52\" tileheight=\"60\"", "hexsidelength=\"30\"",
          "staggeraxis=\"y\"", "staggerindex=\"even\"",
          "<tileset firstgid=\"1\" source=\"pampas-pointy.tsx\" />",
          "<layer id=\"1\" name=\"spaces\" width=\"3\" height=\"2\">", tiny_data.c_str()}) {
        EXPECT_THAT(text, ::testing::HasSubstr(part));
    }
    for (const std::string key : {"author", "description", "ruleset", "players", "pampas\""}) {
        EXPECT_THAT(text, ::testing::Not(::testing::HasSubstr("name=\"" + key)));
    }
    Map flat({2, 2, hex::StaggerAxis::X});
    EXPECT_THAT(tmx(flat), ::testing::HasSubstr("tilewidth=\"60\" tileheight=\"52\""));
    EXPECT_THAT(tmx(flat), ::testing::HasSubstr("pampas-flat.tsx"));
}

TEST(Tmx, HasDetailsAsProperties) {
    Map map = tiny_map();
    map.details().players = {{2, 4}};
    map.details().locked = {{2, 0}};
    map.details().unknown = {{"x", "[1]"}};
    const std::string text = tmx(map);
    for (const std::string part :
         {"<property name=\"players_min\" type=\"int\" value=\"2\" />",
          "<property name=\"players_max\" type=\"int\" value=\"4\" />",
          "<property name=\"pampas\" value=\"{&quot;annotations&quot;:{&quot;locked&quot;:[[2,0]]},"
          "&quot;x&quot;:[1]}\" />"}) {
        EXPECT_THAT(text, ::testing::HasSubstr(part));
    }
    EXPECT_EQ(from_tmx(text), map);
}

TEST(Tmx, ReadsCellsHoweverTheyAreWritten) {
    std::string elements;
    std::string bytes;
    for (const char cell : std::string("\1\2\0\x8\x9\3", 6)) {
        elements += cell == 0 ? "<tile/>" : "<tile gid=\"" + std::to_string(cell) + "\"/>\n";
        bytes += cell + std::string(3, '\0');
    }
    EXPECT_EQ(from_tmx(with_data("<data>\n" + elements + "</data>")), tiny_map());
    for (const std::string compression : {"", "zlib", "gzip", "zstd"}) {
        const std::string attribute =
            compression.empty() ? "" : " compression=\"" + compression + "\"";
        EXPECT_EQ(
            from_tmx(with_data("<data encoding=\"base64\"" + attribute + ">\n  " +
                               base64(testing::compressed(bytes, compression)) + "\n</data>")),
            tiny_map())
            << compression;
    }
    EXPECT_EQ(from_tmx(with_data("<data encoding=\"csv\">1 ,2,0,8,9,\r\n 3</data>")), tiny_map());
    EXPECT_EQ(from_tmx(with_data("<data encoding=\"csv\"><![CDATA[1,2,0,8,9,3]]></data>")),
              tiny_map());
}

TEST(Tmx, NamesItsEncodingInAnyCase) {
    EXPECT_EQ(from_tmx(changed(tmx(tiny_map()), "UTF-8", "utf-8")), tiny_map());
    EXPECT_EQ(from_tmx(changed(tmx(tiny_map()), " encoding=\"UTF-8\"", "")), tiny_map());
    EXPECT_EQ(from_tmx("\xef\xbb\xbf" + tmx(tiny_map())), tiny_map());
}

/// As Tiled writes texts of several lines, and as others write numbers.
TEST(Tmx, ReadsPropertiesHoweverTheyAreWritten) {
    const auto described = [](const std::string& property) {
        return from_tmx(with_property(property)).details().description;
    };
    EXPECT_EQ(described("<property name=\"description\">a\nb</property>"), "a\nb");
    EXPECT_EQ(described("<property name=\"description\" type=\"string\">\n\n</property>"), "\n\n");
    EXPECT_EQ(described("<property name=\"description\"/>"), "");
    EXPECT_EQ(described("<property name=\"description\" value=\"a&#10;b\"/>"), "a\nb");
    EXPECT_EQ(described("<property name=\"height\" value=\"high\"/>"
                        "<property name=\"description\" value=\"x\"/>"),
              "x");
}

TEST(Tmx, ReadsTheLayerOfSpacesAmongOthers) {
    const std::string layer =
        "<layer id=\"1\" name=\"spaces\" width=\"3\" height=\"2\">\n  " + tiny_data + "\n </layer>";
    const std::string other = changed(changed(layer, "spaces", "notes"), tiny_cells, "7,7,7,7,7,7");
    const auto with_layers = [&](const std::string& layers) {
        return from_tmx(changed(tmx(tiny_map()), layer, layers));
    };
    EXPECT_EQ(with_layers(other + layer + other), tiny_map());
    EXPECT_EQ(with_layers(changed(layer, "spaces", "Tile Layer 1")), tiny_map());
    EXPECT_EQ(with_layers("<objectgroup name=\"spaces\"/><imagelayer name=\"spaces\"/>" + layer),
              tiny_map());
    EXPECT_EQ(with_layers("<group><group>" + layer + "</group>" + other + "</group>"), tiny_map());
    std::string groups;
    for (int i = 0; i < 100'000; ++i) {
        groups += "<group>";
    }
    groups += layer;
    for (int i = 0; i < 100'000; ++i) {
        groups += "</group>";
    }
    EXPECT_EQ(with_layers(groups), tiny_map());
}

TEST(Tmx, GoesByTheClassesOfTheTiles) {
    // Other kinds first, in another order, with gaps and tiles without a class.
    EXPECT_EQ(
        from_tmx(changed(with_tileset("<tileset firstgid=\"5\">"
                                      "<tile id=\"1\" type=\"forest\"/><tile id=\"0\"/>"
                                      "<tile id=\"95\" class=\"water\"/>"
                                      "<tile id=\"2\" type=\"\" class=\"mountain\"/>"
                                      "<tile id=\"3\" type=\"market\" class=\"rocks\"/>"
                                      "</tileset>"
                                      "<tileset firstgid=\"1\"><tile id=\"2\" type=\"pampas\"/>"
                                      "</tileset>"),
                         tiny_cells, "3,7,0,8,100,6")),
        tiny_map());
}

TEST(Tmx, IsNamedAfterItsFileWhenItHasNoName) {
    const std::string unnamed = with_property("");
    const Format& format = *format_named("tmx");
    Map expected = tiny_map();
    expected.details().name = "";
    EXPECT_EQ(format.read(unnamed), expected);
    EXPECT_EQ(from_tmx(tmx(expected)), expected) << "a name that is empty is one";
}

struct WrongTmx {
    std::string bytes;
    std::string message; ///< its beginning
};

TEST(Tmx, RefusesWhatIsWrongAndTellsWhere) {
    const std::string good = tmx(tiny_map());
    const std::string entity = "<!DOCTYPE map [<!ENTITY a \"aaaaaaaa\"><!ENTITY b \"&a;&a;\">]>";
    const std::vector<WrongTmx> all{
        {"", "line 1: not valid XML: "},
        {"{}", "line 1: not valid XML: "},
        {"<map", "line 1: not valid XML: "},
        {"\xff", "is not text in UTF-8"},
        {good + std::string("\0", 1), "is not text in UTF-8"},
        {good + std::string(5 << 20, ' '), "is larger than any map (4 MiB)"},
        {changed(good, "\"Tiny\"", "\"Hill & Dale\""), "line 4: not valid XML: "},
        {changed(good, "\"Tiny\"", "\"Tiny &hill;\""), "line 4: not valid XML: "},
        {changed(good, "\"Tiny\"", "\"\x1b[31m\""), "line 4: not valid XML: "},
        {changed(good, "\"Tiny\"", "\"&#0;\""), "line 4: not valid XML: "},
        {changed(good, "\"Tiny\"", "\"&#x1b;\""), "line 4: not valid XML: "},
        {changed(good, "UTF-8", "ISO-8859-1"), "line 1: is not text in UTF-8"},
        {changed(good, "UTF-8", "UTF-16"), "line 1: is not text in UTF-8"},
        {changed(good, "UTF-8", "klingon"), "line 1: is not text in UTF-8"},
        {good + "<map/>", "line 14: not valid XML: "},
        {"<?xml version=\"1.0\"?>\n\n<maps/>", "line 3: expected <map>"},
        {changed(good, "<map", entity + "<map"), "line 1: declares its own entities"},
        {changed(good, "<map", "<!DOCTYPE map [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><map"),
         "line 1: declares its own entities"},
        {changed(good, "hexagonal", "orthogonal"),
         "line 2: the map's orientation is \"orthogonal\"; expected hexagonal"},
        {changed(good, "orientation=\"hexagonal\" ", ""), "line 2: the map's orientation is \"\""},
        {changed(good, "infinite=\"0\"", "infinite=\"1\""), "line 2: the map is infinite"},
        {changed(good, "width=\"3\"", ""),
         "line 2: width must be a whole number from 0 to 2147483647"},
        {changed(good, "width=\"3\"", "width=\"0\""),
         "line 2: width must be a whole number from 1 to 250"},
        {changed(good, "width=\"3\"", "width=\"-3\""), "line 2: width must be a whole number"},
        {changed(good, "width=\"3\"", "width=\"251\""), "line 2: width must be a whole number"},
        {changed(good, "width=\"3\"", "width=\"4294967299\""), "line 2: width must be a whole"},
        {changed(good, "height=\"2\"", "height=\"2147483647\""),
         "line 2: height must be a whole number from 1 to 250"},
        {changed(good, "height=\"2\"", "height=\"2.0\""), "line 2: height must be a whole number"},
        {changed(good, "staggeraxis=\"y\"", ""), "line 2: staggeraxis must be x or y, not \"\""},
        {changed(good, "staggeraxis=\"y\"", "staggeraxis=\"z\""),
         "line 2: staggeraxis must be x or y, not \"z\""},
        {changed(good, "staggerindex=\"even\"", "staggerindex=\"none\""),
         "line 2: staggerindex must be odd or even, not \"none\""},
        {changed(good, "width=\"3\" height=\"2\" tile", "width=\"3\" height=\"3\" tile"),
         "line 7: the layer has 3 x 2 cells; expected 3 x 3"},
        {changed(good, "name=\"spaces\" width=\"3\"", "name=\"spaces\" width=\"2\""),
         "line 7: the layer has 2 x 2 cells; expected 3 x 2"},
        {changed(changed(good, "<layer", "<group"), "</layer", "</group"),
         "line 2: the map has no tile layer"},
        {changed(good, "<layer id=\"1\" name=\"spaces\"",
                 "<layer width=\"3\" height=\"2\"/><layer name=\"x\""),
         "line 2: the map has 2 tile layers; expected one named \"spaces\""},
        {with_data(""), "line 7: "},
        {with_data("<data/>"), "line 7: "},
        {with_data("<data encoding=\"csv\">1,2,0,8,9</data>"),
         "line 7: the number of cells must be 6"},
        {with_data("<data encoding=\"csv\">1,2,0,8,9,-3</data>"),
         "line 7: \"-3\" is not a tile number"},
        {with_data("<data><tile gid=\"-1\"/></data>"), "line 7: \"-1\" is not a tile number"},
        {with_data("<data encoding=\"base64\">AQAAAAIA</data>"),
         "line 7: the number of cells must be 6"},
        {with_data("<data encoding=\"csv\"><chunk x=\"0\" y=\"0\" width=\"16\" height=\"16\">1"
                   "</chunk></data>"),
         "line 7: the map is infinite"},
        {with_data("<data encoding=\"csv\">1,2,0,8,9,2147483651</data>"),
         "line 7: the tile at C2 is flipped or turned"},
        {with_data("<data encoding=\"csv\">1,1073741826,0,8,9,3</data>"),
         "line 7: the tile at B1 is flipped or turned"},
        {with_data("<data encoding=\"csv\">536870913,2,0,8,9,3</data>"),
         "line 7: the tile at A1 is flipped or turned"},
        {with_data("<data encoding=\"csv\">268435457,2,0,8,9,3</data>"),
         "line 7: the tile at A1 is flipped or turned"},
        {with_data("<data encoding=\"csv\">1,2,0,8,9,10</data>"),
         "line 7: tile 10 at C2 has no class that is a kind of space: pampas, mountain, forest, "
         "meadow, rocks, swamp, land, market, water"},
        {with_data("<data encoding=\"csv\">1,2,0,8,9,268435455</data>"),
         "line 7: tile 268435455 at"},
        {with_tileset(""), "line 7: tile 1 at A1 has no class"},
        {with_tileset("<tileset source=\"pampas-pointy.tsx\"/>"),
         "line 6: firstgid must be a whole"},
        {with_tileset("<tileset firstgid=\"0\"/>"),
         "line 6: firstgid must be a whole number from 1"},
        {with_tileset("<tileset firstgid=\"-1\"/>"),
         "line 6: firstgid must be a whole number from 1"},
        {with_tileset("<tileset firstgid=\"2\" source=\"pampas-pointy.tsx\"/>"),
         "line 7: tile 1 at A1 has no class"},
        {with_tileset("<tileset firstgid=\"1\"><tile id=\"0\" type=\"Pampas\"/></tileset>"),
         "line 7: tile 1 at A1 has no class"},
        {with_tileset("<tileset firstgid=\"1\"><tile type=\"pampas\"/></tileset>"),
         "line 6: id must be a whole number from 0"},
        {with_tileset("<tileset firstgid=\"1\"><tile id=\"-1\" type=\"pampas\"/></tileset>"),
         "line 6: id must be a whole number from 0"},
        {with_tileset(
             "<tileset firstgid=\"1\"><tile id=\"2147483648\" type=\"pampas\"/></tileset>"),
         "line 6: id must be a whole number from 0"},
        {with_tileset("<tileset firstgid=\"1\" source=\"mine.tsx\"/>"),
         "line 6: the tileset \"mine.tsx\" is in a separate file"},
        {with_property("<property name=\"name\" type=\"int\" value=\"1\"/>"),
         "line 4: the property name: expected text"},
        {with_property("<property name=\"players_min\" type=\"int\" value=\"2\"/>"),
         "line 4: only one of players_min and players_max is given"},
        {with_property("<property name=\"players_max\" type=\"int\" value=\"2\"/>"),
         "line 4: only one of players_min and players_max is given"},
        {with_property("<property name=\"players_min\" type=\"int\" value=\"0\"/>"
                       "<property name=\"players_max\" type=\"int\" value=\"2\"/>"),
         "line 4: the property players_min: expected a whole number from 1"},
        {with_property("<property name=\"players_min\" type=\"int\" value=\"3\"/>\n"
                       "<property name=\"players_max\" type=\"int\" value=\"2\"/>"),
         "line 5: the property players_max: expected a whole number from 3"},
        {with_property("<property name=\"players_min\" type=\"int\" value=\"two\"/>"),
         "line 4: value must be a whole number from "},
        {with_property("<property name=\"players_min\" value=\"2\"/>"
                       "<property name=\"players_max\" value=\"4\"/>"),
         "line 4: the property players_min: expected a whole number from 1"},
        {with_property("<property name=\"pampas\" value=\"{\"/>"),
         "line 4: the property pampas: line 1, column 2: not valid JSON"},
        {with_property("<property name=\"pampas\" value=\"[]\"/>"),
         "line 4: the property pampas: expected an object"},
        {with_property("<property name=\"pampas\" value='{\"spaces\":[]}'/>"),
         "line 4: the property pampas: the key \"spaces\" belongs elsewhere in the map"},
        {with_property(
             "<property name=\"pampas\" value='{\"annotations\":{\"locked\":[[3,0]]}}'/>"),
         "line 4/annotations/locked/0/0: expected a whole number from 0 to 2"},
    };
    for (const WrongTmx& wrong : all) {
        EXPECT_THAT([&] { from_tmx(wrong.bytes); },
                    ::testing::ThrowsMessage<InputError>(::testing::StartsWith(wrong.message)))
            << wrong.bytes.substr(0, 2000);
    }
}

TEST(Tmx, RefusesMoreTilesetsThanAnyMapHas) {
    std::string tilesets;
    for (int i = 0; i < 33; ++i) {
        tilesets += "<tileset firstgid=\"1\" source=\"pampas-pointy.tsx\"/>";
    }
    EXPECT_THAT([&] { from_tmx(with_tileset(tilesets)); },
                ::testing::ThrowsMessage<InputError>("line 2: the map has more than 32 tilesets"));
}

// No entity is looked up: unknown ones stay as they are.
TEST(Tmx, ADocumentTypeIsPassedOver) {
    EXPECT_EQ(from_tmx(changed(tmx(tiny_map()), "<map",
                               "<!DOCTYPE map SYSTEM \"http://mapeditor.org/dtd/1.0/map.dtd\">\n"
                               "<map")),
              tiny_map());
}

TEST(Tmx, RefusesEveryFileThatIsCutShort) {
    const std::string bytes = tmx(tiny_map());
    for (std::size_t length = 0; length + 1 < bytes.size(); ++length) {
        EXPECT_THROW(from_tmx(bytes.substr(0, length)), InputError) << length;
    }
}

RC_GTEST_PROP(Tmx, DamagedFilesAreReadOrRefused, ()) {
    Map whole = tiny_map();
    whole.details().players = {{2, 4}};
    whole.details().locked = {{2, 0}};
    const std::string bytes = *testing::damaged(tmx(whole));
    try {
        const Map map = from_tmx(bytes);
        RC_ASSERT(map.grid().contains({0, 0}));
    } catch (const InputError&) {
    }
}

} // namespace
} // namespace pampas::formats

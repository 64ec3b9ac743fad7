#include "engine/files/input_error.h"
#include "engine/formats/encodings.h"
#include "tests/engine/formats/damage.h"
#include "tests/engine/formats/tiled/compressed.h"
#include "tests/engine/formats/tiled/tiled_files.h"
#include "tests/engine/random_details.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace pampas::formats {
namespace {

using Json = nlohmann::ordered_json;
using map::Map;
using testing::from_tmj;
using testing::tiny_map;
using testing::tmj;

/// tiny_map with the value at a JSON pointer replaced; null removes it.
std::string with_value(const std::string& pointer, const Json& value) {
    Json file = Json::parse(tmj(tiny_map()));
    const Json::json_pointer place(pointer);
    if (value.is_null()) {
        file[place.parent_pointer()].erase(place.back());
    } else {
        file[place] = value;
    }
    return file.dump();
}

Json tile(int id, const std::string& kind) {
    return {{"id", id}, {"type", kind}};
}

RC_GTEST_PROP(Tmj, EveryMapComesBack, ()) {
    const Map map = *testing::any_told_map();
    RC_ASSERT(from_tmj(tmj(map)) == map);
}

TEST(Tmj, MapsOfAllSizesAndStaggersComeBack) {
    for (const Map& map : testing::large_and_small_maps()) {
        EXPECT_EQ(from_tmj(tmj(map)), map);
    }
}

TEST(Tmj, IsWhatTiledHas) {
    Map map = tiny_map();
    map.details().players = {{2, 4}};
    map.details().unknown = {{"x", "[1]"}};
    const Json file = Json::parse(tmj(map));
    const Json head = {{"type", "map"},
                       {"orientation", "hexagonal"},
                       {"infinite", false},
                       {"renderorder", "right-down"},
                       {"width", 3},
                       {"height", 2},
                       {"tilewidth", 52},
                       {"tileheight", 60},
                       {"hexsidelength", 30},
                       {"staggeraxis", "y"},
                       {"staggerindex", "even"}};
    for (const auto& [key, value] : head.items()) {
        EXPECT_EQ(file[key], value) << key;
    }
    EXPECT_EQ(file["tilesets"], Json::parse(R"([{"firstgid": 1, "source": "pampas-pointy.tsx"}])"));
    EXPECT_EQ(file["layers"].size(), 1U);
    EXPECT_EQ(file["layers"][0]["name"], "spaces");
    EXPECT_EQ(file["layers"][0]["data"], Json({1, 2, 0, 8, 9, 3}));
    EXPECT_EQ(file["properties"], Json::parse(R"([
        {"name": "name", "type": "string", "value": "Tiny"},
        {"name": "players_min", "type": "int", "value": 2},
        {"name": "players_max", "type": "int", "value": 4},
        {"name": "pampas", "type": "string", "value": "{\"x\":[1]}"}])"));
}

TEST(Tmj, ReadsCompressedCells) {
    const std::string bytes("\1\0\0\0\2\0\0\0\0\0\0\0\x8\0\0\0\x9\0\0\0\3\0\0\0", 24);
    for (const std::string compression : {"", "zlib", "gzip", "zstd"}) {
        Json layer = Json::parse(tmj(tiny_map()))["layers"][0];
        layer["encoding"] = "base64";
        layer["compression"] = compression;
        layer["data"] = base64(testing::compressed(bytes, compression));
        EXPECT_EQ(from_tmj(with_value("/layers/0", layer)), tiny_map()) << compression;
    }
}

TEST(Tmj, ReadsTheLayerOfSpacesAmongOthers) {
    const Json spaces = Json::parse(tmj(tiny_map()))["layers"][0];
    Json other = spaces;
    other["name"] = "notes";
    other["data"] = {7, 7, 7, 7, 7, 7};
    const Json object{{"type", "objectgroup"}, {"name", "spaces"}, {"objects", Json::array()}};
    const Json group{{"type", "group"}, {"name", "g"}, {"layers", {object, spaces}}};
    EXPECT_EQ(from_tmj(with_value("/layers", {other, spaces})), tiny_map());
    EXPECT_EQ(from_tmj(with_value("/layers", {other, object, group})), tiny_map());
    EXPECT_EQ(from_tmj(with_value("/layers/0/name", "Tile Layer 1")), tiny_map());
}

/// Embedded tiles: under both names of a class, and by number, as in Tiled before 1.2.
TEST(Tmj, GoesByTheClassesOfTheTiles) {
    Json first{
        {"firstgid", 1},
        {"tiles", {tile(1, "mountain"), {{"id", 0}, {"class", "pampas"}}, tile(2, "forest")}}};
    const Json second{{"firstgid", 8},
                      {"tiles", {{"0", {{"type", "market"}}}, {"1", {{"class", "water"}}}}}};
    EXPECT_EQ(from_tmj(with_value("/tilesets", {second, first})), tiny_map());
    first["tiles"][0]["type"] = "sand";
    EXPECT_THAT(
        [&] {
            from_tmj(with_value("/tilesets", {second, first}));
        },
        ::testing::ThrowsMessage<InputError>(
            ::testing::StartsWith("/layers/0: tile 2 at B1 has no class")));
}

TEST(Tmj, ReadsPropertiesByTheirNames) {
    const Map map = from_tmj(with_value("/properties", {{"author", "me"}, {"other", 2.5}}));
    EXPECT_EQ(map.details().author, "me");
    EXPECT_EQ(map.details().name, "");
}

struct WrongTmj {
    std::string bytes;
    std::string message; ///< its beginning
};

TEST(Tmj, RefusesWhatIsWrongAndTellsWhere) {
    const std::string good = tmj(tiny_map());
    const std::string deep(200, '[');
    const std::vector<WrongTmj> all{
        {"", "line 1, column 1: not valid JSON"},
        {"<map/>", "line 1, column 1: not valid JSON"},
        {deep, "line 1, column 101: values are nested deeper than 100"},
        {good + std::string(5 << 20, ' '), "is larger than any map (4 MiB)"},
        {"[]", "expected an object"},
        {"{}", "the key \"width\" is missing"},
        {with_value("/orientation", nullptr), "the map's orientation is \"\""},
        {with_value("/orientation", "isometric"), "the map's orientation is \"isometric\""},
        {with_value("/orientation", 1), "/orientation: expected text"},
        {with_value("/infinite", true), "the map is infinite"},
        {with_value("/width", 0), "width must be a whole number from 1 to 250"},
        {with_value("/width", -3), "/width: expected a whole number from 0"},
        {with_value("/width", 4294967299), "/width: expected a whole number from 0"},
        {with_value("/width", 3.0), "/width: expected a whole number from 0"},
        {with_value("/height", 251), "height must be a whole number from 1 to 250"},
        {with_value("/staggeraxis", nullptr), "staggeraxis must be x or y, not \"\""},
        {with_value("/staggerindex", "odder"), "staggerindex must be odd or even, not \"odder\""},
        {with_value("/layers", nullptr), "the map has no tile layer"},
        {with_value("/layers", 1), "/layers: expected a list"},
        {with_value("/layers", {0, 0}), "/layers/0: expected an object"},
        {with_value("/layers/0/type", "imagelayer"), "the map has no tile layer"},
        {with_value("/layers/0/width", 2), "/layers/0: the layer has 2 x 2 cells; expected 3 x 2"},
        {with_value("/layers/0/data", nullptr), "/layers/0: the key \"data\" is missing"},
        {with_value("/layers/0/data", {1, 2, 3}), "/layers/0: the number of cells must be 6"},
        {with_value("/layers/0/data/1", -1), "/layers/0/data/1: expected a tile number"},
        {with_value("/layers/0/data/1", 1.5), "/layers/0/data/1: expected a tile number"},
        {with_value("/layers/0/data/1", 4294967296), "/layers/0/data/1: expected a tile number"},
        {with_value("/layers/0/data/1", 2147483650),
         "/layers/0: the tile at B1 is flipped or turned"},
        {with_value("/layers/0/data/1", 10), "/layers/0: tile 10 at B1 has no class"},
        {with_value("/layers/0/data", "AAAA"), "/layers/0: the cells are encoded as \"\""},
        {with_value("/layers/0/chunks", Json::array()), "/layers/0: the map is infinite"},
        {with_value("/tilesets", Json::array()), "/layers/0: tile 1 at A1 has no class"},
        {with_value("/tilesets/0/firstgid", 0), "/tilesets/0/firstgid: expected a whole number"},
        {with_value("/tilesets/0/source", "mine.tsx"),
         "/tilesets/0: the tileset \"mine.tsx\" is in a separate file"},
        {with_value("/tilesets/0/tiles", Json::array({tile(-1, "pampas")})),
         "/tilesets/0/tiles/0/id: expected a whole number from 0"},
        {with_value("/tilesets/0/tiles", {{"-1", {{"type", "pampas"}}}}),
         "/tilesets/0/tiles: expected tile numbers"},
        {with_value("/tilesets/0/tiles", {{"1", {{"type", 1}}}}),
         "/tilesets/0/tiles/1/type: expected text"},
        {with_value("/properties/0/value", 1), "/properties/0/value: the property name: expected "},
        {with_value("/properties/0/value", Json::array()),
         "/properties/0/value: expected a whole number"},
        {with_value("/properties", {{"pampas", "1"}}),
         "/properties/pampas: the property pampas: expected an object"},
    };
    for (const WrongTmj& wrong : all) {
        EXPECT_THAT([&] { from_tmj(wrong.bytes); },
                    ::testing::ThrowsMessage<InputError>(::testing::StartsWith(wrong.message)))
            << wrong.bytes.substr(0, 2000);
    }
}

TEST(Tmj, RefusesEveryFileThatIsCutShort) {
    const std::string bytes = tmj(tiny_map());
    for (std::size_t length = 0; length + 1 < bytes.size(); ++length) {
        EXPECT_THROW(from_tmj(bytes.substr(0, length)), InputError) << length;
    }
}

RC_GTEST_PROP(Tmj, DamagedFilesAreReadOrRefused, ()) {
    Map whole = tiny_map();
    whole.details().players = {{2, 4}};
    whole.details().locked = {{2, 0}};
    const std::string bytes = *testing::damaged(tmj(whole));
    try {
        const Map map = from_tmj(bytes);
        RC_ASSERT(from_tmj(tmj(map)) == map);
    } catch (const InputError&) {
    }
}

} // namespace
} // namespace pampas::formats

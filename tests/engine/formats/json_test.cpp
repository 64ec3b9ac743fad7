#include "engine/files/input_error.h"
#include "engine/formats/json.h"
#include "engine/formats/json_text.h"
#include "engine/formats/json_value.h"
#include "tests/engine/formats/damage.h"
#include "tests/engine/random_details.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace pampas::formats {
namespace {

using Json = nlohmann::ordered_json;

/// The example of a map (engine/formats#map).
const std::string example = R"({ "format": "pampas-map", "version": 1,
  "name": "Two Rivers", "author": "", "description": "",
  "players": [2, 5], "ruleset": "standard",
  "columns": 8, "rows": 4, "stagger_axis": "y", "stagger_index": "odd",
  "spaces": ["..mm..ff", ".$....w.", "..gg.l..", "rr..ss-$"] })";

/// The example with the value at a JSON pointer replaced; null removes it.
std::string changed(const std::string& pointer, const Json& value) {
    Json map = Json::parse(example);
    if (value.is_null()) {
        map.erase(pointer.substr(1));
    } else {
        map[Json::json_pointer(pointer)] = value;
    }
    return map.dump();
}

RC_GTEST_PROP(Json, EveryMapComesBack, ()) {
    auto map = *testing::any_told_map();
    const std::string bytes = write_json(map);
    RC_ASSERT(read_json(bytes) == map);
    RC_ASSERT(write_json(read_json(bytes)) == bytes);
}

TEST(Json, ReadsTheExample) {
    const map::Map map = read_json(example);
    EXPECT_EQ(map.grid(), (hex::Grid{8, 4, hex::StaggerAxis::Y, hex::StaggerIndex::Odd}));
    EXPECT_EQ(map.details().name, "Two Rivers");
    EXPECT_EQ(map.details().players, (map::PlayerRange{2, 5}));
    EXPECT_EQ(map.details().ruleset, "standard");
    using enum map::Space;
    const std::vector<map::Space> first{Pampas, Pampas, Mountain, Mountain,
                                        Pampas, Pampas, Forest,   Forest};
    const std::vector<map::Space> last{Rocks, Rocks, Pampas, Pampas, Swamp, Swamp, Void, Market};
    EXPECT_TRUE(std::ranges::equal(map.spaces().first(8), first));
    EXPECT_TRUE(std::ranges::equal(map.spaces().last(8), last));
    EXPECT_EQ(map.at({1, 1}), Market);
    EXPECT_EQ(map.at({6, 1}), Water);
    EXPECT_EQ(map.at({2, 2}), Meadow);
    EXPECT_EQ(map.at({5, 2}), Land);
}

TEST(Json, OptionalKeysMayBeMissing) {
    const map::Map map = read_json(
        R"({"format":"pampas-map","version":1,"name":"","columns":1,"rows":1,"spaces":["-"]})");
    EXPECT_EQ(map.grid(), (hex::Grid{1, 1, hex::StaggerAxis::Y, hex::StaggerIndex::Odd}));
    EXPECT_EQ(map.details(), map::Details{});
}

TEST(Json, UnknownKeysKeepTheirOrderAndValue) {
    const std::string unknown =
        R"({"zebra":[1,2.5,-3,1e+300,true,null],"ant":{"b":{"z":1,"a":[]},"a":"é\u0000"}})";
    Json map = Json::parse(example);
    map["haz"] = Json::parse(unknown);
    map.update(Json::parse(unknown));
    Json back = Json::parse(write_json(read_json(map.dump())));
    EXPECT_EQ(back["zebra"].dump(), map["zebra"].dump());
    EXPECT_EQ(back["ant"].dump(), map["ant"].dump());
    EXPECT_EQ(back["haz"]["ant"].dump(), map["ant"].dump());
    EXPECT_TRUE(back.dump().ends_with(unknown.substr(1)));
}

// This took minutes when each key was compared with all before it.
TEST(Json, AsManyUnknownKeysAsOneLikesAreKeptInNoTime) {
    std::string bytes = example;
    for (int number = 0; number < 100'000; ++number) {
        bytes.insert(bytes.find('{') + 1, fmt::format("\"k{}\": {},", number, number));
    }
    const map::Map map = read_json(bytes);
    EXPECT_EQ(map.details().unknown.size(), 100'000U);
    EXPECT_EQ(read_json(write_json(map)), map);
    bytes.insert(bytes.rfind('}'), ", \"k77\": 0");
    EXPECT_THAT(
        [&] { read_json(bytes); },
        ::testing::ThrowsMessage<InputError>(::testing::HasSubstr("the key \"k77\" is repeated")));
}

TEST(Json, RefusesMoreValuesThanFitIntoMemory) {
    std::string bytes = "[";
    for (int number = 0; number < 10'000'000; ++number) {
        bytes += "0,";
    }
    EXPECT_THAT(
        [&] { read_json(bytes + "0]"); },
        ::testing::ThrowsMessage<InputError>(::testing::HasSubstr("more than 10000000 values")));
}

struct WrongJson {
    std::string bytes;
    std::string message; ///< its beginning
};

TEST(Json, RefusesWhatIsWrongAndTellsWhere) {
    const std::vector<WrongJson> all{
        {"", "line 1, column 1: not valid JSON: "},
        {"\n\n  {\"a\" 1}", "line 3, column 8: not valid JSON: "},
        {"{} {}", "line 1, column 4: not valid JSON: "},
        {std::string("{}\n\0{}", 6),
         "line 2, column 1: not valid JSON: there is more text after the end"},
        {std::string("[1]\0", 4),
         "line 1, column 4: not valid JSON: there is more text after the end"},
        {std::string("[1,\0]", 5), "line 1, column 4: not valid JSON: "},
        {std::string("[\"\0\"]", 5), "line 1, column 3: not valid JSON: "},
        {"[NaN]", "line 1, column 2: not valid JSON: "},
        {"[1e999]", "line 1, column 7: a number is out of range"},
        {"[\"\xff\"]", "line 1, column 3: not valid JSON: "},
        {"[\"\\ud800\"]", "line 1, column 9: not valid JSON: "},
        {"{\"a\": 1,\n \"a\": 2}", "line 2, column 4: the key \"a\" is repeated"},
        {"[{\"a\": {\"b\": 1,\n\n\"b\": 2}}]", "line 3, column 3: the key \"b\" is repeated"},
        {std::string(200, '['), "line 1, column 101: values are nested deeper than 100"},
        {"[]", "expected an object"},
        {"{}", "the key \"format\" is missing"},
        {changed("/format", "pampas-game"), "/format: expected \"pampas-map\""},
        {changed("/version", nullptr), "the key \"version\" is missing"},
        {changed("/version", 2), "/version: version 2 is from a newer Pampas"},
        {changed("/version", "1"), "/version: expected a whole number"},
        {changed("/version", 0), "/version: expected a whole number"},
        {changed("/name", nullptr), "the key \"name\" is missing"},
        {changed("/name", 1), "/name: expected text"},
        {changed("/author", Json::array()), "/author: expected text"},
        {changed("/description", false), "/description: expected text"},
        {changed("/ruleset", 1), "/ruleset: expected text"},
        {changed("/players", 2), "/players: expected two whole numbers"},
        {changed("/players", {2}), "/players: expected two whole numbers"},
        {changed("/players", {0, 2}), "/players/0: expected a whole number from 1"},
        {changed("/players", {4, 3}), "/players/1: expected a whole number from 4"},
        {changed("/players", {2, "5"}), "/players/1: expected a whole number"},
        {changed("/columns", nullptr), "the key \"columns\" is missing"},
        {changed("/columns", 8.0), "/columns: expected a whole number from 1 to 250"},
        {changed("/columns", 0), "/columns: expected a whole number from 1 to 250"},
        {changed("/columns", -8), "/columns: expected a whole number from 1 to 250"},
        {changed("/columns", 251), "/columns: expected a whole number from 1 to 250"},
        {changed("/columns", 4294967304), "/columns: expected a whole number from 1 to 250"},
        {changed("/rows", 18446744073709551615u), "/rows: expected a whole number from 1 to 250"},
        {changed("/rows", 3), "/spaces: expected a list of 3 rows"},
        {changed("/stagger_axis", "z"), "/stagger_axis: expected \"x\" or \"y\""},
        {changed("/stagger_axis", 1), "/stagger_axis: expected \"x\" or \"y\""},
        {changed("/stagger_index", "none"), "/stagger_index: expected \"odd\" or \"even\""},
        {changed("/haz", 1), "/haz: expected an object"},
        {changed("/haz", {{"version", 1}}), "/haz/version: expected text"},
        {changed("/haz", {{"map_version", 1.5}}), "/haz/map_version: expected a whole number"},
        {changed("/haz", {{"row_count", -1}}), "/haz/row_count: expected a whole number"},
        {changed("/spaces", nullptr), "the key \"spaces\" is missing"},
        {changed("/spaces", "...."), "/spaces: expected a list of 4 rows"},
        {changed("/spaces/2", 7), "/spaces/2: expected text"},
        {changed("/spaces/2", "..."), "/spaces/2: has 3 spaces; expected 8"},
        {changed("/spaces/1", ".$....w.."), "/spaces/1: has 9 spaces; expected 8"},
        {changed("/spaces/1", ".$..X.w."), "/spaces/1: E2 is not a kind of space"},
        {changed("/spaces/3", "é......."), "/spaces/3: A4 is not a kind of space"},
    };
    for (const WrongJson& wrong : all) {
        EXPECT_THAT([&] { read_json(wrong.bytes); },
                    ::testing::ThrowsMessage<InputError>(::testing::StartsWith(wrong.message)))
            << wrong.bytes;
    }
}

TEST(Json, MapWithinAnotherFileIsNamedByItsPlaceThere) {
    const Json good{{"map", Json::parse(example)}};
    EXPECT_EQ(read_json(JsonValue(good).at("map")), read_json(example));
    const Json bad{{"map", Json::parse(changed("/spaces/2", "..."))}};
    EXPECT_THAT([&] { read_json(JsonValue(bad).at("map")); },
                ::testing::ThrowsMessage<InputError>(
                    ::testing::StartsWith("/map/spaces/2: has 3 spaces; expected 8")));
}

TEST(Json, RefusesToWriteTextThatIsNotUtf8) {
    map::Map map;
    map.details().name = "\xff";
    EXPECT_THROW(write_json(map), InputError);
}

TEST(Json, RefusesEveryFileThatIsCutShort) {
    const std::string bytes = write_json(read_json(example));
    for (std::size_t length = 0; length + 1 < bytes.size(); ++length) {
        EXPECT_THROW(read_json(bytes.substr(0, length)), InputError) << length;
    }
}

RC_GTEST_PROP(Json, DamagedFilesAreReadOrRefused, ()) {
    const std::string bytes = *testing::damaged(example);
    try {
        const map::Map map = read_json(bytes);
        RC_ASSERT(read_json(write_json(map)) == map);
    } catch (const InputError&) {
    }
}

} // namespace
} // namespace pampas::formats

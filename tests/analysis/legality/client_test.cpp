#include "analysis/legality/client.h"
#include "engine/files/input_error.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace pampas::legality {
namespace {

TEST(Client, YucataIsTheFirst) {
    EXPECT_EQ(clients().front().name, "yucata");
    EXPECT_EQ(clients().front().max_spaces, 1760);
    EXPECT_EQ(clients().front().max_waters, 9);
}

TEST(Client, TabletopKnowsNoSizeLimit) {
    EXPECT_EQ(client_named("tabletop").max_spaces, std::nullopt);
}

TEST(Client, BundledOnesSayWhatTheyDo) {
    EXPECT_EQ(client_named("yucata").format, formats::format_named("haz"));
    EXPECT_EQ(client_named("yucata").turn, 90);
    EXPECT_FALSE(client_named("yucata").draws_terrain);
    EXPECT_TRUE(client_named("spielbyweb").draws_terrain);
    EXPECT_EQ(client_named("tabletop").format, nullptr);
    for (const Client& known : clients()) {
        EXPECT_TRUE(std::ranges::equal(known.kinds, map::all_spaces)) << known.name;
    }
}

TEST(Client, OfAFileSaysWhatItSays) {
    const testing::TemporaryFolder folder;
    testing::put(folder / "own.json",
                 R"({"name": "own", "kinds": ["land", "pampas"], "format": "json", "turn": 180,
                     "terrain": "drawn", "words": ["Only on Sundays."]})");
    const Client client = client_named((folder / "own.json").string());
    EXPECT_EQ(client.title, "own");
    EXPECT_THAT(client.kinds, ::testing::ElementsAre(map::Space::Land, map::Space::Pampas));
    EXPECT_EQ(client.format, formats::format_named("json"));
    EXPECT_EQ(client.turn, 180);
    EXPECT_TRUE(client.draws_terrain);
    EXPECT_THAT(client.words, ::testing::ElementsAre("Only on Sundays."));
}

TEST(Client, RefusesWhatIsNoClient) {
    const testing::TemporaryFolder folder;
    for (const auto& [text, place] : {std::pair("[]", "expected an object"),
                                      {"{}", "\"name\""},
                                      {R"({"name": 3})", "/name"},
                                      {R"({"name": "a", "max_waters": -1})", "/max_waters"},
                                      {R"({"name": "a", "kinds": ["sand"]})", "/kinds/0"},
                                      {R"({"name": "a", "format": "doc"})", "/format"},
                                      {R"({"name": "a", "turn": 45})", "/turn"},
                                      {R"({"name": "a", "terrain": "any"})", "/terrain"},
                                      {R"({"name": "a", "words": "b"})", "/words"},
                                      {R"({"name": "a", "colour": "red"})", "colour"}}) {
        testing::put(folder / "bad.json", text);
        EXPECT_THAT([&] { client_named((folder / "bad.json").string()); },
                    ::testing::ThrowsMessage<InputError>(::testing::HasSubstr(place)))
            << text;
    }
}

TEST(Client, UnknownNameListsTheKnown) {
    for (const Client& known : clients()) {
        EXPECT_THAT([] { client_named("nobody"); },
                    ::testing::ThrowsMessage<InputError>(::testing::HasSubstr(known.name)));
    }
}

} // namespace
} // namespace pampas::legality

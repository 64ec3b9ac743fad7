#include "engine/files/input_error.h"
#include "engine/formats/json.h"
#include "engine/simulation/record.h"
#include "engine/simulation/replay.h"
#include "engine/simulation/run.h"
#include "tests/engine/random_details.h"
#include "tests/engine/simulation/nim.h"
#include "tests/engine/temporary_folder.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sstream>

namespace pampas::simulation {
namespace {

using ::testing::HasSubstr;

/// Records games of Nim.
std::string recorded(const testing::TemporaryFolder& folder, std::size_t threads) {
    const auto path = folder / fmt::format("by-{}.jsonl", threads);
    RecordFile file(path, record_header({{"pieces", "wooden"}}, {"x", "y"}, {3}));
    const nim::Game game;
    std::vector<Recorder<nim::Game>> watchers(threads, Recorder(game, file));
    play_deals(game, nim::Player(), {3}, {0, 50}, std::span(watchers));
    EXPECT_FALSE(std::filesystem::exists(path));
    file.keep();
    return read_file(path);
}

ReplayedFile replayed(const testing::TemporaryFolder& folder, const std::string& bytes) {
    const auto path = folder / "again.jsonl";
    write_file(path, bytes);
    const nim::Game game;
    RecordReader reader(path);
    return reader.check_games(
        [&](const JsonValue& line) { Replay(game, reader.dealing(), line).check(); });
}

std::vector<std::string> lines_of(const std::string& bytes) {
    std::istringstream stream(bytes);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

TEST(Replay, CountsMoreBadGamesThanItTells) {
    const testing::TemporaryFolder folder;
    const auto path = folder / "bad.jsonl";
    std::string bytes = line_text(record_header({{"pieces", "wooden"}}, {"x", "y"}, {3})) + "\n";
    constexpr std::size_t games = ReplayedFile::most_told + 5;
    for (std::size_t number = 0; number < games; ++number) {
        bytes += fmt::format("{{\"game\":{}}}\n", number);
    }
    write_file(path, bytes);
    const ReplayedFile file =
        RecordReader(path).check_games([](const JsonValue&) { throw Contradiction("is wrong"); });
    EXPECT_EQ(file.games, games);
    EXPECT_EQ(file.bad_games, games);
    EXPECT_EQ(file.bad.size(), ReplayedFile::most_told);
}

TEST(Replay, ShowsTheBeginningOfLongValues) {
    EXPECT_EQ(shown(Json{{"at", {1, 2}}}), R"({"at":[1,2]})");
    EXPECT_EQ(shown(std::string(1000, 'x')), "\"" + std::string(199, 'x') + "...");
}

TEST(Record, HasAHeaderAndALineAGameInOrder) {
    const testing::TemporaryFolder folder;
    const auto lines = lines_of(recorded(folder, 1));
    ASSERT_EQ(lines.size(), 51);
    const Json header = Json::parse(lines.front());
    EXPECT_EQ(header.dump(),
              R"({"format":"pampas-games","version":1,"pieces":"wooden","bots":["x","y"],"seed":3,)"
              R"("dealer":"pampas-1"})");
    for (std::size_t number = 0; number < 50; ++number) {
        EXPECT_EQ(Json::parse(lines[number + 1])["game"], number);
    }
}

TEST(Record, IsTheSameByAnyNumberOfThreads) {
    const testing::TemporaryFolder folder;
    const std::string alone = recorded(folder, 1);
    EXPECT_EQ(recorded(folder, 2), alone);
    EXPECT_EQ(recorded(folder, 8), alone);
}

TEST(Record, ReplaysAndTellsWhatDoesNot) {
    const testing::TemporaryFolder folder;
    const std::string bytes = recorded(folder, 1);
    const ReplayedFile good = replayed(folder, bytes);
    EXPECT_EQ(good.games, 50);
    EXPECT_TRUE(good.bad.empty());

    auto lines = lines_of(bytes);
    Json game = Json::parse(lines[7]);
    game["actions"][0]["left"] = game["actions"][0]["left"].get<int>() + 1;
    lines[7] = game.dump();
    std::string changed;
    for (const std::string& line : lines) {
        changed += line + "\n";
    }
    const ReplayedFile bad = replayed(folder, changed);
    EXPECT_EQ(bad.games, 50);
    ASSERT_EQ(bad.bad.size(), 1);
    EXPECT_EQ(bad.bad[0].line, 8);
    EXPECT_EQ(bad.bad[0].game, 6);
    EXPECT_THAT(bad.bad[0].message, HasSubstr("actions/0: left is "));
}

TEST(Difference, NamesThePlaceOfTheFirst) {
    const Json expected = Json::parse(R"({"a":[1,{"b":2}],"c":null})");
    EXPECT_EQ(difference(expected, Json::parse(R"({"c":null,"d":5,"a":[1,{"b":2}]})"), "x"),
              std::nullopt);
    EXPECT_EQ(difference(expected, Json::parse(R"({"a":[1,{"b":3}],"c":null})"), "x"),
              "x/a/1/b is 2, but the record says 3");
    EXPECT_EQ(difference(expected, Json::parse(R"({"a":[1],"c":null})"), "x"),
              "x/a has 2 entries, but the record has 1");
    EXPECT_EQ(difference(expected, Json::parse(R"({"a":[1,{"b":2}]})"), "x"), "x/c is missing");
    EXPECT_EQ(difference(expected, Json(1), "x"),
              R"(x is {"a":[1,{"b":2}],"c":null}, but the record says 1)");
}

TEST(RecordReader, RefusesWhatIsNoRecord) {
    const testing::TemporaryFolder folder;
    const auto expect_refused = [&](const std::string& bytes, const std::string& words) {
        try {
            replayed(folder, bytes);
            ADD_FAILURE() << bytes;
        } catch (const InputError& error) {
            EXPECT_THAT(error.what(), HasSubstr(words));
        }
    };
    const std::string header = R"({"format":"pampas-games","version":1,"bots":["x","y"],"seed":3})"
                               "\n";
    expect_refused("", "is empty");
    expect_refused("\n \n", "is empty");
    expect_refused("{", "line 1, column 2: not valid JSON");
    expect_refused("{", "; expected the header of recorded games");
    expect_refused("\n\n{}", "line 3: the key \"format\" is missing");
    expect_refused(R"({"format":"pampas-map"})", "line 1/format: expected \"pampas-games\"");
    expect_refused(R"({"format":"pampas-games","version":2})", "line 1/version");
    expect_refused(R"({"format":"pampas-games","version":1,"bots":[]})", "\"seed\" is missing");
    expect_refused(R"({"format":"pampas-games","version":1,"bots":[],"seed":-1})", "line 1/seed");
    expect_refused(header + "\n{\"game\":0}\n{", "line 3: the key \"setup\" is missing");
    expect_refused(header + "[]", "line 2: expected an object");
    expect_refused(header + "{\"game\":0", "line 2, column 10");
}

TEST(RecordReader, WantsNumbersThatIncrease) {
    const testing::TemporaryFolder folder;
    const auto lines = lines_of(recorded(folder, 1));
    const ReplayedFile file =
        replayed(folder, lines[0] + "\n" + lines[2] + "\n" + lines[2] + "\n" + lines[1] + "\n");
    EXPECT_EQ(file.games, 3);
    ASSERT_EQ(file.bad.size(), 2);
    EXPECT_THAT(file.bad[0].message, HasSubstr("comes after game 1"));
}

TEST(RecordReader, BotsOfPairedGamesGoRound) {
    const auto bots_of = [](const Json& header, std::size_t game) {
        return RecordReader(LineReader(header.dump(), "record")).bots(game);
    };
    using Names = std::vector<std::string>;
    const Json one = record_header(Json::object(), {"x", "y", "z"}, {3});
    EXPECT_EQ(bots_of(one, 1), (Names{"x", "y", "z"}));
    Json paired = record_header(Json::object(), {"x", "y", "z"}, {3, Pairing::Rotated});
    EXPECT_EQ(bots_of(paired, 3), (Names{"x", "y", "z"}));
    EXPECT_EQ(bots_of(paired, 4), (Names{"y", "z", "x"}));
    EXPECT_EQ(bots_of(paired, 5), (Names{"z", "x", "y"}));
    paired["bots"] = Json::array();
    EXPECT_EQ(bots_of(paired, 4), Names());
    paired["bots"] = {"x", "y"};
    paired["dealer"] = "a table of friends";
    EXPECT_EQ(bots_of(paired, 1), (Names{"x", "y"}));
}

TEST(Replay, DealsAgainOnlyWithTheSameDealer) {
    const testing::TemporaryFolder folder;
    const auto lines = lines_of(recorded(folder, 1));
    Json header = Json::parse(lines[0]);
    header["seed"] = 4;
    EXPECT_EQ(replayed(folder, header.dump() + "\n" + lines[1]).bad.size(), 1);
    header["dealer"] = "a table of friends";
    EXPECT_EQ(replayed(folder, header.dump() + "\n" + lines[1]).bad.size(), 0);
}

/// The checksum in the plainest way: of the library's JSON text with sorted keys.
std::string plain_checksum(const Json& header, const Json& line) {
    boost::crc_32_type crc;
    for (const Json* object : {&header, &line}) {
        nlohmann::json sorted = *object;
        sorted.erase("checksum");
        const std::string text = sorted.dump(-1, ' ', false, Json::error_handler_t::replace);
        crc.process_bytes(text.data(), text.size());
    }
    return fmt::format("{:08x}", crc.checksum());
}

TEST(Checksums, TakeEveryKindOfValue) {
    const Json header = {{"seed", 18446744073709551615u}, {"checksum", 1}, {"", {{"checksum", 2}}}};
    const Json line = Json::parse(
        R"({"b":[],"a":{},"":[{}],"checksum":"x","text":"\" \\ / \u0000 \u001f \u007f é \n",
            "é":{"checksum":7,"B":[true,false,null]},"numbers":[0,-7,1.5,-0.0,1e300,1e-7,12]})");
    Json broken = line;
    broken["\xff"] = "\x80 cut off \xc3";
    broken["from the program"] = 12; // a signed number, as the program has them
    for (const Json& object : {line, broken, Json::object()}) {
        EXPECT_EQ(Checksums(header).of(object), plain_checksum(header, object));
    }
}

RC_GTEST_PROP(Checksums, AreThoseOfTheTextWithItsKeysInOrder, ()) {
    const auto any_object = [] {
        map::Map map;
        map.details() = *testing::any_details();
        return Json::parse(formats::write_json(map));
    };
    const Json header = any_object();
    const Json line = any_object();
    RC_ASSERT(Checksums(header).of(line) == plain_checksum(header, line));
}

} // namespace

} // namespace pampas::simulation

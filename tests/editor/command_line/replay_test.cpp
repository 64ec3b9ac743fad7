#include "tests/editor/command_line/recorded_run.h"
#include "tests/engine/formats/damage.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <iterator>

namespace pampas::command_line {
namespace {

using testing::bundled_map;
using testing::expect_misuse;
using ::testing::HasSubstr;
using testing::Json;
using testing::put;
using testing::run_pampas;
using testing::TemporaryFolder;

/// A few recorded games in a folder, which tests write again with changes.
class Replay : public ::testing::Test {
  protected:
    Replay()
        : run_(testing::recorded_run(
              folder_, {bundled_map(folder_, "lasso.json"), "--games", "3", "--seed", "6"})) {}

    /// The lines of the record.
    std::vector<Json> lines() const {
        std::vector<Json> lines{run_.header};
        lines.insert(lines.end(), run_.games.begin(), run_.games.end());
        return lines;
    }

    testing::Outcome replay(const std::string& bytes, const std::string& format = "text") const {
        put(file_, bytes);
        return run_pampas({"replay", file_, "--format", format});
    }

    testing::Outcome replay(const std::vector<Json>& lines,
                            const std::string& format = "text") const {
        std::string bytes;
        for (const Json& line : lines) {
            bytes += line.dump() + "\n";
        }
        return replay(bytes, format);
    }

    void expect_refused(const std::string& bytes, const std::string& words) const {
        put(file_, bytes);
        expect_misuse({"replay", file_}, file_ + ": " + words);
    }

    TemporaryFolder folder_;
    testing::RecordedRun run_;
    std::string file_ = folder_ / "changed.jsonl";
};

TEST_F(Replay, AgreesWithWhatWasRecorded) {
    const auto text = run_pampas({"replay", folder_ / "games.jsonl"});
    EXPECT_EQ(text.status, Status::Success);
    EXPECT_EQ(text.out, "3 games replay as recorded.\n");
    EXPECT_EQ(text.err, "");
    EXPECT_EQ(testing::json_of(replay(lines(), "json")),
              Json({{"games", 3}, {"replays", true}, {"differences", Json::array()}}));
    EXPECT_EQ(replay(std::vector<Json>{run_.header}).out, "0 games replay as recorded.\n");
    EXPECT_EQ(replay(std::vector<Json>{run_.header, run_.games[2]}).out,
              "1 game replays as recorded.\n");
}

TEST_F(Replay, NamesEveryGameThatDiffersAndThePlace) {
    auto changed = lines();
    changed[1]["actions"][0]["player"] = 3;
    changed[3]["scorings"][1]["players"][2]["water"] = 1000;
    const auto text = replay(changed);
    EXPECT_EQ(text.status, Status::No);
    EXPECT_EQ(text.err, "");
    EXPECT_THAT(text.out,
                ::testing::StartsWith("game 0 (line 2): actions/0: is not legal here: {"));
    EXPECT_THAT(text.out, HasSubstr("\ngame 2 (line 4): scorings/1/players/2/water is "));
    EXPECT_THAT(text.out, ::testing::EndsWith("the record says 1000\n"
                                              "2 of 3 games do not replay as recorded.\n"));
    const Json report = testing::json_of(replay(changed, "json"), Status::No);
    EXPECT_EQ(report["replays"], false);
    EXPECT_EQ(report["differences"].size(), 2);
    EXPECT_EQ(report["differences"][1]["game"], 2);
    EXPECT_EQ(report["differences"][1]["line"], 4);

    changed = lines();
    changed[2]["actions"].back()["note"] = "\x1b[2J";
    changed[2]["actions"].back()["player"] = 4;
    EXPECT_EQ(replay(changed).out.find('\x1b'), std::string::npos);
    changed = lines();
    std::swap(changed[1], changed[3]);
    EXPECT_THAT(replay(changed).out, HasSubstr("game 1 (line 3): comes after game 2\n"));
}

/// The game with spaces of water and terrains in another order, as another program may list them.
Json written_otherwise(Json game) {
    for (Json& action : game["actions"]) {
        if (action["do"] == "buy-water") {
            std::reverse(action["at"].begin(), action["at"].end());
        }
    }
    Json& terrain = game["setup"]["terrain"];
    std::reverse(terrain.begin(), terrain.end());
    game["comment"] = {{"by", "hand"}};
    return game;
}

TEST_F(Replay, TakesWhatAnotherProgramWrites) {
    auto others = lines();
    EXPECT_EQ(others[0].erase("dealer"), 1);
    others[0]["written by"] = "hand";
    for (const std::string end : {"\n", "\r\n", "\n \n\n"}) {
        std::string bytes;
        for (const Json& line : others) {
            // Keys in alphabetical order.
            bytes += nlohmann::json::parse(written_otherwise(line).dump()).dump() + end;
        }
        for (const std::string& file : {bytes, bytes.substr(0, bytes.size() - end.size())}) {
            EXPECT_EQ(replay(file).out, "3 games replay as recorded.\n");
        }
    }
}

TEST_F(Replay, DealsCardsAgainWhenTheHeaderSaysHow) {
    auto changed = lines();
    changed[0]["seed"] = 7;
    EXPECT_THAT(replay(changed).out,
                HasSubstr("game 1 (line 3): setup: differs from what the seed"));
    EXPECT_THAT(replay(changed).out, HasSubstr("3 of 3 games do not replay"));
    changed[0].erase("dealer");
    EXPECT_EQ(replay(changed).status, Status::Success);
    changed = lines();
    changed[3]["game"] = 3;
    EXPECT_EQ(replay(changed).status, Status::No);
}

TEST_F(Replay, FindsByTheChecksumWhatTheRulesAllow) {
    auto changed = lines();
    changed[0]["bots"] = {"Ann", "Ben", "Cid", "Dot"};
    EXPECT_THAT(replay(changed).out, HasSubstr("game 0 (line 2): checksum: this line or the"));
    changed[0].erase("dealer");
    EXPECT_EQ(replay(changed).status, Status::Success);
    for (const char* other : {"0", "00000000"}) {
        changed = lines();
        changed[2]["checksum"] = other;
        EXPECT_THAT(replay(changed).out, HasSubstr("game 1 (line 3): checksum"));
        EXPECT_THAT(replay(changed).out, HasSubstr("1 of 3 games do"));
    }
    changed[2].erase("checksum");
    EXPECT_EQ(replay(changed).status, Status::No);
}

TEST_F(Replay, RefusesWhatIsNoRecord) {
    const std::string whole = testing::bytes_of(folder_ / "games.jsonl");
    const std::size_t first = whole.find('\n') + 1;
    expect_refused("", "is empty; expected recorded games");
    expect_refused(" \n\r\n", "is empty; expected recorded games");
    expect_refused(whole.substr(0, 50), "line 1, column ");
    expect_refused(whole.substr(0, whole.size() - 100), "line 4, column ");
    expect_refused(whole.substr(first), "line 1: the key \"format\" is missing");
    expect_refused(testing::bytes_of(folder_ / "lasso.json"), "line 1, column 2: not valid JSON");
    expect_refused(std::string("\x7f"
                               "ELF\0\n\xff",
                               7),
                   "line 1, column 1: not valid JSON");
    expect_refused(whole.substr(0, first) + "\xff\n", "line 2, column 1: not valid JSON");
    expect_refused(whole.substr(0, first) + "[]\n", "line 2: expected an object");
    expect_refused(whole.substr(0, first) + "{\"game\":0}\n",
                   "line 2: the key \"setup\" is missing");
    expect_refused(whole.substr(0, first) + "{\"game\":0,\"game\":1}\n",
                   "line 2, column 16: the key");
    std::string joined = whole;
    joined.erase(joined.find('\n', first), 1); // two games in a line
    expect_refused(joined, "line 2, column ");
    expect_misuse({"replay", folder_.path().string()}, ": cannot be opened: Is a directory");
    expect_misuse({"replay", folder_ / "no\ne"}, "no\\ne: cannot be opened: No such file");
    expect_misuse({"replay", "/dev/zero"}, "/dev/zero: line 1: is longer than any record");
    expect_misuse({"replay", "/proc/self/mem"}, "/proc/self/mem: line 1: cannot be read");
}

/// Replaces a random value of a record by one of any type.
std::string with_another_value(const std::string& line) {
    const Json flat = Json::parse(line).flatten();
    auto member = flat.items().begin();
    std::advance(member, *rc::gen::inRange<std::size_t>(0, flat.size()));
    Json changed = Json::parse(line);
    changed[Json::json_pointer(member.key())] = *rc::gen::element<Json>(
        nullptr, true, -1, 0, 255, 65536, 1e300, 0.5, "", "supply", Json::array(), Json::object());
    return changed.dump();
}

RC_GTEST_PROP(ReplayOfAnything, EndsWithAStatusAndALine, ()) {
    static const TemporaryFolder folder;
    static const std::vector<Json> lines = [] {
        const std::string map = bundled_map(folder, "first-pasture.json");
        const auto run = testing::recorded_run(folder, {map, "--games", "1", "--players", "2"});
        return std::vector<Json>{run.header, run.games[0]};
    }();
    const std::string header = lines[0].dump();
    const std::string game = lines[1].dump();
    const std::string bytes = *rc::gen::element<std::string>(
        with_another_value(header) + "\n" + game, header + "\n" + with_another_value(game),
        *testing::damaged(header + "\n" + game + "\n"));
    put(folder / "any.jsonl", bytes);
    const auto outcome = run_pampas({"replay", folder / "any.jsonl"});
    RC_ASSERT((outcome.status == Status::Misuse) == outcome.out.empty());
    RC_ASSERT((outcome.status == Status::Misuse) != outcome.err.empty());
    RC_ASSERT(std::ranges::count(outcome.err, '\n') <= 1);
    RC_ASSERT(outcome.err.empty() ||
              outcome.err.starts_with("pampas: " + (folder / "any.jsonl").string() + ": "));
}

TEST_F(Replay, RefusesAHeaderThatSaysTooLittle) {
    const auto expect = [&](const std::string& change, const std::string& words) {
        Json header = run_.header.patch(Json::parse("[" + change + "]"));
        expect_refused(header.dump() + "\n", "line 1" + words);
    };
    for (const auto& [key, value] : run_.header.items()) {
        if (key != "dealer") {
            expect(R"({"op":"remove","path":"/)" + key + "\"}",
                   ": the key \"" + key + "\" is missing");
        }
    }
    const auto replaced = [&](const std::string& path, const std::string& value) {
        return R"({"op":"add","path":")" + path + R"(","value":)" + value + "}";
    };
    expect(replaced("/format", "\"pampas-map\""), "/format: expected \"pampas-games\"");
    expect(replaced("/version", "2"), "/version: expected 1");
    expect(replaced("/players", "9"), "/players: expected a whole number from 2 to 5");
    expect(replaced("/players", "\"4\""), "/players: expected a whole number from 2 to 5");
    expect(replaced("/bots", "\"random\""), "/bots: expected a list");
    expect(replaced("/bots/0", "null"), "/bots/0: expected text");
    expect(replaced("/seed", "-1"), "/seed: expected a whole number that is not negative");
    expect(replaced("/seed", "1.5"), "/seed: expected a whole number that is not negative");
    expect(replaced("/dealer", "1"), "/dealer: expected text");
    expect(replaced("/ruleset", "\"standard\""), "/ruleset: expected an object");
    expect(replaced("/ruleset/extra", "1"), "/ruleset: the key \"extra\" is unknown");
    expect(replaced("/ruleset/price_water", "-1"), "/ruleset/price_water: expected a whole number");
    expect(replaced("/map/columns", "3"), "/map/spaces/0: has ");
    expect(R"({"op":"replace","path":"/map/spaces/0","value":"?"})",
           "/map/spaces/0: A1 is not a kind");
}

} // namespace
} // namespace pampas::command_line

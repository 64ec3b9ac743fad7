#include "engine/files/file.h"
#include "tests/editor/command_line/json_report.h"

namespace pampas::command_line {
namespace {

using testing::expect_misuse;
using testing::Json;
using testing::json_report;
using testing::run_pampas;

class Score : public ::testing::Test {
  protected:
    std::string kept(const Json& position) {
        write_file(path_, position.dump());
        return path_;
    }

    /// The position with the value at a JSON pointer replaced.
    Json changed(const std::string& pointer, const Json& value) const {
        Json position = good_;
        position[Json::json_pointer(pointer)] = value;
        return position;
    }

    void expect_refused(const Json& position, const std::string& words) {
        expect_misuse({"score", kept(position)}, "pampas: " + path_ + ": " + words);
    }

    testing::TemporaryFolder folder_;
    std::string path_ = folder_ / "position.json";
    /// Red: a chain of 3 with a hacienda and a chip. Blue: a pig beside market and double water.
    const Json good_ = Json::parse(R"({ "format": "pampas-position", "version": 1,
      "map": {"format": "pampas-map", "version": 1, "name": "Bay", "columns": 6, "rows": 3,
              "spaces": ["ffff..", ".$..l.", "w....-"]},
      "ruleset": "standard", "players": 2,
      "land": [{"at": [0, 0], "player": 0}, {"at": [1, 0], "player": 0}, {"at": [2, 0], "player": 0}],
      "animals": [{"at": [2, 1], "player": 1, "species": "pig"}],
      "haciendas": [[0, 0]], "harvest_chips": [[1, 0]],
      "water": [{"tile": "double", "at": [[3, 2], [2, 2]]}], "pesos": [12, 8] })");
};

TEST_F(Score, IsAnAlignedTable) {
    const auto outcome = run_pampas({"score", kept(good_)});
    EXPECT_EQ(outcome.status, Status::Success);
    EXPECT_EQ(outcome.out, "player  markets  land  herds  haciendas  water  money  total\n"
                           "     1        0     6      0          3      0      1     10\n"
                           "     2        1     0      0          0      1      0      2\n");
}

TEST_F(Score, IsJsonWithTotals) {
    EXPECT_EQ(json_report({"score", kept(good_)}).dump(),
              R"({"players":[{"markets":0,"land":6,"herds":0,"haciendas":3,"water":0,"money":1,)"
              R"("total":10},{"markets":1,"land":0,"herds":0,"haciendas":0,"water":1,"money":0,)"
              R"("total":2}]})");
}

TEST_F(Score, MayBeOfAnEmptyBoard) {
    Json position = good_;
    for (const char* key : {"ruleset", "land", "animals", "haciendas", "harvest_chips", "water"}) {
        position.erase(key);
    }
    position["pesos"] = {100, 0};
    const Json report = json_report({"score", kept(position)});
    EXPECT_EQ(report["players"][0]["total"], 10);
    EXPECT_EQ(report["players"][1]["total"], 0);
}

TEST_F(Score, MoneyCountsWithRunningPointsToo) {
    const Json report = json_report({"score", kept(changed("/ruleset", "variant-2"))});
    EXPECT_EQ(report["players"][0]["money"], 1);
}

TEST_F(Score, RefusesWrongCalls) {
    expect_misuse({"score"}, "POSITION is required");
    expect_misuse({"score", folder_ / "none.json"}, "none.json: cannot be opened");
    expect_misuse({"score", kept(good_), "--format", "html"}, "--format");
    expect_misuse({"score", kept(good_), path_}, "");
    write_file(path_, "{\n[]");
    expect_misuse({"score", path_}, "position.json: line 2, column 1: not valid JSON");
}

TEST_F(Score, RefusesWrongValues) {
    for (const char* key : {"format", "version", "map", "players", "pesos"}) {
        Json position = good_;
        position.erase(key);
        expect_refused(position, std::string("the key \"") + key + "\" is missing");
    }
    expect_refused(3, "expected an object");
    expect_refused(changed("/format", "pampas-map"), "/format: expected \"pampas-position\"");
    expect_refused(changed("/version", 2), "/version: version 2; this Pampas reads version 1");
    expect_refused(changed("/hacienda", Json::array()), "the key \"hacienda\" is unknown");
    expect_refused(changed("/map", "maps/lasso.json"), "/map: expected an object");
    expect_refused(changed("/map/spaces/1", "......."), "/map/spaces/1: has 7 spaces");
    expect_refused(changed("/map/rows", 0), "/map/rows: expected a whole number");
    for (const char* key : {"land", "animals", "haciendas", "harvest_chips", "water", "pesos"}) {
        const std::string place = std::string("/") + key;
        expect_refused(changed(place, 1), place + ": expected");
        expect_refused(changed(place + "/0", "x"), place + "/0: expected");
    }
}

TEST_F(Score, RefusesWrongRulesetsAndPlayers) {
    expect_refused(changed("/ruleset", "house"), "/ruleset: expected one of standard, ");
    expect_refused(changed("/ruleset", path_), "/ruleset: expected one of standard, ");
    expect_refused(changed("/ruleset", 1), "/ruleset: expected text");
    expect_refused(changed("/ruleset", {{"name", "x"}}),
                   "/ruleset: the key \"players\" is missing");
    Json position = changed("/map/ruleset", "house");
    position.erase("ruleset");
    expect_refused(position, "/map/ruleset: expected one of standard, ");
    expect_refused(changed("/players", 1), "/players: expected a whole number from 2 to 5");
    expect_refused(changed("/players", 6), "/players: expected a whole number from 2 to 5");
    position = changed("/ruleset", "crucible");
    position["players"] = 3;
    expect_refused(position, "/players: expected a whole number from 2 to 2");
    expect_refused(changed("/players", 3), "/pesos: expected 3 numbers");
    expect_refused(changed("/pesos/1", -1), "/pesos/1: expected a whole number from 0");
    expect_refused(changed("/pesos/1", 0.5), "/pesos/1: expected a whole number from 0");
    expect_refused(changed("/pesos/1", 1000001), "/pesos/1: expected a whole number from 0");
}

TEST_F(Score, RefusesTilesWhereTheyCannotLie) {
    const std::string land = "/land/0/at: ";
    expect_refused(changed("/land/0/at", {1, 1}),
                   land + "B2 is market; a land tile lies on land or pampas");
    expect_refused(changed("/land/0/at", {0, 2}), land + "A3 is water; a land tile");
    expect_refused(changed("/land/0/at", {5, 2}), land + "F3 is void; a land tile");
    expect_refused(changed("/land/0/at", {1, 0}), "/land/1/at: B1 is already taken");
    expect_refused(changed("/land/0/at", {6, 0}),
                   land + "[6, 0] is outside the map of 6 x 3 spaces");
    expect_refused(changed("/land/0/at", {0, -1}), land + "[0, -1] is outside the map");
    expect_refused(changed("/land/0/at", {0, 0, 0}), land + "expected a space, [column, row]");
    expect_refused(changed("/land/0/player", 2), "/land/0/player: expected a whole number from 0");
    expect_refused(changed("/land/0/player", -1), "/land/0/player: expected a whole number from 0");
    expect_refused(changed("/land/0/species", "pig"), "/land/0: the key \"species\" is unknown");

    const std::string animal = "/animals/0/at: ";
    expect_refused(changed("/animals/0/at", {3, 0}), animal + "D1 is forest; expected pampas");
    expect_refused(changed("/animals/0/at", {4, 1}), animal + "E2 is land; expected pampas");
    expect_refused(changed("/animals/0/at", {1, 1}), animal + "B2 is market; expected pampas");
    expect_refused(changed("/animals/0/at", {0, 2}), animal + "A3 is water; expected pampas");
    expect_refused(changed("/animals/0/at", {5, 2}), animal + "F3 is void; expected pampas");
    expect_refused(changed("/animals/0/at", {9, 9}), animal + "[9, 9] is outside the map");
    expect_refused(changed("/animals/1", good_["animals"][0]),
                   "/animals/1/at: C2 is already taken");
    expect_refused(changed("/animals/0/species", "goat"),
                   "/animals/0/species: expected \"cattle\"");
    expect_refused(changed("/animals/0/at", {2, 2}), "/water/0/at/1: C3 is already taken");
    Json position = changed("/land/0/at", {2, 1}); // pampas is allowed, but a pig is there
    expect_refused(position, "/animals/0/at: C2 is already taken");
}

TEST_F(Score, RefusesWaterThatDoesNotFit) {
    const auto with = [&](const char* tile, const Json& spaces) {
        Json position = changed("/water/0/tile", tile);
        position["water"][0]["at"] = spaces;
        return position;
    };
    const auto at = [](std::initializer_list<std::pair<int, int>> spaces) {
        Json list = Json::array();
        for (const auto& [column, row] : spaces) {
            list.push_back({column, row});
        }
        return list;
    };
    const std::string shape = "/water/0/at: expected the spaces of a ";
    expect_refused(with("double", at({{2, 2}})), shape + "double water tile: two neighbours");
    expect_refused(with("double", at({{2, 2}, {4, 2}})), shape + "double");
    expect_refused(with("double", at({{2, 2}, {2, 2}})), shape + "double");
    expect_refused(with("double", at({})), shape + "double");
    expect_refused(with("single", at({{2, 2}, {3, 2}})), shape + "single water tile: one space");
    expect_refused(with("triangle", at({{2, 2}, {3, 2}, {4, 2}})), shape + "triangle");
    expect_refused(with("row", at({{2, 2}, {3, 2}, {3, 1}})), shape + "row");
    expect_refused(with("lake", at({{2, 2}})), "/water/0/tile: expected \"single\" or \"double\"");
    expect_refused(with("single", at({{0, 2}})), "/water/0/at/0: A3 is water; expected pampas");
    expect_refused(with("single", at({{3, 0}})), "/water/0/at/0: D1 is forest; expected pampas");
    expect_refused(with("single", at({{5, 2}})), "/water/0/at/0: F3 is void; expected pampas");
    expect_refused(with("single", at({{2, 1}})), "/water/0/at/0: C2 is already taken");
    expect_refused(with("single", at({{-1, 0}})), "/water/0/at/0: [-1, 0] is outside the map");
    expect_refused(changed("/water/1", good_["water"][0]), "/water/1/at/0: D3 is already taken");
}

TEST_F(Score, RefusesHaciendasAndChipsWithoutTheirTile) {
    expect_refused(changed("/haciendas/0", {3, 0}),
                   "/haciendas/0: D1 has no tile; a hacienda stands on a land or animal tile");
    expect_refused(changed("/haciendas/0", {1, 1}), "/haciendas/0: B2 has no tile");
    expect_refused(changed("/haciendas/0", {2, 2}), "/haciendas/0: C3 has no tile"); // water
    expect_refused(changed("/haciendas/0", {0, 3}), "/haciendas/0: [0, 3] is outside the map");
    expect_refused(changed("/haciendas/1", {0, 0}), "/haciendas/1: A1 already has a hacienda");
    EXPECT_EQ(run_pampas({"score", kept(changed("/haciendas/0", {2, 1}))}).status, Status::Success);
    expect_refused(changed("/harvest_chips/0", {3, 0}), "/harvest_chips/0: D1 has no tile");
    expect_refused(changed("/harvest_chips/0", {2, 1}),
                   "/harvest_chips/0: C2 has an animal tile; a harvest chip lies on a land tile");
    expect_refused(changed("/harvest_chips/0", {-1, -1}), "/harvest_chips/0: [-1, -1] is outside");
    expect_refused(changed("/harvest_chips/1", {1, 0}),
                   "/harvest_chips/1: B1 already has a harvest chip");
}

} // namespace
} // namespace pampas::command_line

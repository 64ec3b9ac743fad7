#include "engine/files/input_error.h"
#include "engine/rules/notation.h"
#include "engine/simulation/random_action.h"
#include "tests/engine/rules/bundled_games.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::rules {
namespace {

using formats::JsonValue;
using Json = nlohmann::ordered_json;
using ::testing::HasSubstr;

std::optional<Action> read(const State& state, const Json& object) {
    return read_action(state, JsonValue(object));
}

void expect_refused(const State& state, const Json& object, const std::string& text) {
    EXPECT_THAT([&] { read(state, object); }, ::testing::ThrowsMessage<InputError>(HasSubstr(text)))
        << object;
}

RC_GTEST_PROP(Notation, EveryActionOfAGameComesBack, ()) {
    const auto game = *testing::any_bundled_game();
    chance::Stream stream(*rc::gen::arbitrary<std::uint64_t>());
    for (State state = game->set_up(stream); !state.over();) {
        const State before = state;
        const Action action = simulation::random_action(state, stream);
        const Outcome outcome = state.apply(action);
        const Json object = action_json(before, before.seat(), action, outcome);
        RC_ASSERT(read(before, object) == action);
        RC_ASSERT(read(before, Json::parse(object.dump())) == action);
    }
}

RC_GTEST_PROP(Notation, WaterMayBeWrittenInAnyOrder, ()) {
    const auto game = *testing::any_bundled_game();
    const Board& board = game->board();
    const auto number = *rc::gen::inRange<std::size_t>(0, board.placements().size());
    std::vector<hex::Coordinate> spaces;
    for (const Cell cell : board.placements()[number].spaces()) {
        spaces.push_back(board.at(cell));
    }
    const WaterShape shape = board.placements()[number].shape;
    RC_ASSERT(std::ranges::is_sorted(spaces));
    chance::Stream stream(*rc::gen::arbitrary<std::uint64_t>());
    chance::shuffle(spaces, stream);
    RC_ASSERT(find_placement(board, shape, spaces) == static_cast<PlaceNumber>(number));
    RC_ASSERT(!find_placement(board, static_cast<WaterShape>((index(shape) + 1) % 4), spaces));
    spaces.push_back(spaces.front());
    RC_ASSERT(!find_placement(board, shape, spaces));
    RC_ASSERT(!find_placement(board, shape, {}));
}

/// A small game, with an example of each action as documented (engine/formats#actions).
class NotationExamples : public ::testing::Test {
  protected:
    static map::Map example_map() {
        map::Map map({5, 3}, map::Space::Pampas);
        map.set({0, 0}, map::Space::Forest);
        map.set({4, 2}, map::Space::Market);
        map.set({4, 0}, map::Space::Void);
        return map;
    }
    Cell cell(int column, int row) const { return *game_.board().cell({column, row}); }
    PlaceNumber double_at_2_1() const {
        const std::array<hex::Coordinate, 2> spaces{{{2, 1}, {3, 1}}};
        return *find_placement(game_.board(), WaterShape::Double, spaces);
    }

    struct Example {
        Action action;
        Outcome outcome;
        std::string json;
    };
    std::vector<Example> examples() const {
        const auto pig = static_cast<std::uint8_t>(Species::Pig);
        const auto rocks = static_cast<std::uint8_t>(LandCard::Rocks);
        return {
            {Action::buy_land(from_supply),
             {0, rocks},
             R"({"player":0,"do":"buy-land","source":"supply","card":"rocks"})"},
            {Action::buy_animal(2),
             {0, pig},
             R"({"player":0,"do":"buy-animal","source":2,"card":"pig"})"},
            {Action::buy_hacienda(cell(0, 0)),
             {},
             R"({"player":0,"do":"buy-hacienda","at":[0,0]})"},
            {Action::buy_water(double_at_2_1()),
             {},
             R"({"player":0,"do":"buy-water","tile":"double","at":[[2,1],[3,1]]})"},
            {Action::play_land(LandCard::Forest, cell(0, 0)),
             {},
             R"({"player":0,"do":"play-land","card":"forest","at":[0,0]})"},
            {Action::play_animal(Species::Sheep, cell(3, 2)),
             {6, 0},
             R"({"player":0,"do":"play-animal","card":"sheep","at":[3,2],"income":6})"},
            {Action::harvest(cell(0, 0), no_cell),
             {21, 0},
             R"({"player":0,"do":"harvest","at":[0,0],"from":null,"income":21})"},
            {Action::harvest(cell(0, 0), cell(1, 0)),
             {6, 0},
             R"({"player":0,"do":"harvest","at":[0,0],"from":[1,0],"income":6})"},
            {Action::end_turn(), {}, R"({"player":0,"do":"end-turn"})"},
        };
    }

    Game game_{example_map(), rulesets().front(), 2};
    chance::Stream stream_{1};
    State state_ = game_.set_up(stream_);
};

TEST_F(NotationExamples, AreWrittenAndRead) {
    for (const Example& example : examples()) {
        EXPECT_EQ(action_json(state_, state_.seat(), example.action, example.outcome).dump(),
                  example.json);
        EXPECT_EQ(read(state_, Json::parse(example.json)), example.action) << example.json;
    }
}

TEST_F(NotationExamples, NeedEveryKey) {
    for (const Example& example : examples()) {
        const Json object = Json::parse(example.json);
        for (const auto& [key, value] : object.items()) {
            Json without = object;
            without.erase(key);
            expect_refused(state_, without, "the key \"" + key + "\" is missing");
        }
    }
}

TEST_F(NotationExamples, HaveTheirTypes) {
    for (const Example& example : examples()) {
        const Json object = Json::parse(example.json);
        for (const auto& [key, value] : object.items()) {
            for (const Json& wrong :
                 {Json(true), Json(0.5), Json("grass"), Json::object(), Json::array(),
                  Json::array({1, 2, 3}), Json::array({1, "a"}), Json::array({Json::array({1})})}) {
                // An empty list of spaces is no placement, but well formed.
                if (!(object["do"] == "buy-water" && wrong == Json::array())) {
                    Json broken = object;
                    broken[key] = wrong;
                    expect_refused(state_, broken, "/" + key);
                }
            }
        }
    }
    expect_refused(state_, Json::array(), "expected an object");
    expect_refused(state_, 3, "expected an object");
}

TEST_F(NotationExamples, OfAnotherPlayerAreNoAction) {
    for (const Example& example : examples()) {
        for (const int player : {-1, 1, 2, 1000000}) {
            Json object = Json::parse(example.json);
            object["player"] = player;
            EXPECT_EQ(read(state_, object), std::nullopt);
        }
    }
}

TEST_F(NotationExamples, WhereThereIsNoCellAreNoAction) {
    for (const Json& at :
         {Json{5, 0}, Json{-1, 0}, Json{0, 3}, Json{1000000, -1000000}, Json{4, 0}, Json{4, 2}}) {
        for (const Example& example : examples()) {
            Json object = Json::parse(example.json);
            if (object.contains("at")) {
                object["at"] = object.contains("tile") ? Json::array({at, {3, 1}}) : at;
                EXPECT_EQ(read(state_, object), std::nullopt) << object;
            }
            if (object.contains("from")) {
                object = Json::parse(example.json);
                object["from"] = at;
                EXPECT_EQ(read(state_, object), std::nullopt) << object;
            }
        }
    }
}

TEST_F(NotationExamples, WithoutSuchASlotAreNoAction) {
    for (const int slot : {-1, 255, 256, 1000000}) {
        const Json object{{"player", 0}, {"do", "buy-land"}, {"source", slot}, {"card", "rocks"}};
        EXPECT_EQ(read(state_, object), std::nullopt);
    }
}

TEST(Notation, ScoringsAreWrittenAsDocumented) {
    EXPECT_EQ(score_json({3, 6, 0, 1, 2, 5}).dump(),
              R"({"markets":3,"land":6,"herds":0,"haciendas":1,"water":2,"money":5})");
}

RC_GTEST_PROP(Notation, EveryScoringIsWritten, ()) {
    const auto game = *testing::any_bundled_game();
    chance::Stream stream(*rc::gen::arbitrary<std::uint64_t>());
    State state = game->set_up(stream);
    RC_ASSERT(scorings_json(state) == Json::array());
    while (!state.over()) {
        state.apply(simulation::random_action(state, stream));
    }
    const Json scorings = scorings_json(state);
    RC_ASSERT(scorings.size() == state.scorings().size());
    RC_ASSERT(scorings.back()["when"] == "final");
    RC_ASSERT(scorings.back()["round"] == state.round());
    RC_ASSERT(scorings.back()["players"].size() == index(state.players()));
    RC_ASSERT(scorings.size() == 1 || scorings.front()["when"] == "interim");
    for (int seat = 0; seat < state.players(); ++seat) {
        int points = 0;
        for (const Json& scoring : scorings) {
            for (const Json& category : scoring["players"][index(seat)]) {
                points += category.get<int>();
            }
        }
        RC_ASSERT(points == state.points(seat));
    }
}

} // namespace
} // namespace pampas::rules

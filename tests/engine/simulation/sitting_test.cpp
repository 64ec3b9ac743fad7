#include "engine/files/input_error.h"
#include "engine/players/lineup.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/sitting_record.h"
#include "tests/engine/rules/bundled_games.h"
#include "tests/engine/simulation/nim.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace pampas::simulation {
namespace {

using testing::TemporaryFolder;
using Table = Sitting<rules::Game, players::Lineup>;
using Nim = Sitting<nim::Game, nim::Player>;

constexpr std::uint64_t table_seed = 5;

players::Lineup random_players(const rules::Game& game) {
    const std::vector<std::string> bots{"random"};
    return {bots, game.players()};
}

/// A sitting at which people sit on every seat, or nobody does.
Table table(const rules::Game& game, bool with_people) {
    chance::Stream stream(table_seed, 0);
    return {game, random_players(game),
            Seating{std::vector<bool>(static_cast<std::size_t>(game.players()), with_people),
                    table_seed},
            game.deal(stream)};
}

Json header_of(const rules::Game& game) {
    return record_header(rules::game_json(game), random_players(game).names(), {table_seed});
}

/// Lets the bots play so many actions, or to the end of the game, and passes each state on.
void play_on(Table& sitting, std::size_t actions, const auto& see) {
    while (!sitting.state().over() && actions > 0) {
        for (const rules::Action& action : sitting.bot_plan()) {
            sitting.apply(action);
            see(sitting.state());
            if (--actions == 0) {
                break;
            }
        }
    }
}

std::vector<rules::Action> actions_of(const auto& sitting) {
    std::vector<rules::Action> actions;
    for (const auto& step : sitting.playback().steps(sitting.playback().actions())) {
        actions.push_back(step.action);
    }
    return actions;
}

RC_GTEST_PROP(Sitting, UndoesActionsOfTheTurnUpToOneThatShowsACard, ()) {
    const auto game = *testing::any_bundled_game();
    Table sitting = table(*game, true);
    std::vector<rules::State> states{sitting.state()};
    play_on(sitting, *rc::gen::inRange<std::size_t>(0, 120),
            [&](const rules::State& state) { states.push_back(state); });
    while (!sitting.why_no_undo()) {
        const rules::Action last = sitting.playback().step(sitting.playback().actions()).action;
        RC_ASSERT(last.kind != rules::ActionKind::EndTurn);
        RC_ASSERT(last.kind != rules::ActionKind::BuyLand);
        RC_ASSERT(last.kind != rules::ActionKind::BuyAnimal);
        sitting.undo();
        states.pop_back();
        RC_ASSERT(sitting.state() == states.back());
        RC_ASSERT(sitting.playback().actions() + 1 == states.size());
    }
    RC_ASSERT(!sitting.is_practice());
    if (!sitting.state().over() && states.size() > 1) {
        const rules::Action last = sitting.playback().step(states.size() - 1).action;
        const bool begins = last.kind == rules::ActionKind::EndTurn;
        RC_ASSERT(*sitting.why_no_undo() == (begins ? NoUndo::TurnBegins : NoUndo::CardSeen));
    }
}

RC_GTEST_PROP(Sitting, IsTakenBackToAnyTurnAndKeepsWhatWasDone, ()) {
    const auto game = *testing::any_bundled_game();
    Table sitting = table(*game, false);
    std::vector<rules::State> states{sitting.state()};
    play_on(sitting, *rc::gen::inRange<std::size_t>(1, 200),
            [&](const rules::State& state) { states.push_back(state); });
    const auto actions = actions_of(sitting);
    const auto turns = sitting.playback().turns();
    const auto turn = *rc::gen::inRange<std::size_t>(0, turns.size());
    RC_PRE(turns[turn] < actions.size());
    sitting.take_back(turn);
    RC_ASSERT(sitting.state() == states[turns[turn]]);
    RC_ASSERT(sitting.playback().turns().back() == turns[turn]);
    RC_ASSERT(sitting.is_practice());
    RC_ASSERT(sitting.branches().back().kept == turns[turn]);
    RC_ASSERT(sitting.branches().back().steps.size() == actions.size());
    // Bots do again what they did.
    play_on(sitting, actions.size() - turns[turn], [](const auto&) {});
    RC_ASSERT(actions_of(sitting) == actions);
    RC_ASSERT(sitting.state() == states.back());
    RC_ASSERT(sitting.playback().turns() == turns);
}

TEST(Sitting, OfBotsAloneCannotBeUndone) {
    const auto game = nim::Game();
    Nim sitting(game, {}, {{false, true}, table_seed}, nim::Setup{9});
    EXPECT_EQ(sitting.why_no_undo(), NoUndo::TurnBegins);
    EXPECT_FALSE(sitting.awaits_person());
    sitting.apply({2});
    EXPECT_TRUE(sitting.awaits_person());
    EXPECT_EQ(sitting.why_no_undo(), NoUndo::TurnBegins);
    sitting.take_back(1);
    EXPECT_FALSE(sitting.is_practice()) << "nothing was done since";
    sitting.take_back(0);
    EXPECT_TRUE(sitting.is_practice());
}

/// Expects that the games of a file replay, and returns how many there are.
std::size_t replayed(const std::filesystem::path& path, const rules::Game& game) {
    RecordReader reader(path);
    const ReplayedFile file = reader.check_games(
        [&](const JsonValue& line) { Replay<rules::Game>(game, reader.dealing(), line).check(); });
    for (const BadGame& bad : file.bad) {
        ADD_FAILURE() << text(bad);
    }
    return file.games;
}

/// Goes on with the game in a file up to its end. Returns the state in which it was resumed.
rules::State play_to_end(const std::filesystem::path& path, const rules::Game& game) {
    GrowingRecord record = GrowingRecord::reopen(path);
    Table sitting = table(game, false);
    if (record.unfinished()) {
        sitting = resumed(game, random_players(game), sitting.seating(), {table_seed},
                          *record.unfinished());
    }
    rules::State begin = sitting.state();
    SittingRecord<rules::Game, players::Lineup> writer(record);
    writer.follow(sitting);
    if (!begin.over()) {
        play_on(sitting, SIZE_MAX, [&](const auto&) { writer.follow(sitting); });
    }
    writer.follow(sitting); // changes nothing
    return begin;
}

RC_GTEST_PROP(SittingRecord, ResumesAtTheLastWholeActionWhereverItBreaksOff, ()) {
    const auto game = *testing::any_bundled_game();
    const TemporaryFolder folder;
    const auto path = folder / "game.jsonl";
    Table sitting = table(*game, false);
    std::vector<rules::State> states{sitting.state()};
    std::vector<std::size_t> sizes;
    std::size_t header = 0;
    {
        GrowingRecord record = GrowingRecord::create(path, header_of(*game));
        header = std::filesystem::file_size(path);
        SittingRecord<rules::Game, players::Lineup> writer(record);
        writer.follow(sitting);
        sizes.push_back(std::filesystem::file_size(path));
        play_on(sitting, *rc::gen::inRange<std::size_t>(0, 400), [&](const rules::State& state) {
            writer.follow(sitting);
            states.push_back(state);
            sizes.push_back(std::filesystem::file_size(path));
        });
    }
    const auto size = *rc::gen::inRange<std::size_t>(header, sizes.back() + 1);
    std::filesystem::resize_file(path, size);
    const auto whole =
        static_cast<std::size_t>(std::ranges::upper_bound(sizes, size) - sizes.begin());
    const rules::State& expected = states[whole == 0 ? 0 : whole - 1];
    // The end of the game needs more than its last action.
    RC_ASSERT(play_to_end(path, *game) == expected || sitting.state().over());
    RC_ASSERT(replayed(path, *game) == 1U);
}

RC_GTEST_PROP(SittingRecord, KeepsWhatWasTakenBack, ()) {
    const auto game = *testing::any_bundled_game();
    const TemporaryFolder folder;
    const auto path = folder / "game.jsonl";
    Table sitting = table(*game, true);
    {
        GrowingRecord record = GrowingRecord::create(path, header_of(*game));
        SittingRecord<rules::Game, players::Lineup> writer(record);
        const auto follow = [&](const auto&) { writer.follow(sitting); };
        for (int time = 0; time < 3; ++time) {
            play_on(sitting, *rc::gen::inRange<std::size_t>(1, 30), follow);
            if (!sitting.why_no_undo()) {
                sitting.undo();
                writer.follow(sitting);
            }
            sitting.take_back(*rc::gen::inRange<std::size_t>(0, sitting.playback().turns().size()));
            writer.follow(sitting);
        }
    }
    {
        GrowingRecord record = GrowingRecord::reopen(path);
        const Table again = resumed(*game, random_players(*game), sitting.seating(), {table_seed},
                                    record.unfinished().value());
        RC_ASSERT(again.state() == sitting.state());
        RC_ASSERT(again.branches().size() == sitting.branches().size());
        for (std::size_t i = 0; i < again.branches().size(); ++i) {
            RC_ASSERT(again.branches()[i].kept == sitting.branches()[i].kept);
            RC_ASSERT(again.branches()[i].steps.size() == sitting.branches()[i].steps.size());
        }
    }
    if (*rc::gen::inRange(0, 8) == 0) { // takes long
        play_to_end(path, *game);
        RC_ASSERT(replayed(path, *game) == 1U);
    }
}

TEST(GrowingRecord, IsOpenInOneProgramAtATime) {
    const TemporaryFolder folder;
    const auto path = folder / "game.jsonl";
    const Json header = record_header(Json::object(), {"x", "y"}, {table_seed});
    const GrowingRecord record = GrowingRecord::create(path, header);
    EXPECT_THROW(GrowingRecord::reopen(path), InputError);
    EXPECT_THROW(GrowingRecord::create(path, header), InputError);
}

TEST(GrowingRecord, GoesOnWhereAPowerCutLeftZeros) {
    const TemporaryFolder folder;
    const auto path = folder / "game.jsonl";
    {
        const Json header = record_header(Json::object(), {"x", "y"}, {table_seed});
        GrowingRecord record = GrowingRecord::create(path, header);
        record.put(Json{{"game", 0}, {"actions", Json::array()}});
        record.add(Json::array({"end"}));
    }
    const std::string kept = testing::bytes_of(path);
    for (const std::string& lost : {std::string(9, '\0'), std::string(9, '\0') + "\"]]}\n"}) {
        testing::put(path, kept + lost);
        EXPECT_EQ(GrowingRecord::reopen(path).unfinished()->at("actions").size(), 1);
        EXPECT_EQ(testing::bytes_of(path), kept);
    }
}

TEST(GrowingRecord, RefusesWhatIsNoRecord) {
    const TemporaryFolder folder;
    for (const char* bytes : {"", "x", "{}", "{}\n", R"({"format": "pampas-games", "version": 1)",
                              R"({"format": "pampas-games", "version": 1, "bots": [], "seed": 1})",
                              "{\"format\": \"pampas-games\", \"version\": 1, \"bots\": [], "
                              "\"seed\": 1}\n{}\n"}) {
        testing::put(folder / "bad.jsonl", bytes);
        EXPECT_THROW(GrowingRecord::reopen(folder / "bad.jsonl"), InputError) << bytes;
        EXPECT_EQ(testing::bytes_of(folder / "bad.jsonl"), bytes);
    }
}

} // namespace
} // namespace pampas::simulation

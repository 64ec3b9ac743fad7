#include "engine/files/input_error.h"
#include "engine/players/lineup.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/playback.h"
#include "engine/simulation/run.h"
#include "tests/engine/rules/bundled_games.h"
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

/// Keeps every state of a game, and passes what it sees on to a playback.
struct Everything {
    Playback<rules::Game> playback;
    std::vector<rules::State> states;

    void begin(std::size_t number, const rules::Setup& setup) {
        playback.begin(number, setup);
        states = {playback.game().start(setup)};
    }
    void see(const rules::State& state, int seat, const rules::Action& action,
             const rules::Outcome& outcome) {
        playback.see(state, seat, action, outcome);
        states.push_back(state);
    }
    void end(const rules::State& state) { playback.end(state); }
};

Everything drawn_game(const rules::Game& game) {
    Everything result{Playback(game), {}};
    const std::vector<std::string> bots{"random"};
    play_match(game, players::Lineup(bots, game.players()), {*rc::gen::inRange(0U, 1000U)}, 3,
               result);
    return result;
}

RC_GTEST_PROP(Playback, HasTheStatesOfTheGameForwardAndBack, ()) {
    const auto game = *testing::any_bundled_game();
    const auto [playback, states] = drawn_game(*game);
    RC_ASSERT(playback.number() == 3);
    RC_ASSERT(playback.actions() + 1 == states.size());
    for (std::size_t k = 0; k < states.size(); ++k) {
        RC_ASSERT(playback.after(k) == states[k]);
    }
    for (std::size_t k = states.size(); k-- > 0;) {
        RC_ASSERT(playback.after(k) == states[k]);
    }
    std::size_t number = 0;
    playback.walk([&](const auto& before, const auto& step, const auto& after) {
        RC_ASSERT(before == states[number]);
        RC_ASSERT(step.seat == before.seat());
        RC_ASSERT(after == states[++number]);
    });
    RC_ASSERT(number == playback.actions());
}

RC_GTEST_PROP(Playback, KnowsWhereTurnsRoundsAndScoringsBegin, ()) {
    const auto game = *testing::any_bundled_game();
    const auto [playback, states] = drawn_game(*game);
    std::vector<std::size_t> turns{0};
    std::vector<std::size_t> rounds{0};
    std::vector<std::size_t> scorings;
    for (std::size_t k = 1; k < states.size(); ++k) {
        if (states[k].scorings().size() > states[k - 1].scorings().size()) {
            scorings.push_back(k);
        }
        if (states[k].over()) {
            continue;
        }
        if (playback.step(k).action.kind == rules::ActionKind::EndTurn) {
            turns.push_back(k);
        }
        if (states[k].round() > states[k - 1].round()) {
            rounds.push_back(k);
        }
    }
    RC_ASSERT(playback.turns() == turns);
    RC_ASSERT(playback.rounds() == rounds);
    RC_ASSERT(playback.scorings() == scorings);
    RC_ASSERT(playback.scorings().back() == playback.actions());
}

std::unique_ptr<const nim::Game> read_nim(const JsonValue&) {
    return std::make_unique<const nim::Game>();
}

/// A file with recorded games of Nim, which tests damage.
class OpenGame : public ::testing::Test {
  protected:
    explicit OpenGame(Pairing pairing = Pairing::Independent) {
        RecordFile file(path_, record_header(Json::object(), {"x", "y"}, {3, pairing}));
        const nim::Game game;
        std::vector<Recorder<nim::Game>> watchers(1, Recorder(game, file));
        play_deals(game, nim::Player(), {3, pairing}, {0, 5}, std::span(watchers));
        file.keep();
        std::istringstream bytes(read_file(path_));
        for (std::string line; std::getline(bytes, line);) {
            lines_.push_back(line);
        }
    }

    OpenedGame<nim::Game> opened(int number) {
        write_file(path_, fmt::format("{}\n", fmt::join(lines_, "\n")));
        return open_game<nim::Game>(RecordReader(path_), number, read_nim);
    }

    std::string error_of(int number) {
        try {
            opened(number);
            return {};
        } catch (const std::runtime_error& error) {
            return error.what();
        }
    }

    testing::TemporaryFolder folder_;
    std::filesystem::path path_ = folder_ / "games.jsonl";
    std::vector<std::string> lines_;
};

class OpenPairedGame : public OpenGame {
  protected:
    OpenPairedGame() : OpenGame(Pairing::Rotated) {}
};

TEST_F(OpenGame, HasTheActionsOfItsLine) {
    for (int number = 0; number < 5; ++number) {
        const auto game = opened(number);
        EXPECT_EQ(game.playback.number(), static_cast<std::size_t>(number));
        EXPECT_EQ(game.playback.actions(),
                  Json::parse(lines_.at(static_cast<std::size_t>(1 + number)))["actions"].size());
        EXPECT_EQ(game.bots, (std::vector<std::string>{"x", "y"}));
        EXPECT_TRUE(game.playback.after(game.playback.actions()).over());
    }
}

TEST_F(OpenGame, DoesNotLookAtOtherGames) {
    lines_[1] = R"({"game": 0, "actions": [)";
    lines_[3] = R"({"setup": {"game": 3}, "game": 2})";
    EXPECT_EQ(error_of(1), "");
    EXPECT_EQ(error_of(3), "");
}

TEST_F(OpenGame, SaysWhatIsWrongAndWhere) {
    Json changed = Json::parse(lines_[3]);
    changed["actions"][0]["left"] = 99;
    lines_[3] = changed.dump();
    EXPECT_THAT(error_of(2), HasSubstr("game 2 (line 4): actions/0: left is "));
    lines_[3] = R"({"game": 2})";
    EXPECT_THAT(error_of(2), HasSubstr("line 4"));
    lines_[3] = R"({"game": 2,)";
    EXPECT_THAT(error_of(2), HasSubstr("line 4"));
    EXPECT_THAT(error_of(4), "");
    lines_[3] = lines_[5];
    EXPECT_THAT(error_of(3), HasSubstr("game 3 (line 5): comes after game 4"));
}

TEST_F(OpenGame, RefusesLinesWithoutANumber) {
    for (const std::string line :
         {"[]", "{}", R"({"game": "1"})", R"({"game": [1]})", "3", R"({"game": 1e400})",
          R"({"game": -1})", R"([{"game": 1}])", R"({"game": 99999999999999999999})"}) {
        lines_[2] = line;
        EXPECT_NE(error_of(1), "") << line;
    }
}

TEST_F(OpenGame, SaysHowManyGamesThereAre) {
    EXPECT_EQ(error_of(5), "has no game 5, only 5 games");
    lines_.resize(2);
    EXPECT_EQ(error_of(5), "has no game 5, only 1 game");
    lines_.resize(1);
    EXPECT_EQ(error_of(5), "has no games");
}

TEST_F(OpenPairedGame, KnowsWhoSatWhere) {
    EXPECT_EQ(opened(2).bots, (std::vector<std::string>{"x", "y"}));
    EXPECT_EQ(opened(3).bots, (std::vector<std::string>{"y", "x"}));
}

TEST_F(OpenGame, NumbersAreListedInTheOrderOfTheFile) {
    EXPECT_EQ(games_in(RecordReader(path_)), (std::vector{0, 1, 2, 3, 4}));
    lines_.resize(1);
    write_file(path_, lines_.front() + "\n");
    EXPECT_THROW(games_in(RecordReader(path_)), InputError);
}

} // namespace
} // namespace pampas::simulation

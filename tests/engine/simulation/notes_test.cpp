#include "engine/files/input_error.h"
#include "engine/players/lineup.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/notes.h"
#include "engine/simulation/playback.h"
#include "tests/engine/simulation/recorded_games.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pampas::simulation {
namespace {

using rules::Game;

/// Three games of random players, as this program records them.
std::string recorded_games() {
    const Game game(testing::small_map(), testing::small_rules("standard"), 2);
    const testing::TemporaryFolder folder;
    const std::vector<std::string> bots{"random"};
    const players::Lineup lineup(bots, game.players());
    const Dealing dealing{testing::games_seed};
    RecordFile file(folder / "games",
                    record_header(rules::game_json(game), lineup.names(), dealing));
    Recorder<Game> recorder(game, file);
    for (std::size_t number = 0; number < 3; ++number) {
        play_match(game, lineup, dealing, number, recorder);
    }
    file.keep();
    return testing::bytes_of(folder / "games");
}

auto opened(const std::string& records, int number) {
    return open_game<Game>(RecordReader(LineReader(records, "games")), number, rules::read_game);
}

TEST(NotesOnPositions, StandInTheRecordOfTheirGame) {
    const std::string plain = recorded_games();
    const Notes notes{{0, "A poor \"deal\"\n"}, {7, "Ñandú"}};
    const std::string noted = with_notes(plain, 1, notes);
    EXPECT_TRUE(opened(plain, 1).notes.empty());
    for (const int number : {0, 1, 2}) {
        const auto game = opened(noted, number); // checks the checksum too
        EXPECT_EQ(game.notes, number == 1 ? notes : Notes());
        EXPECT_EQ(game.playback.actions(), opened(plain, number).playback.actions());
    }
    EXPECT_EQ(with_notes(noted, 1, {}), plain);
    EXPECT_EQ(opened(with_notes(noted, 1, {{2, "other"}}), 1).notes, Notes({{2, "other"}}));
}

TEST(NotesOnPositions, AreCoveredByTheChecksum) {
    std::string noted = with_notes(recorded_games(), 2, {{3, "good"}});
    noted.replace(noted.find("good"), 4, "evil");
    EXPECT_THROW(opened(noted, 2), Contradiction);
}

TEST(NotesOnPositions, AreRefusedWhereTheyBelongToNothing) {
    const std::string plain = recorded_games();
    EXPECT_THROW(with_notes(plain, 3, {}), InputError);
    EXPECT_THROW(with_notes("{}", 0, {}), InputError);
    const std::string broken_off = plain.substr(0, plain.rfind("},{"));
    EXPECT_THROW(with_notes(broken_off, 2, {}), InputError);
    const auto actions = opened(plain, 0).playback.actions();
    EXPECT_NO_THROW(opened(with_notes(plain, 0, {{actions, "the end"}}), 0));
    EXPECT_THROW(opened(with_notes(plain, 0, {{actions + 1, "after the end"}}), 0), InputError);
    EXPECT_THROW(with_notes(plain, 0, {{0, std::string(longest_note + 1, 'a')}}), InputError);
}

} // namespace
} // namespace pampas::simulation

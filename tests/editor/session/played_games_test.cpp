#include "editor/session/played_games.h"
#include "editor/sitting/seated_game.h"
#include "engine/files/input_error.h"
#include "engine/simulation/notes.h"
#include "tests/editor/session/named_map.h"
#include "tests/engine/environment_variable.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pampas::session {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

/// Records a game of two random players in a file, to its end or its first action.
void play(const map::Map& map, const std::filesystem::path& record, bool to_the_end = true) {
    sitting::SeatedGame game({.on = {map, rules::ruleset_named("standard"), 2},
                              .seats = {.names = {"random", "random"}, .record = record}});
    do {
        game.sitting().apply(*game.sitting().bot_plan().begin());
        game.keep();
    } while (to_the_end && !game.sitting().state().over());
}

class PlayedGames : public ::testing::Test {
  protected:
    PlayedGames() { std::filesystem::create_directories(games); }

    testing::TemporaryFolder folder;
    testing::EnvironmentVariable data{"XDG_DATA_HOME", folder.path().c_str()};
    std::filesystem::path games = folder / "pampas/games";
    std::filesystem::path record = games / "game.jsonl";
    std::filesystem::path library = folder / "maps.pampas";
    Origin origin = save_map(board(), InLibrary{{library, "Rivers"}, {}});
};

TEST_F(PlayedGames, GoIntoTheLibraryOfTheirMap) {
    play(board(), record);
    const std::string played = testing::bytes_of(record);
    const KeptGame kept = keep_game(record, revision_at(origin, board()));
    EXPECT_FALSE(std::filesystem::exists(record));
    EXPECT_EQ(record_of(kept), played);

    auto found = games_on(origin, board());
    ASSERT_THAT(found, SizeIs(1));
    EXPECT_EQ(record_of(found[0]), played);
    EXPECT_EQ(found[0].in_library->revision, 1);
    const std::string noted = simulation::with_notes(played, 0, {{3, "here"}});
    replace_record(found[0], noted);
    EXPECT_EQ(record_of(found[0]), noted);
    EXPECT_EQ(record_of(games_on(origin, board())[0]), noted);
    EXPECT_THAT(library::check(library), IsEmpty());
}

TEST_F(PlayedGames, OfMapsOutsideLibrariesStayInTheirFiles) {
    play(board(), record);
    KeptGame kept = keep_game(record, revision_at({}, board()));
    EXPECT_EQ(kept.file, record);
    play(board(map::Space::Market), games / "other.jsonl");
    play(board(), games / "unfinished.jsonl", false);
    testing::put(games / "damaged.jsonl", "{}");
    for (const Origin& place : {Origin(), origin}) {
        const auto found = games_on(place, board());
        ASSERT_THAT(found, SizeIs(1));
        EXPECT_EQ(found[0].file, record);
    }
    replace_record(kept, simulation::with_notes(record_of(kept), 0, {{0, "dealt"}}));
    EXPECT_THAT(record_of(games_on(origin, board())[0]), ::testing::HasSubstr("dealt"));
}

TEST_F(PlayedGames, AreNotLostWhereTheirRevisionIsGone) {
    play(board(), record);
    const auto revision = revision_at(origin, board());
    library::Library maps(library, library::Access::Write);
    maps.remove("Rivers");
    maps.empty_trash();
    EXPECT_THROW(keep_game(record, revision), InputError);
    EXPECT_TRUE(std::filesystem::exists(record));
}

} // namespace
} // namespace pampas::session

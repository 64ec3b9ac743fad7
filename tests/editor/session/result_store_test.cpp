#include "analysis/balance/series.h"
#include "editor/session/result_store.h"
#include "engine/files/input_error.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

namespace pampas::session {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

map::Map board(map::Space corner = map::Space::Pampas) {
    map::Map map = testing::drawn_map({"mfgrs.$", ".......", "...w..."});
    map.set({0, 2}, corner);
    map.details().name = "Rivers";
    return map;
}

/// Some games on a map.
StoredResult played_on(const map::Map& map) {
    const rules::Game game(map, rules::ruleset_named("standard"), 2);
    const balance::SeriesPlan plan{.experiment = {.bots = {"random", "random"}}, .games = 2};
    return {std::make_shared<const map::Map>(map),
            std::make_shared<const report::GamesSummary>(
                report::summary_of(game, plan, balance::play_series(game, plan)))};
}

class ResultStoreTest : public ::testing::Test {
  protected:
    /// Saves a map in the library, as the editor does.
    Origin save(const map::Map& map) {
        origin = save_map(map, origin);
        return origin;
    }
    std::size_t kept() const {
        return library::Library(file, library::Access::Read).results("Rivers").size();
    }

    testing::TemporaryFolder folder;
    std::filesystem::path file = folder / "maps.pampas";
    Origin origin = InLibrary{{file, "Rivers"}, {}};
    ResultStore store;
};

TEST_F(ResultStoreTest, KeepsGamesOnTheMapAsItWasSaved) {
    store.open(save(board()), board());
    store.add(played_on(board()), store.revision_of(board()));
    EXPECT_EQ(kept(), 1u);
    EXPECT_EQ(store.results()[0].revision, 1);

    ResultStore again;
    again.open(origin, board());
    ASSERT_THAT(again.results(), SizeIs(1));
    EXPECT_EQ(again.results()[0].revision, 1);
    EXPECT_FALSE(again.results()[0].played.empty());
    EXPECT_EQ(*again.results()[0].map, board());
    report::GamesSummary untimed = *store.results()[0].summary;
    untimed.timing.reset();
    EXPECT_EQ(*again.results()[0].summary, untimed);
}

TEST_F(ResultStoreTest, KeepsWhatWaitsOnceItsMapIsSaved) {
    store.open({}, board());
    store.add(played_on(board()), store.revision_of(board()));
    EXPECT_FALSE(store.results()[0].revision);
    const map::Map other = board(map::Space::Water);
    store.moved(save(other), other);
    EXPECT_EQ(kept(), 0u) << "this is not the map that was played on";
    map::Map described = board();
    described.details().description = "which changes no game";
    store.moved(save(described), described);
    EXPECT_EQ(kept(), 1u);
    EXPECT_EQ(store.results()[0].revision, 2);
    store.moved(save(described), described);
    EXPECT_EQ(kept(), 1u) << "once";
}

TEST_F(ResultStoreTest, KeepsGamesWithTheRevisionTheyBeganOn) {
    store.open(save(board()), board());
    const auto reference = store.revision_of(board());
    const map::Map other = board(map::Space::Water);
    store.moved(save(other), other);
    EXPECT_FALSE(store.revision_of(board()));
    store.add(played_on(board()), reference);
    EXPECT_EQ(store.results()[0].revision, 1);

    ResultStore again;
    again.open(origin, other);
    ASSERT_THAT(again.results(), SizeIs(1));
    EXPECT_FALSE(map::same_board(*again.results()[0].map, other));
    EXPECT_TRUE(map::same_board(*again.results()[0].map, board()));
}

TEST_F(ResultStoreTest, ForgetsWhatBelongsToAnotherMap) {
    store.open(save(board()), board());
    store.add(played_on(board()), store.revision_of(board()));
    store.open({}, board());
    EXPECT_THAT(store.results(), IsEmpty());
    EXPECT_FALSE(store.revision_of(board()));
}

TEST_F(ResultStoreTest, ShowsGamesThatNobodyKeeps) {
    store.open(save(board()), board());
    library::Library library(file, library::Access::Write);
    library.remove("Rivers");
    library.empty_trash();
    EXPECT_THROW(store.add(played_on(board()), store.revision_of(board())), InputError);
    ASSERT_THAT(store.results(), SizeIs(1));
    EXPECT_FALSE(store.results()[0].revision);
}

TEST_F(ResultStoreTest, RefusesKeptGamesThatCannotBeRead) {
    store.open(save(board()), board());
    const auto reference = store.revision_of(board());
    library::Library(file, library::Access::Write)
        .keep_result(reference->revision, R"({"games": 1, "games": 2})");
    ResultStore again;
    EXPECT_THROW(again.open(origin, board()), InputError);
    EXPECT_THAT(again.results(), IsEmpty());
}

} // namespace
} // namespace pampas::session

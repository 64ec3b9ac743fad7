#include "analysis/balance/series.h"
#include "editor/session/result_store.h"
#include "engine/files/input_error.h"
#include "tests/editor/session/named_map.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pampas::session {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

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
    untimed.digests.clear();
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

/// A board that differs from others by its number.
map::Map board(int number) {
    map::Map map({20, 3});
    map.set({number, 0}, map::Space::Water);
    return map;
}

PlayedState played(const map::Map& map, std::size_t deals) {
    static const rules::Game game(testing::drawn_map({"mfgrs.$", ".......", "...w...", "......m"}),
                                  rules::ruleset_named("standard"), 2);
    auto range = std::make_shared<balance::PlayedRange>(game, simulation::Pairing::Rotated);
    range->end = deals;
    return {std::make_shared<const map::Map>(map), range};
}

constexpr std::size_t enough = PlayedStates::enough_deals;

TEST(PlayedStates, ComparesWithTheLastStateOnWhichEnoughWasPlayed) {
    PlayedStates states;
    EXPECT_EQ(states.before(board(0)), nullptr);
    states.keep(played(board(0), 10 * enough));
    EXPECT_EQ(states.before(board(0)), nullptr) << "not with itself";
    states.keep(played(board(1), enough));
    for (int stroke = 2; stroke < 6; ++stroke) {
        states.keep(played(board(stroke), enough - 1));
        ASSERT_NE(states.before(board(stroke)), nullptr);
        EXPECT_EQ(*states.before(board(stroke))->map, board(1));
    }
    EXPECT_EQ(*states.before(board(1))->map, board(0));
}

TEST(PlayedStates, WithoutEnoughComparesWithTheOneThatHasMost) {
    PlayedStates states;
    states.keep(played(board(0), 5));
    states.keep(played(board(1), 7));
    states.keep(played(board(2), 2));
    EXPECT_EQ(*states.before(board(3))->map, board(1));
}

TEST(PlayedStates, AnUndoFindsItsGamesAndIsComparedWithWhatWasUndone) {
    PlayedStates states;
    states.keep(played(board(0), 2 * enough));
    states.keep(played(board(1), 3 * enough));
    ASSERT_NE(states.of(board(0)), nullptr);
    EXPECT_EQ(states.of(board(0))->played->end, 2 * enough);
    states.keep(*states.of(board(0)));
    EXPECT_EQ(*states.before(board(0))->map, board(1));
    EXPECT_EQ(states.of(board(2)), nullptr);
}

TEST(PlayedStates, GoOnWhereTheyStand) {
    PlayedStates states;
    states.keep(played(board(0), enough));
    states.keep(played(board(1), enough));
    states.go_on(played(board(0), 4 * enough));
    EXPECT_EQ(states.of(board(0))->played->end, 4 * enough);
    EXPECT_EQ(*states.before(board(2))->map, board(1)) << "it was not the map's last";
    states.go_on(played(board(5), enough));
    EXPECT_EQ(states.of(board(5)), nullptr);
}

TEST(PlayedStates, ALongStrokeLeavesTheStateBeforeIt) {
    PlayedStates states;
    states.keep(played(board(0), enough));
    for (int dab = 1; dab < 19; ++dab) {
        states.keep(played(board(dab), 1));
    }
    ASSERT_NE(states.before(board(19)), nullptr);
    EXPECT_EQ(*states.before(board(19))->map, board(0));
}

TEST(PlayedStates, OldOnesGo) {
    PlayedStates states;
    for (int number = 0; number <= static_cast<int>(PlayedStates::most_states); ++number) {
        states.keep(played(board(number), enough));
    }
    EXPECT_EQ(states.of(board(0)), nullptr);
    EXPECT_NE(states.of(board(1)), nullptr);
    states.forget();
    EXPECT_EQ(states.before(board(0)), nullptr);
}

} // namespace

} // namespace pampas::session

#include "editor/session/session.h"
#include "tests/editor/session/named_map.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

namespace pampas::session {
namespace {

using library::Access;
using library::Library;
using map::Space;

class SessionTest : public ::testing::Test {
  protected:
    void paint() {
        const hex::Coordinate at{1, 1};
        session.document().begin_stroke("Paint");
        session.document().paint({at}, Space::Swamp);
        session.document().end_stroke();
    }
    bool modified() const { return session.document().modified(); }
    /// Makes the map's first revision the newest again.
    bool restore_first() {
        Library(file, Access::Write).restore("Honey", 1);
        return session.restored(honey, 1);
    }

    testing::TemporaryFolder folder;
    const std::filesystem::path file = folder / "maps.pampas";
    const library::NamedMap honey{file, "Honey"};
    Library library{file, Access::Create};
    Session session{named("first")};
};

TEST_F(SessionTest, AFailedOpeningChangesNothing) {
    paint();
    EXPECT_THROW(session.open(open_map(honey)), InputError);
    EXPECT_THROW(session.open(open_map(LibraryFile{file})), InputError);
    EXPECT_EQ(session.title(), "first");
    EXPECT_TRUE(modified());
}

TEST_F(SessionTest, ImportedMapsAreUnsavedAndNewOnesAreNot) {
    EXPECT_TRUE(session.begun_here());
    session.open_unsaved(named("Imported"));
    EXPECT_TRUE(modified());
    EXPECT_FALSE(session.begun_here());
    session.open_new(named("New"));
    EXPECT_FALSE(modified());
    EXPECT_TRUE(session.begun_here());
    EXPECT_EQ(session.origin(), Origin());
}

TEST_F(SessionTest, ANewNameIsThatOfTheMapOnceItIsSaved) {
    session.save_in(honey);
    EXPECT_EQ(session.map(), named("Honey", Space::Pampas));
    EXPECT_EQ(place_of(session.origin()), Place(honey));
    EXPECT_FALSE(modified());
    paint();
    EXPECT_THROW(session.save_in(honey), library::Conflict) << "the name is taken";
    EXPECT_TRUE(modified());
    session.save();
    EXPECT_EQ(library.load("Honey").map, session.map());
}

TEST_F(SessionTest, ProposesNamesThatEverySystemTakes) {
    EXPECT_EQ(proposed_file(session, ".json"), "first.json");
    session.open_unsaved(named("1/2: <\"Größe\"> \\ *?|"));
    EXPECT_EQ(proposed_file(session, "-report.html").string(), "1-2- --Größe-- - ----report.html");
}

TEST_F(SessionTest, FollowsARename) {
    library.add(named("Honey"));
    session.open(open_map(honey));
    library.rename("Honey", "Bees");
    EXPECT_FALSE(session.renamed({file, "Other"}, "Bees"));
    EXPECT_TRUE(session.renamed(honey, "Bees"));
    EXPECT_FALSE(modified());
    paint();
    session.save();
    EXPECT_EQ(library.load("Bees").map, session.map());
}

TEST_F(SessionTest, ShowsARevisionThatIsRestored) {
    library.add(named("Honey"));
    library.add(named("Honey", Space::Water));
    session.open(open_map(honey));
    ASSERT_TRUE(restore_first());
    EXPECT_EQ(session.map(), named("Honey"));
    EXPECT_FALSE(modified());
    paint();
    EXPECT_NO_THROW(session.save()) << "it is based on the newest revision";
    session.document().go_to(0);
    EXPECT_EQ(session.map(), named("Honey", Space::Water)) << "a step that can be undone";
}

TEST_F(SessionTest, UndoBringsWorkBackThatARestoredRevisionReplaced) {
    library.add(named("Honey"));
    library.add(named("Honey", Space::Water));
    session.open(open_map(honey));
    paint();
    const map::Map work = session.map();
    EXPECT_TRUE(restore_first());
    EXPECT_EQ(session.map(), named("Honey"));
    EXPECT_FALSE(modified());
    session.document().undo();
    EXPECT_EQ(session.map(), work);
    EXPECT_TRUE(modified());
    EXPECT_NO_THROW(session.save()) << "its own window restored: there is no stranger";
}

TEST_F(SessionTest, ReloadsWhatIsKept) {
    EXPECT_FALSE(session.can_reload());
    library.add(named("Honey"));
    for (const Place& place : {Place(honey), Place(MapFile{folder / "honey.json"})}) {
        session.open(open_map(honey));
        if (const auto* at = std::get_if<MapFile>(&place)) {
            session.save_in(*at);
        }
        paint();
        const map::Map work = session.map();
        ASSERT_TRUE(session.can_reload());
        session.reload("Revert");
        EXPECT_EQ(session.map(), named("Honey"));
        EXPECT_FALSE(modified());
        session.document().undo();
        EXPECT_EQ(session.map(), work);
        EXPECT_TRUE(modified());
    }
}

TEST_F(SessionTest, TakesANewerRevisionOnlyWhenItReloads) {
    library.add(named("Honey"));
    session.open(open_map(honey));
    paint();
    library.add(named("Honey", Space::Water));
    EXPECT_THROW(session.save(), library::Conflict);
    session.reload("Reload");
    EXPECT_EQ(session.map(), named("Honey", Space::Water));
    session.document().undo();
    session.save();
    EXPECT_EQ(library.history("Honey").size(), 3U);
    EXPECT_EQ(library.load("Honey").map, session.map());
}

TEST_F(SessionTest, SavesOverARevisionThatWasSeen) {
    const library::Revision first = library.add(named("Honey"));
    session.open(open_map(honey));
    paint();
    const library::Revision seen = library.add(named("Honey", Space::Water));
    EXPECT_THROW(session.save_over(honey, first), library::Conflict);
    session.save_over(honey, seen);
    EXPECT_EQ(library.history("Honey").size(), 3U);
    EXPECT_EQ(library.load("Honey").map, session.map());
    EXPECT_FALSE(modified());
    const library::Revision other = library.add(named("Other"));
    session.save_over({file, "Other"}, other);
    EXPECT_EQ(session.title(), "Other");
    EXPECT_EQ(library.load("Other").revision.number, 2);
}

/// The open map is removed.
class Removal : public SessionTest {
  protected:
    void SetUp() override {
        library.add(named("Honey"));
        library.add(named("Honey", Space::Water));
        session.open(open_map(honey));
    }
    std::int64_t remove() {
        const std::int64_t id = library.remove("Honey");
        EXPECT_TRUE(session.removed(honey));
        return id;
    }
    bool put_back(std::int64_t id) { return session.put_back({file, library.put_back(id)}); }
};

TEST_F(Removal, LeavesUnsavedWorkThatIsSavedAnew) {
    remove();
    EXPECT_TRUE(modified());
    EXPECT_FALSE(session.can_reload());
    EXPECT_EQ(short_place(session.origin()), "");
    EXPECT_FALSE(session.removed(honey)) << "it is not there any more";
    session.save();
    EXPECT_EQ(library.history("Honey").size(), 1U);
    EXPECT_EQ(library.load("Honey").map, named("Honey", Space::Water));
    EXPECT_FALSE(modified());
}

TEST_F(Removal, IsAsIfItHadNotBeenOnceItIsUndone) {
    const Origin before = session.origin();
    EXPECT_TRUE(put_back(remove()));
    EXPECT_EQ(session.origin(), before);
    EXPECT_FALSE(modified());
    paint();
    EXPECT_TRUE(put_back(remove()));
    EXPECT_TRUE(modified()) << "what was not saved is not saved";
    session.save();
    EXPECT_EQ(library.history("Honey").size(), 3U);
}

TEST_F(Removal, IsUndoneUnderAnotherName) {
    const std::int64_t id = remove();
    library.add(named("Honey"));
    EXPECT_TRUE(put_back(id));
    EXPECT_EQ(session.title(), "Honey (2)");
    EXPECT_FALSE(modified());
    paint();
    session.save();
    EXPECT_EQ(library.load("Honey (2)").revision.number, 3);
}

TEST_F(Removal, IsForgottenOnceTheMapIsSavedAnew) {
    const std::int64_t id = remove();
    session.save();
    const Origin anew = session.origin();
    EXPECT_FALSE(put_back(id));
    EXPECT_EQ(session.origin(), anew);
    const std::int64_t later = remove();
    EXPECT_FALSE(session.put_back({file, "Honey (2)"})) << "that is the first one";
    EXPECT_TRUE(put_back(later));
    EXPECT_EQ(session.origin(), anew);
}

TEST_F(SessionTest, IgnoresWhatHappensToOtherMaps) {
    library.add(named("Honey"));
    library.add(named("Honey", Space::Water));
    session.open_new(named("Honey"));
    EXPECT_FALSE(restore_first());
    session.save_in(MapFile{folder / "honey.json"});
    EXPECT_FALSE(restore_first());
    const std::int64_t id = library.remove("Honey");
    EXPECT_FALSE(session.removed(honey));
    EXPECT_FALSE(session.put_back({file, library.put_back(id)}));
    EXPECT_FALSE(modified());
}

} // namespace
} // namespace pampas::session

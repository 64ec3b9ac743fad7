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
    /// Makes the map's first revision its newest again.
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
    session.open_unsaved(named("Imported"));
    EXPECT_TRUE(modified());
    session.open_new(named("New"));
    EXPECT_FALSE(modified());
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

TEST_F(SessionTest, KeepsWorkWhenARevisionIsRestored) {
    library.add(named("Honey"));
    library.add(named("Honey", Space::Water));
    session.open(open_map(honey));
    paint();
    const map::Map work = session.map();
    EXPECT_FALSE(restore_first());
    EXPECT_EQ(session.map(), work);
    EXPECT_THROW(session.save(), library::Conflict);
}

TEST_F(SessionTest, DoesNotMindWhatHappensToOtherMaps) {
    library.add(named("Honey"));
    library.add(named("Honey", Space::Water));
    session.open_new(named("Honey"));
    EXPECT_FALSE(restore_first());
    session.save_in(MapFile{folder / "honey.json"});
    EXPECT_FALSE(restore_first());
}

} // namespace
} // namespace pampas::session

#include "engine/library/library.h"
#include "tests/engine/library/libraries.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace pampas::library {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::numbered_map;
using testing::refuses;

class Trash : public ::testing::Test {
  protected:
    std::vector<std::string> names_in_trash() const {
        std::vector<std::string> names;
        for (const Removed& removed : library.trash()) {
            names.push_back(removed.entry.name);
        }
        return names;
    }
    void change(const std::string& sql) const {
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(sql);
    }

    testing::TemporaryFolder folder;
    std::filesystem::path file = folder / "maps.pampas";
    Library library{file, Access::Create};
    const Revision first = library.add(numbered_map("A", 1));
    const Revision second = library.add(numbered_map("A", 2, {9, 5}));
    const Result result = library.keep_result(first, "{}");
};

TEST_F(Trash, HoldsWhatWasRemoved) {
    const auto listed = library.list();
    const std::int64_t id = library.remove("A");
    EXPECT_THAT(library.list(), IsEmpty());
    EXPECT_THAT([&] { library.history("A"); }, refuses("has no map \"A\"; it has no maps"));
    EXPECT_THAT([&] { library.load("A"); }, refuses("has no map \"A\""));
    EXPECT_THAT([&] { library.rename("A", "B"); }, refuses("has no map \"A\""));
    EXPECT_THAT([&] { library.remove("A"); }, refuses("has no map \"A\""));
    EXPECT_THAT(library.results("A"), IsEmpty());
    for (const Access access : {Access::Read, Access::Write}) {
        const Library reopened(file, access);
        ASSERT_EQ(reopened.trash().size(), 1u);
        EXPECT_EQ(reopened.trash()[0].id, id);
        EXPECT_EQ(reopened.trash()[0].entry, listed[0]);
        EXPECT_GE(reopened.trash()[0].removed, second.saved);
        EXPECT_EQ(reopened.load_removed(id), numbered_map("A", 2, {9, 5}));
    }
    EXPECT_THAT(check(file), IsEmpty());
}

TEST_F(Trash, GivesAllOfAMapBack) {
    const auto listed = library.list();
    EXPECT_EQ(library.put_back(library.remove("A")), "A");
    EXPECT_EQ(library.list(), listed);
    EXPECT_THAT(library.history("A"), ElementsAre(second, first));
    EXPECT_THAT(library.results("A"), ElementsAre(result));
    EXPECT_THAT(library.trash(), IsEmpty());
    EXPECT_EQ(library.save(numbered_map("A", 3), second).number, 3) << "it is what it was";
}

TEST_F(Trash, LeavesANameThatIsTakenToItsOwner) {
    const std::int64_t removed = library.remove("A");
    const Revision owner = library.add(numbered_map("A", 7));
    library.add(numbered_map("A (2)", 8));
    EXPECT_EQ(owner.number, 1) << "another map, with a history of its own";
    EXPECT_EQ(library.put_back(removed), "A (3)");
    EXPECT_THAT(library.history("A (3)"), ElementsAre(second, first));
    EXPECT_EQ(library.load("A (3)", 1).map, numbered_map("A (3)", 1));
    EXPECT_THAT(library.history("A"), ElementsAre(owner));
}

TEST_F(Trash, HoldsSeveralMapsOfOneName) {
    const std::int64_t one = library.remove("A");
    library.add(numbered_map("A", 7));
    const std::int64_t other = library.remove("A");
    EXPECT_THAT(names_in_trash(), ElementsAre("A", "A"));
    EXPECT_EQ(library.load_removed(one), numbered_map("A", 2, {9, 5}));
    EXPECT_EQ(library.load_removed(other), numbered_map("A", 7));
    EXPECT_EQ(library.put_back(other), "A");
    EXPECT_EQ(library.load("A").map, numbered_map("A", 7));
    EXPECT_EQ(library.trash()[0].id, one);
}

TEST_F(Trash, ListsTheLastFirst) {
    library.add(numbered_map("B", 3));
    library.remove("B");
    library.remove("A");
    change("UPDATE maps SET removed = '2024-05-01T12:34:56Z' WHERE name = 'B'");
    EXPECT_THAT(names_in_trash(), ElementsAre("A", "B"));
    change("UPDATE maps SET removed = '2023-05-01T12:34:56Z' WHERE name = 'A'");
    EXPECT_THAT(names_in_trash(), ElementsAre("B", "A"));
}

TEST_F(Trash, IsEmptiedForGood) {
    const Revision kept = library.add(numbered_map("B", 3));
    const std::int64_t id = library.remove("A");
    library.empty_trash();
    EXPECT_THAT(library.trash(), IsEmpty());
    const std::string gone = "no longer has the map in its trash";
    EXPECT_THAT([&] { library.put_back(id); }, refuses(gone));
    EXPECT_THAT([&] { library.load_removed(id); }, refuses(gone));
    EXPECT_THAT(library.history("B"), ElementsAre(kept));
    EXPECT_THAT([&] { library.keep_result(second, "{}"); }, refuses("no longer has the revision"));
    EXPECT_THAT(check(file), IsEmpty());
    library.add(numbered_map("A", 4));
    EXPECT_NE(library.remove("A"), id) << "an undo that comes late meets no other map";
}

TEST_F(Trash, TakesNothingThatIsInTheLibrary) {
    const std::int64_t id = library.remove("A");
    library.put_back(id);
    EXPECT_THAT([&] { library.put_back(id); }, refuses("no longer has the map in its trash"));
    EXPECT_THAT([&] { library.load_removed(id); }, refuses("no longer has the map in its trash"));
    library.empty_trash();
    EXPECT_EQ(library.list().size(), 1u);
}

TEST_F(Trash, IsCheckedLikeTheRest) {
    library.remove("A");
    change("UPDATE revisions SET note = 'another' WHERE number = 1");
    EXPECT_THAT(check(file),
                ElementsAre("revision 1 of \"A\" is damaged: it differs from what was saved"));
    change("UPDATE revisions SET note = '' WHERE number = 1;"
           "UPDATE maps SET removed = CAST(x'FF' AS TEXT)");
    EXPECT_THAT(check(file), ElementsAre("a text is not UTF-8"));
}

} // namespace
} // namespace pampas::library

#include "engine/library/connection.h"
#include "engine/library/library.h"
#include "tests/engine/library/libraries.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace pampas::library {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::numbered_map;
using testing::refuses;

class Results : public ::testing::Test {
  protected:
    testing::TemporaryFolder folder;
    std::filesystem::path file = folder / "maps.pampas";
    Library library{file, Access::Create};
    const Revision first = library.add(numbered_map("A", 1));
    const Revision second = library.add(numbered_map("A", 2));
    const Revision other = library.add(numbered_map("B", 3));
};

TEST_F(Results, BelongToARevisionAndComeBackWhole) {
    EXPECT_THAT(library.results("A"), IsEmpty());
    const std::string report = R"({"games": 100, "map": "Ñandú"})";
    const Result of_first = library.keep_result(first, report);
    const Result of_other = library.keep_result(other, "{}");
    const Result of_second = library.keep_result(second, "");
    const Result again = library.keep_result(first, report);
    EXPECT_EQ(of_first.revision, 1);
    EXPECT_EQ(of_first.report, report);
    EXPECT_EQ(of_second.revision, 2);
    for (const Access access : {Access::Read, Access::Write}) {
        const Library reopened(file, access);
        EXPECT_THAT(reopened.results("A"), ElementsAre(again, of_second, of_first));
        EXPECT_THAT(reopened.results("B"), ElementsAre(of_other));
        EXPECT_THAT(reopened.results("C"), IsEmpty());
    }
    EXPECT_THAT(check(file), IsEmpty());
}

TEST_F(Results, GoWhereTheirMapGoes) {
    const Result result = library.keep_result(first, "{}");
    library.keep_result(other, "{}");
    library.rename("A", "Z");
    EXPECT_THAT(library.results("A"), IsEmpty());
    EXPECT_THAT(library.results("Z"), ElementsAre(result));
    library.remove("B");
    library.empty_trash();
    EXPECT_EQ(SQLite::Database(file.string()).execAndGet("SELECT count(*) FROM results").getInt(),
              1);
    EXPECT_THAT(check(file), IsEmpty());
}

TEST_F(Results, AreRefusedWhereTheyBelongToNothing) {
    library.remove("B");
    library.empty_trash();
    EXPECT_THAT([&] { library.keep_result(other, "{}"); },
                refuses("maps.pampas: no longer has the revision"));
    EXPECT_THAT([&] { library.keep_result(first, "\xFF"); }, refuses("is not UTF-8"));
    EXPECT_THAT(library.results("A"), IsEmpty());
}

TEST_F(Results, AreCheckedForDamage) {
    library.keep_result(first, "the first");
    library.keep_result(other, "the second");
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE results SET report = 'a third' WHERE report = 'the first'");
    EXPECT_THAT(
        check(file),
        ElementsAre("a result of revision 1 of \"A\" is damaged: it differs from what was saved"));
    EXPECT_THAT([&] { library.results("A"); }, refuses("maps.pampas: a result of revision 1"));
    EXPECT_EQ(library.results("B").size(), 1u);
    EXPECT_EQ(library.load("A", 1).map, numbered_map("A", 1));
}

TEST_F(Results, PlayedGamesAreKeptLikeThem) {
    const PlayedGame of_first = library.keep_game(first, "the first");
    const PlayedGame of_other = library.keep_game(other, "of another map");
    const PlayedGame of_second = library.keep_game(second, "the second");
    EXPECT_EQ(of_second.revision, 2);
    EXPECT_THAT(Library(file, Access::Read).games("A"), ElementsAre(of_second, of_first));
    library.rename("A", "Z");
    EXPECT_THAT(library.games("A"), IsEmpty());

    library.replace_record(of_first, "the first, with a note");
    PlayedGame noted = of_first;
    noted.record = "the first, with a note";
    EXPECT_THAT(library.games("Z"), ElementsAre(of_second, noted));
    EXPECT_THAT(library.games("B"), ElementsAre(of_other));
    EXPECT_THAT(check(file), IsEmpty());

    library.remove("B");
    library.empty_trash();
    EXPECT_THAT([&] { library.keep_game(other, ""); }, refuses("no longer has the revision"));
    EXPECT_THAT([&] { library.replace_record(of_other, ""); },
                refuses("maps.pampas: no longer has this game"));
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE played_games SET record = 'forged' WHERE record = 'the second'");
    EXPECT_THAT([&] { library.games("Z"); }, refuses("maps.pampas: a game on revision 2 of \"Z\""));
    EXPECT_EQ(check(file).size(), 1u);
}

/// A library as Pampas made it before it kept results.
TEST(OlderLibrary, KeepsResultsOnceItIsUpToDate) {
    const testing::TemporaryFolder folder;
    const std::filesystem::path today = folder / "today.pampas";
    const std::filesystem::path older = folder / "older.pampas";
    Revision revision;
    {
        Library library(today, Access::Create);
        revision = library.add(numbered_map("A", 1), "drawn");
        library.add(numbered_map("B", 2));
        Connection made = connect(older, Access::Create, migrations().first(1));
        made.database.exec("ATTACH '" + today.string() +
                           "' AS today; INSERT INTO maps SELECT id, name FROM today.maps;"
                           "INSERT INTO revisions SELECT * FROM today.revisions");
        ASSERT_EQ(version_of(made.database), 1);
    }
    EXPECT_THAT(check(older), IsEmpty());
    EXPECT_THAT(Library(older, Access::Read).results("A"), IsEmpty());
    EXPECT_FALSE(std::filesystem::exists(folder / "older-version-1.pampas")) << "only read so far";

    const Result result = Library(older, Access::Write).keep_result(revision, "{}");
    const Library library(older, Access::Read);
    EXPECT_THAT(library.results("A"), ElementsAre(result));
    EXPECT_EQ(library.load("A").map, numbered_map("A", 1));
    EXPECT_THAT(library.history("A"), ElementsAre(revision));
    EXPECT_EQ(library.load("B").map, numbered_map("B", 2));
    EXPECT_THAT(check(older), IsEmpty());
    const SQLite::Database backup((folder / "older-version-1.pampas").string());
    EXPECT_EQ(version_of(backup), 1);
    EXPECT_FALSE(backup.tableExists("results"));
}

} // namespace
} // namespace pampas::library

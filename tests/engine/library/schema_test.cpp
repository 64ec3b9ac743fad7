#include "engine/library/check.h"
#include "engine/library/connection.h"
#include "engine/library/schema.h"
#include "tests/engine/library/libraries.h"

#include <SQLiteCpp/SQLiteCpp.h>

/// Libraries from strangers, with more in them than Pampas put there.
namespace pampas::library {
namespace {

using testing::bytes_of;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::names_in;
using testing::numbered_map;
using testing::refuses;

class LibrarySchema : public ::testing::Test {
  protected:
    void SetUp() override { Library(file, Access::Create).add(numbered_map("A", 1)); }

    void change(const std::string& sql) const {
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(sql);
    }
    /// Changes the text of a table's definition, which SQLite believes.
    void rewrite(const std::string& from, const std::string& to) const {
        change("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, '" + from +
               "', '" + to + "')");
    }
    /// However it is opened, the library is refused and nothing of it has changed.
    void expect_refused(const std::string& message) const {
        const std::string before = bytes_of(file);
        for (const Access access : {Access::Read, Access::Write, Access::Create}) {
            EXPECT_THAT([&] { Library(file, access); }, refuses(message));
        }
        EXPECT_THAT([&] { check(file); }, refuses(message));
        EXPECT_EQ(bytes_of(file), before);
        EXPECT_THAT(names_in(folder.path()), ElementsAre("a.pampas"));
    }
    void expect_foreign(const std::string& part) const {
        expect_refused("a.pampas: holds what no Pampas made, " + part + "; it was left as it is");
    }

    testing::TemporaryFolder folder;
    std::filesystem::path file = folder / "a.pampas";
};

TEST_F(LibrarySchema, RefusesATrigger) {
    change("CREATE TRIGGER spy AFTER INSERT ON revisions BEGIN DELETE FROM maps; END");
    expect_foreign("trigger \"spy\"");
}

TEST_F(LibrarySchema, RefusesAView) {
    change("CREATE VIEW spy AS SELECT randomblob(1000000000)");
    expect_foreign("view \"spy\"");
}

TEST_F(LibrarySchema, RefusesAViewInPlaceOfATable) {
    change(
        "DROP TABLE results; CREATE VIEW results AS SELECT 1 AS id, 1 AS revision, '' AS played, "
        "'' AS report, 0 AS checksum");
    expect_foreign("view \"results\"");
}

TEST_F(LibrarySchema, RefusesAnotherTable) {
    change("CREATE TABLE more (a)");
    expect_foreign("table \"more\"");
}

TEST_F(LibrarySchema, RefusesVirtualTablesWithTheirShadows) {
    change("CREATE VIRTUAL TABLE words USING fts5(word)");
    expect_foreign("table \"words\"");
}

TEST_F(LibrarySchema, RefusesAnIndexOnAnExpression) {
    change("CREATE INDEX spy ON maps (upper(name))");
    expect_foreign("index \"spy\"");
}

TEST_F(LibrarySchema, RefusesAGeneratedColumn) {
    change("ALTER TABLE maps ADD COLUMN size INTEGER AS (length(name))");
    expect_foreign("table \"maps\"");
}

TEST_F(LibrarySchema, RefusesAnotherCheckOrDefault) {
    rewrite("note TEXT NOT NULL", "note TEXT NOT NULL CHECK (length(note) < 9)");
    expect_foreign("table \"revisions\"");
    rewrite(" CHECK (length(note) < 9)", " DEFAULT (hex(zeroblob(1000)))");
    expect_foreign("table \"revisions\"");
    rewrite(" DEFAULT (hex(zeroblob(1000)))", "");
    EXPECT_THAT(check(file), IsEmpty());
}

TEST_F(LibrarySchema, TellsOfATableThatIsMissing) {
    change("DROP INDEX results_of_revisions");
    EXPECT_THAT(check(file), ElementsAre("its index \"results_of_revisions\" is missing"));
}

/// The library of SetUp as Pampas made it when its schema had so many steps.
class EarlierLibrary : public LibrarySchema, public ::testing::WithParamInterface<std::size_t> {
  protected:
    void SetUp() override {
        LibrarySchema::SetUp();
        const auto today = folder / "today.pampas";
        std::filesystem::rename(file, today);
        connect(file, Access::Create, migrations().first(GetParam()));
        change("ATTACH '" + today.string() +
               "' AS today; INSERT INTO maps (id, name) SELECT id, name FROM today.maps;"
               "INSERT INTO revisions SELECT * FROM today.revisions");
        std::filesystem::remove(today);
    }
};

INSTANTIATE_TEST_SUITE_P(Versions, EarlierLibrary,
                         ::testing::Range<std::size_t>(1, migrations().size()));

TEST_P(EarlierLibrary, IsReadAndBroughtUpToDate) {
    for (const Access access : {Access::Read, Access::Write}) {
        const Library library(file, access);
        EXPECT_EQ(library.load("A").map, numbered_map("A", 1));
        EXPECT_THAT(library.results("A"), IsEmpty());
        EXPECT_THAT(library.trash(), IsEmpty());
    }
    const std::string backup = "a-version-" + std::to_string(GetParam()) + ".pampas";
    EXPECT_THAT(names_in(folder.path()), ElementsAre(backup, "a.pampas"));
    EXPECT_THAT(check(folder / backup), IsEmpty());
    EXPECT_THAT(check(file), IsEmpty());
    Library library(file, Access::Write);
    library.put_back(library.remove("A"));
    EXPECT_EQ(library.add(numbered_map("A", 2)).number, 2);
    EXPECT_NE(library.add(numbered_map("B", 3)).id, library.load("A").revision.id);
}

TEST_P(EarlierLibrary, WithSomethingForeignIsLeftAsItIs) {
    change("CREATE TRIGGER spy AFTER INSERT ON revisions BEGIN DELETE FROM maps; END");
    expect_foreign("trigger \"spy\"");
    change("DROP TRIGGER spy; CREATE TABLE names (id)"); // what the last step makes
    expect_foreign("table \"names\"");
}

TEST_F(LibrarySchema, ConnectionsDoNotTrustIt) {
    const auto number = [](SQLite::Database& database, const std::string& sql) {
        return database.execAndGet(sql).getInt();
    };
    for (const Access access : {Access::Read, Access::Write}) {
        Connection library = connect(file, access);
        EXPECT_EQ(number(library.database, "PRAGMA trusted_schema"), 0);
        EXPECT_EQ(number(library.database, "PRAGMA cell_size_check"), 1);
    }
    change("CREATE TRIGGER spy AFTER UPDATE ON maps BEGIN DELETE FROM revisions; END;"
           "CREATE VIEW all_maps AS SELECT * FROM maps");
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    distrust(database);
    database.exec("UPDATE maps SET name = 'B'");
    EXPECT_EQ(number(database, "SELECT count(*) FROM revisions"), 1);
    EXPECT_THROW(database.exec("SELECT * FROM all_maps"), SQLite::Exception);
    database.exec("PRAGMA writable_schema = ON");
    EXPECT_THROW(database.exec("UPDATE sqlite_schema SET sql = ''"), SQLite::Exception);
}

} // namespace
} // namespace pampas::library

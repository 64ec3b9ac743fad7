#include "engine/library/connection.h"
#include "engine/library/library.h"
#include "engine/library/schema.h"
#include "tests/engine/library/libraries.h"

#include <SQLiteCpp/SQLiteCpp.h>

/// Libraries from strangers, which hold more than Pampas put there.
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
    /// Changes the text of a table's definition, which SQLite trusts.
    void rewrite(const std::string& from, const std::string& to) const {
        change("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, '" + from +
               "', '" + to + "')");
    }
    /// Expects that every way of opening the library is refused and changes nothing.
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
        expect_refused("a.pampas: contains something that Pampas did not make, " + part +
                       "; it was left unchanged");
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

TEST_F(LibrarySchema, RefusesVirtualTables) {
    change("PRAGMA writable_schema = ON; INSERT INTO sqlite_schema VALUES "
           "('table', 'words', 'words', 0, 'CREATE VIRTUAL TABLE words USING fts5(word)')");
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

/// The library of SetUp as Pampas made it when its schema had this number of steps.
class EarlierLibrary : public LibrarySchema, public ::testing::WithParamInterface<std::size_t> {
  protected:
    void SetUp() override {
        LibrarySchema::SetUp();
        const auto today = folder / "today.pampas";
        std::filesystem::rename(file, today);
        connect(file, Access::Create, migrations().first(GetParam())).new_files.reset(); // stays
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
    change("DROP TRIGGER spy; CREATE TABLE names (id)"); // which the last step makes
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

using testing::bytes_of;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::names_in;
using testing::numbered_map;
using testing::refuses;

/// The steps of today and some of tomorrow.
std::vector<const char*> with(std::vector<const char*> more) {
    std::vector<const char*> all(migrations().begin(), migrations().end());
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

constexpr const char* stars =
    "CREATE TABLE stars (map INTEGER REFERENCES maps (id), count INTEGER);"
    "INSERT INTO stars SELECT id, 3 FROM maps;";

class Migration : public ::testing::Test {
  protected:
    void SetUp() override {
        Library library(file, Access::Create);
        library.add(numbered_map("A", 1));
        library.add(numbered_map("A", 2));
        library.add(numbered_map("B", 3));
    }
    /// Expects that the file is the library that SetUp made.
    static void expect_library(const std::filesystem::path& path) {
        EXPECT_THAT(check(path), IsEmpty());
        const Library library(path, Access::Read);
        EXPECT_EQ(library.list().size(), 2u);
        EXPECT_EQ(library.load("A", 1).map, numbered_map("A", 1));
        EXPECT_EQ(library.load("A").map, numbered_map("A", 2));
        EXPECT_EQ(library.load("B").map, numbered_map("B", 3));
    }
    int version() const {
        return version_of(SQLite::Database(file.string(), SQLite::OPEN_READWRITE));
    }

    testing::TemporaryFolder folder;
    std::filesystem::path file = folder / "maps.pampas";
    const int today = static_cast<int>(migrations().size());
    std::string backup = "maps-version-" + std::to_string(today) + ".pampas";
};

TEST_F(Migration, BringsAnOlderLibraryUpToDateAfterABackup) {
    const auto steps = with({stars, "ALTER TABLE stars ADD COLUMN colour TEXT DEFAULT 'red'"});
    {
        const Connection connection = connect(file, Access::Write, steps);
        SQLite::Statement all(connection.database, "SELECT sum(count), min(colour) FROM stars");
        ASSERT_TRUE(all.executeStep());
        EXPECT_EQ(all.getColumn(0).getInt(), 6);
        EXPECT_EQ(all.getColumn(1).getString(), "red");
    }
    EXPECT_EQ(version(), today + 2);
    EXPECT_THAT(names_in(folder.path()), ElementsAre(backup, "maps.pampas"));
    expect_library(folder / backup);
}

TEST_F(Migration, RunsNoStepTwice) {
    const auto steps = with({stars});
    connect(file, Access::Write, steps);
    connect(file, Access::Write, steps);
    EXPECT_THAT(names_in(folder.path()), ElementsAre(backup, "maps.pampas"));
    connect(file, Access::Write, with({stars, "DROP TABLE stars"}));
    EXPECT_EQ(names_in(folder.path()).size(), 3u);
}

TEST_F(Migration, NeverWritesOverAnotherBackup) {
    testing::put(folder / backup, "precious");
    connect(file, Access::Write, with({stars}));
    EXPECT_EQ(bytes_of(folder / backup), "precious");
    expect_library(folder / ("maps-version-" + std::to_string(today) + "-2.pampas"));
}

TEST_F(Migration, DoesAllOrNothing) {
    const auto steps = with({stars, "CREATE TABLE half (a); CREATE TABLE maps (b)"});
    EXPECT_THAT([&] { connect(file, Access::Write, steps); },
                refuses("maps.pampas: is damaged: table maps already exists"));
    EXPECT_EQ(version(), today);
    expect_library(file);
    const SQLite::Database database(file.string());
    EXPECT_FALSE(database.tableExists("stars"));
    EXPECT_FALSE(database.tableExists("half"));
}

TEST_F(Migration, AReaderMigratesACopyInMemory) {
    const std::string before = bytes_of(file);
    {
        const Connection connection = connect(file, Access::Read, with({stars}));
        EXPECT_TRUE(connection.database.tableExists("stars"));
        EXPECT_EQ(version_of(connection.database), today + 1);
    }
    EXPECT_EQ(bytes_of(file), before);
    EXPECT_THAT(names_in(folder.path()), ElementsAre("maps.pampas"));
}

TEST_F(Migration, LeavesANewerLibraryUntouched) {
    connect(file, Access::Write, with({stars}));
    const std::string before = bytes_of(file);
    const auto names = names_in(folder.path());
    for (const Access access : {Access::Read, Access::Write, Access::Create}) {
        EXPECT_THAT([&] { Library(file, access); },
                    refuses("maps.pampas: is a library from a newer Pampas (version " +
                            std::to_string(today + 1)));
    }
    EXPECT_THAT([&] { check(file); }, refuses("newer Pampas"));
    EXPECT_EQ(bytes_of(file), before);
    EXPECT_EQ(names_in(folder.path()), names);
}

TEST_F(Migration, SeesANewerVersionThatIsStillInTheLog) {
    const Connection newer = connect(file, Access::Write, with({stars}));
    for (const Access access : {Access::Read, Access::Write}) {
        EXPECT_THAT([&] { Library(file, access); }, refuses("newer Pampas"));
    }
}

TEST_F(Migration, ANewLibraryHasTheMarksOfTheFormat) {
    const SQLite::Database database(file.string());
    const auto pragma = [&](const std::string& name) {
        SQLite::Statement statement(database, "PRAGMA " + name);
        statement.executeStep();
        return statement.getColumn(0).getString();
    };
    EXPECT_EQ(pragma("application_id"), std::to_string(0x50414D50));
    EXPECT_EQ(pragma("user_version"), std::to_string(today));
    EXPECT_EQ(pragma("journal_mode"), "wal");
    Connection connection = connect(file, Access::Write);
    EXPECT_EQ(connection.database.execAndGet("PRAGMA foreign_keys").getInt(), 1);
    EXPECT_EQ(connection.database.execAndGet("PRAGMA synchronous").getInt(), 2);
}

} // namespace

} // namespace pampas::library

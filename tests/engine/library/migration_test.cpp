#include "engine/library/check.h"
#include "engine/library/connection.h"
#include "engine/library/migration.h"
#include "tests/engine/library/libraries.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace pampas::library {
namespace {

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
    /// Whether the file is the library that SetUp made.
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
                    refuses("maps.pampas: is a library of a newer Pampas (version " +
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

#include "engine/library/connection.h"
#include "engine/library/library.h"
#include "tests/engine/child.h"
#include "tests/engine/library/libraries.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>
#include <sys/stat.h>

namespace pampas::library {
namespace {

namespace fs = std::filesystem;
using testing::all_accesses;
using testing::bytes_of;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::make_library;
using testing::names_in;
using testing::numbered_map;
using testing::put;
using testing::refuses;
using testing::TemporaryFolder;

TEST(Connection, RefusesPipes) {
    const TemporaryFolder folder;
    ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
    for (const Access access : all_accesses) {
        EXPECT_THAT([&] { Library(folder / "pipe", access); }, refuses("/pipe: "));
    }
    EXPECT_THAT([&] { check(folder / "pipe"); }, refuses("/pipe: "));
    EXPECT_THAT(names_in(folder.path()), ElementsAre("pipe"));
}

TEST(Connection, FilesMayHaveNamesThatMeanSomethingElsewhere) {
    const TemporaryFolder folder;
    for (const char* name : {"a?b.pampas", ":memory:", "file:x", "'quote\".pampas"}) {
        make_library(folder / name, 1);
        EXPECT_EQ(Library(folder / name, Access::Read).list().size(), 1u);
    }
    EXPECT_EQ(names_in(folder.path()).size(), 4u);
}

TEST(Connection, FollowsSymbolicLinks) {
    const TemporaryFolder folder;
    fs::create_directory(folder / "elsewhere");
    make_library(folder / "elsewhere/a.pampas");
    fs::create_symlink("elsewhere/a.pampas", folder / "link.pampas");
    Library library(folder / "link.pampas", Access::Create);
    library.add(numbered_map("Z", 1));
    EXPECT_EQ(Library(folder / "elsewhere/a.pampas", Access::Read).list().size(), 6u);
    EXPECT_THAT(names_in(folder.path()), ElementsAre("elsewhere", "link.pampas"));
}

/// Reads a library in a process that may not write it. Returns 0 if writing fails as well.
int read_as_nobody(const fs::path& file, std::size_t maps) {
    return testing::in_child([&] {
        testing::become_nobody();
        Library library(file, Access::Read);
        if (library.list().size() != maps || !check(file).empty()) {
            return 1;
        }
        for (const Access access : {Access::Write, Access::Create}) {
            try {
                Library(file, access).remove("A");
                return 2;
            } catch (const InputError&) {
            }
        }
        return 0;
    });
}

TEST(Connection, ReadsWithoutTheRightToWrite) {
    const TemporaryFolder folder;
    // SQLite gets the name of a library that it may not write as a URI.
    const fs::path file = folder / "a?%41 b#é.pampas";
    make_library(file);
    for (const unsigned mode : {0555u, 0777u}) { // permissions of the folder
        fs::permissions(file, fs::perms(0444));
        fs::permissions(folder.path(), fs::perms(mode));
        EXPECT_EQ(read_as_nobody(file, 5), 0) << mode;
        EXPECT_THAT(names_in(folder.path()), ElementsAre(file.filename().string()));
    }
    fs::permissions(folder.path(), fs::perms(0555));
    Library writer(file, Access::Write); // the new map is still only in its log
    writer.add(numbered_map("Z", 1));
    EXPECT_EQ(read_as_nobody(file, 6), 0);
}

TEST(Connection, RefusesWhatMayNotBeRead) {
    const TemporaryFolder folder;
    make_library(folder / "a.pampas");
    fs::permissions(folder / "a.pampas", fs::perms::none);
    EXPECT_EQ(testing::in_child([&] {
                  testing::become_nobody();
                  int refused = 0;
                  for (const Access access : all_accesses) {
                      try {
                          Library(folder / "a.pampas", access);
                      } catch (const InputError&) {
                          ++refused;
                      }
                  }
                  return refused;
              }),
              3);
}

TEST(Connection, WaitsForAProgramThatIsWriting) {
    const TemporaryFolder folder;
    make_library(folder / "a.pampas");
    int ready[2];
    ASSERT_EQ(::pipe(ready), 0);
    const pid_t child = testing::start_child([&] {
        SQLite::Database database((folder / "a.pampas").string(), SQLite::OPEN_READWRITE);
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        database.exec("UPDATE maps SET name = 'Q' WHERE name = 'A'");
        if (::write(ready[1], "x", 1) != 1) {
            return 1;
        }
        ::usleep(200'000);
        transaction.commit();
        return 0;
    });
    char byte = 0;
    ASSERT_EQ(::read(ready[0], &byte, 1), 1);
    Library library(folder / "a.pampas", Access::Write);
    library.add(numbered_map("Z", 1));
    EXPECT_EQ(library.load("Q").map, numbered_map("Q", 0, {40, 40}));
    EXPECT_EQ(testing::end_of(child), 0);
}

TEST(Connection, ANewLibraryGoesAgainIfNothingIsStoredInIt) {
    const TemporaryFolder folder;
    const auto file = folder / "a.pampas";
    Library(file, Access::Create);
    EXPECT_THAT(names_in(folder.path()), IsEmpty());
    {
        Library library(file, Access::Create);
        EXPECT_THROW(library.add(map::Map({2, 2})), InputError); // it has no name
        library.add(numbered_map("A", 1));
    }
    EXPECT_EQ(Library(file, Access::Create).list().size(), 1);
}

TEST(Connection, ANewLibraryThatAnotherProgramHasOpenStays) {
    const TemporaryFolder folder;
    std::optional<Library> made(std::in_place, folder / "a.pampas", Access::Create);
    Library other(folder / "a.pampas", Access::Write);
    made.reset();
    other.add(numbered_map("A", 1));
    EXPECT_EQ(Library(folder / "a.pampas", Access::Read).list().size(), 1u);
}

TEST(Connection, NothingIsStoredInALibraryThatIsGone) {
    const TemporaryFolder folder;
    Library other(folder / "a.pampas", Access::Create);
    for (const std::string& name : names_in(folder.path())) {
        fs::remove(folder / name);
    }
    EXPECT_THAT([&] { other.add(numbered_map("A", 1)); }, refuses("was moved or removed"));
    Library(folder / "a.pampas", Access::Create).add(numbered_map("B", 2));
    EXPECT_THAT([&] { other.add(numbered_map("A", 1)); }, refuses("was moved or removed"));
    Library moved(folder / "a.pampas", Access::Write);
    fs::rename(folder / "a.pampas", folder / "b.pampas");
    EXPECT_THAT([&] { moved.add(numbered_map("A", 1)); }, refuses("was moved or removed"));
    EXPECT_EQ(Library(folder / "b.pampas", Access::Read).list().size(), 1u);
}

TEST(Connection, OfTwoThatMakeALibraryOneMadeIt) {
    const TemporaryFolder folder;
    put(folder / "scratch", "");
    const ScratchDatabase scratch(folder.path());
    put(scratch.file(), "x");
    EXPECT_FALSE(scratch.publish(folder / "scratch"));
    EXPECT_TRUE(scratch.publish(folder / "free"));
    EXPECT_EQ(bytes_of(folder / "scratch"), "");
}

} // namespace
} // namespace pampas::library

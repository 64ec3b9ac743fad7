#include "engine/files/path.h"
#include "engine/library/connection.h"
#include "engine/library/library.h"
#include "tests/engine/library/libraries.h"

#include <SQLiteCpp/SQLiteCpp.h>

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

TEST(Connection, RefusesWhatIsNoLibrary) {
    const TemporaryFolder folder;
    put(folder / "empty", "");
    put(folder / "text", std::string(5000, 'x'));
    put(folder / "map.json", "{}");
    put(folder / "start", "SQLite format 3");
    SQLite::Database((folder / "foreign").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE maps (name)");
    fs::create_directory(folder / "folder");
    const auto names = names_in(folder.path());
    const auto bytes = [&](const std::string& name) {
        return fs::is_regular_file(folder / name) ? bytes_of(folder / name) : "";
    };
    for (const std::string& name : names) {
        const std::string before = bytes(name);
        for (const Access access : all_accesses) {
            EXPECT_THAT([&] { Library(folder / name, access); },
                        refuses((folder / name).string() + ": "));
        }
        EXPECT_THAT([&] { check(folder / name); }, refuses((folder / name).string() + ": "))
            << name;
        EXPECT_EQ(bytes(name), before);
    }
    EXPECT_EQ(names_in(folder.path()), names);
}

TEST(Connection, RefusesWhatIsNotThere) {
    const TemporaryFolder folder;
    for (const Access access : {Access::Read, Access::Write}) {
        EXPECT_THAT([&] { Library(folder / "none", access); },
                    refuses("none: cannot be opened: No such"));
    }
    EXPECT_THAT([&] { check(folder / "none"); }, refuses("none: cannot be opened: No such"));
    EXPECT_THAT([] { check(""); }, refuses("\"\": cannot be opened: "));
    EXPECT_THAT([&] { Library(folder / "no/such", Access::Create); },
                refuses("such: cannot be written"));
    EXPECT_THAT(names_in(folder.path()), IsEmpty());
}

TEST(Connection, ANewLibraryStaysIfAnotherProgramStoresInIt) {
    const TemporaryFolder folder;
    const auto file = folder / "a.pampas";
    {
        const Library made(file, Access::Create);
        Library(file, Access::Write).add(numbered_map("A", 1));
    }
    EXPECT_EQ(Library(file, Access::Read).list().size(), 1);
}

TEST(Connection, RefusesALibraryThatIsCutShort) {
    const TemporaryFolder folder;
    make_library(folder / "whole");
    const std::string whole = bytes_of(folder / "whole");
    ASSERT_GT(whole.size(), 20'000u);
    for (std::size_t size = 0; size < whole.size(); size += 500) {
        put(folder / "cut", whole.substr(0, size));
        for (const Access access : all_accesses) {
            EXPECT_THAT([&] { Library(folder / "cut", access); }, refuses("cut: is ")) << size;
        }
        if (size >= 100) {
            EXPECT_FALSE(check(folder / "cut").empty());
        }
    }
}

TEST(Connection, FilesMayHaveAnyName) {
    const TemporaryFolder folder;
    const std::set<std::string> names{"a#b%41&mode=ro.pampas", "é 'quote'.pampas", "Εύβοια.pampas",
                                      "地图 🗺.pampas"};
    for (const std::string& name : names) {
        const fs::path file = folder.path() / path_of(name);
        make_library(file, 1);
        EXPECT_EQ(Library(file, Access::Read).list().size(), 1u);
        EXPECT_THAT(check(file), IsEmpty());
    }
    EXPECT_EQ(names_in(folder.path()), names);
}

TEST(Connection, IsNotMadeBesideTheLogOfALostLibrary) {
    const TemporaryFolder folder;
    put(folder / "a.pampas-wal", "log");
    EXPECT_THAT([&] { Library(folder / "a.pampas", Access::Create); }, refuses("a.pampas-wal"));
    EXPECT_THAT(names_in(folder.path()), ElementsAre("a.pampas-wal"));
}

TEST(Connection, AReaderLeavesNothingBehind) {
    const TemporaryFolder folder;
    make_library(folder / "a.pampas");
    const std::string before = bytes_of(folder / "a.pampas");
    const auto written = fs::last_write_time(folder / "a.pampas");
    {
        Library library(folder / "a.pampas", Access::Read);
        EXPECT_EQ(library.list().size(), 5u);
        EXPECT_THROW(library.add(numbered_map("Z", 1)), InputError);
        EXPECT_THROW(library.remove("A"), InputError);
    }
    EXPECT_THAT(check(folder / "a.pampas"), IsEmpty());
    EXPECT_EQ(bytes_of(folder / "a.pampas"), before);
    EXPECT_EQ(fs::last_write_time(folder / "a.pampas"), written);
    EXPECT_THAT(names_in(folder.path()), ElementsAre("a.pampas"));
}

} // namespace
} // namespace pampas::library

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/files/user_folder.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

namespace pampas {
namespace {

namespace fs = std::filesystem;
using testing::bytes_of;
using testing::put;
using testing::TemporaryFolder;

auto refuses(const std::string& part) {
    return ::testing::ThrowsMessage<InputError>(::testing::HasSubstr(part));
}

std::ptrdiff_t entries_in(const fs::path& folder) {
    return std::distance(fs::directory_iterator(folder), {});
}

TEST(ReadFile, GivesTheBytesOfFiles) {
    const TemporaryFolder folder;
    std::string bytes(200'000, 'x');
    bytes.replace(0, 4, "\0\r\n\xff", 4);
    put(folder / "a", bytes);
    EXPECT_EQ(read_file(folder / "a"), bytes);
}

TEST(ReadFile, RefusesWhatIsNoReadableFile) {
    const TemporaryFolder folder;
    EXPECT_THAT([&] { read_file(folder / "none"); }, refuses("none: cannot be opened: No such"));
    EXPECT_THAT([&] { read_file(folder.path()); }, refuses(": Is a directory"));
}

TEST(WriteFile, ReplacesTheFile) {
    const TemporaryFolder folder;
    write_file(folder / "a", "first, longer");
    write_file(folder / "a", "second");
    EXPECT_EQ(bytes_of(folder / "a"), "second");
    EXPECT_EQ(entries_in(folder.path()), 1);
}

TEST(WriteFile, TakesTheLongestNames) {
    const TemporaryFolder folder;
    const std::string name(255, 'n');
    write_file(folder / name, "x");
    EXPECT_EQ(bytes_of(folder / name), "x");
}

TEST(WriteFile, RefusesWhatCannotBeWritten) {
    const TemporaryFolder folder;
    EXPECT_THAT([&] { write_file(folder.path(), "x"); }, refuses("Is a directory"));
    EXPECT_THAT([&] { write_file(folder / "no/such", "x"); }, refuses("such: cannot be written"));
    EXPECT_EQ(entries_in(folder.path()), 0);
}

TEST(WriteFile, TakesNamesInEveryScript) {
    const TemporaryFolder folder;
    for (const char* name : {"Größe", "Εύβοια", "地图", "карта 🗺"}) {
        make_folder(folder.path() / path_of(name));
        const fs::path file = folder.path() / path_of(name) / path_of(std::string(name) + ".json");
        write_file(file, name);
        EXPECT_EQ(read_file(file), name);
        EXPECT_EQ(file.filename().string(), std::string(name) + ".json");
        EXPECT_EQ(path_of(file.string()), file);
        EXPECT_EQ(*fs::directory_iterator(file.parent_path()), fs::directory_entry(file));
        EXPECT_THAT([&] { read_file(file.parent_path() / "none"); }, refuses(name));
    }
    EXPECT_EQ(entries_in(folder.path()), 4);
}

} // namespace
} // namespace pampas

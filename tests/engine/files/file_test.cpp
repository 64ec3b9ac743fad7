#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "tests/engine/refusal.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

#include <utility>
#include <vector>

namespace pampas {
namespace {

namespace fs = std::filesystem;
using testing::bytes_of;
using testing::entries_in;
using testing::put;
using testing::refuses;
using testing::TemporaryFolder;

TEST(ReadFile, GivesTheBytesOfFiles) {
    const TemporaryFolder folder;
    std::string bytes(200'000, 'x');
    bytes.replace(0, 4, "\0\r\n\xff", 4);
    put(folder / "a", bytes);
    EXPECT_EQ(read_file(folder / "a"), bytes);
}

TEST(ReadStream, GivesTheBytesOfStreamsThatEnd) {
    std::istringstream bytes(std::string("a\0\r\n\xff", 5));
    EXPECT_EQ(read_stream(bytes, "input"), bytes.str());
    std::ifstream endless("/dev/zero", std::ios::binary);
    if (endless) { // Windows has none
        EXPECT_THAT([&] { read_stream(endless, "input"); }, refuses("input: is larger than"));
    }
}

TEST(ReadFile, RefusesWhatIsNoReadableFile) {
    const TemporaryFolder folder;
    EXPECT_THAT([&] { read_file(folder / "none"); }, refuses("none: cannot be opened: No such"));
    EXPECT_THAT([&] { read_file(folder.path()); }, refuses(": Is a directory"));
    EXPECT_THAT([] { read_file(""); }, refuses("\"\": cannot be opened: "));
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

TEST(KeepAll, LeavesNoFileIfOneCannotBeMoved) {
    const TemporaryFolder folder;
    put(folder / "there", "before");
    std::vector<NewFile> files;
    for (const char* name : {"there", "new", "blocked"}) {
        files.emplace_back(folder / name).write("after");
    }
    fs::create_directory(folder / "blocked");
    EXPECT_THAT([&] { keep_all(files); }, refuses("blocked: cannot be written"));
    files.clear();
    EXPECT_FALSE(fs::exists(folder / "new"));
    EXPECT_EQ(entries_in(folder.path()), 2);
    EXPECT_EQ(bytes_of(folder / "there"), "after") << "what was there is not removed";
}

TEST(KeepAll, KeepsAll) {
    const TemporaryFolder folder;
    std::vector<NewFile> files;
    files.emplace_back(folder / "a").write("1");
    files.emplace_back(folder / "b").write("2");
    keep_all(files);
    EXPECT_EQ(bytes_of(folder / "a") + bytes_of(folder / "b"), "12");
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

using Lines = std::vector<std::pair<std::size_t, std::string>>;

Lines lines_of(const std::string& bytes) {
    const testing::TemporaryFolder folder;
    testing::put(folder / "lines", bytes);
    LineReader reader(folder / "lines");
    Lines lines;
    while (auto line = reader.next()) {
        lines.emplace_back(reader.number(), *std::move(line));
    }
    EXPECT_GE(reader.bytes_read(), bytes.size());
    EXPECT_LE(reader.bytes_read(), bytes.size() + 1); // as if the last line had a line end
    return lines;
}

TEST(LineReader, NumbersLinesAndPassesOverBlankOnes) {
    EXPECT_EQ(lines_of(""), Lines{});
    EXPECT_EQ(lines_of("\n \t\n\r\n"), Lines{});
    EXPECT_EQ(lines_of("a\n\nb b\n"), (Lines{{1, "a"}, {3, "b b"}}));
    EXPECT_EQ(lines_of("a\r\nb"), (Lines{{1, "a\r"}, {2, "b"}}));
    EXPECT_EQ(lines_of(std::string("\0\n", 2)), (Lines{{1, std::string(1, '\0')}}));
}

TEST(LineReader, TellsHowFarItHasRead) {
    const testing::TemporaryFolder folder;
    testing::put(folder / "lines", "abc\n\n\nd\n");
    LineReader reader(folder / "lines");
    EXPECT_EQ(reader.bytes_read(), 0);
    reader.next();
    EXPECT_EQ(reader.bytes_read(), 4);
    reader.next();
    EXPECT_EQ(reader.bytes_read(), 8);
}

TEST(LineReader, RefusesWhatItCannotRead) {
    const auto expect_refused = [](const std::filesystem::path& path, const std::string& words) {
        try {
            LineReader(path).next();
            ADD_FAILURE() << path;
        } catch (const InputError& error) {
            EXPECT_EQ(error.what(), path.string() + ": " + words);
        }
    };
    const testing::TemporaryFolder folder;
    expect_refused(folder / "none", "cannot be opened: No such file or directory");
    expect_refused(folder.path(), "cannot be opened: Is a directory");
}

} // namespace

} // namespace pampas

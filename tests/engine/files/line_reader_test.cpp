#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/line_reader.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

#include <utility>
#include <vector>

namespace pampas {
namespace {

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
    EXPECT_LE(reader.bytes_read(), bytes.size() + 1); // as if the last line had an end
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

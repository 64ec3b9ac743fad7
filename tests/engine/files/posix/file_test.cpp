#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "tests/engine/child.h"
#include "tests/engine/refusal.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>
#include <sys/mount.h>
#include <sys/stat.h>

#include <thread>

namespace pampas {
namespace {

namespace fs = std::filesystem;
using testing::bytes_of;
using testing::entries_in;
using testing::put;
using testing::refuses;
using testing::TemporaryFolder;

mode_t mode_of(const fs::path& file) {
    struct stat status {};
    ::stat(file.c_str(), &status);
    return status.st_mode & 07777;
}

/// Returns 0 if the write fails with an error that names the file. For children.
int refused_write(const fs::path& file, const std::string& bytes) {
    try {
        write_file(file, bytes);
    } catch (const InputError& error) {
        return std::string_view(error.what()).starts_with(file.string()) ? 0 : 2;
    }
    return 1;
}

TEST(ReadFile, GivesTheBytesOfPipes) {
    const TemporaryFolder folder;
    const std::string bytes(200'000, 'x');
    ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
    std::jthread writer([&] { write_file(folder / "pipe", bytes); });
    EXPECT_EQ(read_file(folder / "pipe"), bytes);
}

TEST(ReadFile, RefusesWhatMayNotBeReadAndWhatNeverEnds) {
    const TemporaryFolder folder;
    EXPECT_THAT([&] { read_file("/dev/zero"); }, refuses("/dev/zero: is larger than"));
    put(folder / "secret", "x");
    fs::permissions(folder / "secret", fs::perms::none);
    EXPECT_EQ(testing::in_child([&] {
                  testing::become_nobody();
                  try {
                      read_file(folder / "secret");
                  } catch (const InputError&) {
                      return 0;
                  }
                  return 1;
              }),
              0);
}

TEST(WriteFile, KeepsPermissions) {
    const TemporaryFolder folder;
    put(folder / "a", "before");
    for (const mode_t mode : {0600u, 0644u, 0755u, 0400u}) {
        ASSERT_EQ(::chmod((folder / "a").c_str(), mode), 0);
        write_file(folder / "a", "after");
        EXPECT_EQ(mode_of(folder / "a"), mode);
    }
    EXPECT_EQ(entries_in(folder.path()), 1);
}

TEST(WriteFile, GivesNewFilesWhatTheUmaskLeaves) {
    const TemporaryFolder folder;
    const mode_t before = ::umask(027);
    write_file(folder / "a", "x");
    EXPECT_EQ(::umask(before), 027u);
    EXPECT_EQ(mode_of(folder / "a"), 0640u);
}

TEST(WriteFile, FollowsSymbolicLinks) {
    const TemporaryFolder folder;
    fs::create_directory(folder / "elsewhere");
    put(folder / "elsewhere/a", "before");
    fs::create_symlink("elsewhere/a", folder / "link");
    fs::create_symlink("link", folder / "chain");
    fs::create_symlink("elsewhere/new", folder / "dangling");
    write_file(folder / "chain", "after");
    write_file(folder / "dangling", "fresh");
    EXPECT_EQ(bytes_of(folder / "elsewhere/a"), "after");
    EXPECT_EQ(bytes_of(folder / "elsewhere/new"), "fresh");
    for (const char* link : {"link", "chain", "dangling"}) {
        EXPECT_TRUE(fs::is_symlink(folder / link));
    }
    fs::create_symlink("circle", folder / "circle");
    EXPECT_THAT([&] { write_file(folder / "circle", "x"); }, refuses("cannot be written"));
}

TEST(WriteFile, RefusesFullDevicesAndForbiddenFolders) {
    const TemporaryFolder folder;
    EXPECT_THAT([] { write_file("/dev/full", "x"); },
                refuses("/dev/full: cannot be written: No space"));
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
    EXPECT_EQ(testing::in_child([&] {
                  testing::become_nobody();
                  return refused_write(folder / "a", "x");
              }),
              0);
}

TEST(WriteFile, LeavesWhatWasThereWhenTheDiskIsFull) {
    const TemporaryFolder folder;
    put(folder / "a", "before");
    EXPECT_EQ(testing::in_child([&] {
                  take_failing_writes_as_errors();
                  testing::limit_files_to(10'000);
                  return refused_write(folder / "a", std::string(20'000, 'x')) +
                         refused_write(folder / "b", std::string(20'000, 'x'));
              }),
              0);
    EXPECT_EQ(bytes_of(folder / "a"), "before");
    EXPECT_EQ(entries_in(folder.path()), 1);
}

TEST(WriteFile, LeavesWhatWasThereOnAFullDisk) {
    const TemporaryFolder folder;
    if (::mount("none", folder.path().c_str(), "tmpfs", 0, "size=64k") != 0) {
        GTEST_SKIP() << "mounting a small disk is not permitted";
    }
    put(folder / "a", "before");
    const std::string large(200'000, 'x');
    EXPECT_EQ(refused_write(folder / "a", large), 0);
    EXPECT_EQ(refused_write(folder / "b", large), 0);
    EXPECT_EQ(bytes_of(folder / "a"), "before");
    EXPECT_EQ(entries_in(folder.path()), 1);
    ::umount(folder.path().c_str());
}

auto refuses_to_read(const std::string& words) {
    return ::testing::ThrowsMessage<InputError>(words);
}

TEST(LineReader, RefusesDevicesItCannotRead) {
    EXPECT_THAT([] { LineReader("/proc/self/mem").next(); },
                refuses_to_read("/proc/self/mem: line 1: cannot be read"));
    EXPECT_THAT([] { LineReader("/dev/zero").next(); },
                refuses_to_read("/dev/zero: line 1: is longer than any record (64 MiB)"));
}

} // namespace

} // namespace pampas

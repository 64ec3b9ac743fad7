#include "engine/files/file.h"
#include "engine/library/library.h"
#include "tests/engine/child.h"
#include "tests/engine/library/libraries.h"

#include <sys/mount.h>

#include <array>
#include <thread>

/// After a kill or on a full disk, every save that was reported as done is there, whole
/// (engine/formats#library).
namespace pampas::library {
namespace {

namespace fs = std::filesystem;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::names_in;
using testing::numbered_map;
using ::testing::StartsWith;
using testing::TemporaryFolder;

const hex::Grid grid{44, 40};

/// A pipe that counts reports, one byte for each.
class Reports {
  public:
    Reports() {
        if (::pipe(ends_.data()) != 0) {
            throw std::runtime_error("no pipe");
        }
    }
    Reports(const Reports&) = delete;
    Reports& operator=(const Reports&) = delete;
    ~Reports() {
        for (const int end : ends_) {
            ::close(end);
        }
    }

    void report() const {
        if (::write(ends_[1], "x", 1) != 1) {
            ::_exit(97);
        }
    }
    /// Waits for the first report, or the end.
    void wait() {
        char byte = 0;
        count_ += static_cast<int>(::read(ends_[0], &byte, 1));
    }
    /// The number of reports. Call it once, after all other writers have closed the pipe.
    int count() {
        ::close(std::exchange(ends_[1], -1));
        for (int before = -1; before != count_;) {
            before = count_;
            wait();
        }
        return count_;
    }

  private:
    std::array<int, 2> ends_{};
    int count_ = 0;
};

/// Saves numbered maps forever, closing the library after every third; reports each save.
int save_for_ever(const fs::path& file, const Reports& reports) {
    for (int number = 0;;) {
        Library library(file, Access::Create);
        for (int save = 0; save < 3; ++save, ++number) {
            library.save(numbered_map("A", number, grid),
                         number == 0 ? std::nullopt : std::optional(library.load("A").revision));
            reports.report();
        }
    }
}

/// Expects all reported saves, and at most one more, which there was no time to report.
void expect_saves(const fs::path& file, int reported) {
    ASSERT_THAT(check(file), IsEmpty());
    const Library library(file, Access::Read);
    const auto maps = library.list();
    const int saved = !maps.empty() && maps.front().name == "A" ? maps.front().revision : 0;
    EXPECT_GE(saved, reported);
    EXPECT_LE(saved, reported + 1);
    for (int number = 0; number < saved; ++number) {
        EXPECT_EQ(library.load("A", number + 1).map, numbered_map("A", number, grid));
    }
}

/// Kills a saving program some time after its start, or after its first save.
void kill_and_check(useconds_t delay, bool after_first_save) {
    const TemporaryFolder folder;
    Reports reports;
    const pid_t child =
        testing::start_child([&] { return save_for_ever(folder / "a.pampas", reports); });
    if (after_first_save) {
        reports.wait();
    }
    ::usleep(delay);
    ::kill(child, SIGKILL);
    ASSERT_EQ(testing::end_of(child), -SIGKILL);
    const int reported = reports.count();
    Library(folder / "a.pampas", Access::Create).add(numbered_map("B", 1));
    EXPECT_GE(reported, after_first_save ? 1 : 0);
    expect_saves(folder / "a.pampas", reported);
}

TEST(Safety, AKillAtAnyMomentLosesNothing) {
    for (useconds_t moment = 0; moment < 60; ++moment) {
        kill_and_check(100 * moment, false);
        kill_and_check(250 * moment, true);
    }
}

/// Saves a map forever, under another name each time; reports each save.
int rename_for_ever(const fs::path& file, const Reports& reports) {
    Library library(file, Access::Create);
    Revision last = library.add(numbered_map("0", 0, grid));
    for (int number = 1;; ++number) {
        last = library.save_renamed(numbered_map(std::to_string(number), number, grid),
                                    std::to_string(number - 1), last);
        reports.report();
    }
}

TEST(Safety, AKillAtAnyMomentNeverLeavesANewNameWithoutItsSave) {
    for (useconds_t moment = 0; moment < 30; ++moment) {
        const TemporaryFolder folder;
        Reports reports;
        const pid_t child =
            testing::start_child([&] { return rename_for_ever(folder / "a.pampas", reports); });
        reports.wait();
        ::usleep(250 * moment);
        ::kill(child, SIGKILL);
        ASSERT_EQ(testing::end_of(child), -SIGKILL);
        const int reported = reports.count();
        const auto maps = Library(folder / "a.pampas", Access::Read).list();
        ASSERT_EQ(maps.size(), 1u);
        EXPECT_EQ(maps.front().name, std::to_string(maps.front().revision - 1));
        EXPECT_GE(maps.front().revision, reported + 1);
        EXPECT_LE(maps.front().revision, reported + 2);
    }
}

TEST(Safety, AFileThatCannotGrowKeepsTheOldName) {
    const TemporaryFolder folder;
    const fs::path file = folder / "a.pampas";
    const Revision first = Library(file, Access::Create).add(numbered_map("A", 1, grid));
    EXPECT_EQ(testing::in_child([&] {
                  take_failing_writes_as_errors();
                  Library library(file, Access::Write);
                  testing::limit_files_to(1000);
                  try {
                      library.save_renamed(numbered_map("B", 2, grid), "A", first);
                  } catch (const InputError&) {
                      return library.list().front().name == "A" ? 0 : 1;
                  }
                  return 2;
              }),
              0);
    EXPECT_THAT(Library(file, Access::Read).history("A"), ElementsAre(first));
}

/// Saves until a save is refused; reports each save. Returns whether the refusal was a proper one.
int save_until_full(const fs::path& file, const Reports& reports) {
    Library library(file, Access::Create);
    for (int number = 0; number < 10'000; ++number) {
        try {
            library.add(numbered_map("A", number, grid));
        } catch (const InputError& error) {
            return std::string_view(error.what()).starts_with(file.string()) ? 0 : 1;
        }
        reports.report();
    }
    return 2;
}

TEST(Safety, AFileThatCannotGrowLosesNothing) {
    for (const rlim_t limit : {52'000u, 60'000u, 200'000u, 1'000'000u}) {
        const TemporaryFolder folder;
        Reports reports;
        EXPECT_EQ(testing::in_child([&] {
                      take_failing_writes_as_errors();
                      testing::limit_files_to(limit);
                      return save_until_full(folder / "a.pampas", reports);
                  }),
                  0);
        expect_saves(folder / "a.pampas", reports.count());
        Library(folder / "a.pampas", Access::Write).add(numbered_map("after", 1));
    }
}

TEST(Safety, AFullDiskLosesNothing) {
    const TemporaryFolder folder;
    if (::mount("none", folder.path().c_str(), "tmpfs", 0, "size=1m") != 0) {
        GTEST_SKIP() << "mounting a small disk is not permitted";
    }
    Reports reports;
    EXPECT_EQ(save_until_full(folder / "a.pampas", reports), 0);
    EXPECT_THROW(Library(folder / "b.pampas", Access::Create), InputError);
    EXPECT_THAT(names_in(folder.path()), Each(StartsWith("a.pampas")));
    expect_saves(folder / "a.pampas", reports.count());
    ::umount(folder.path().c_str());
}

TEST(Safety, ALibraryThatCannotBeMadeLeavesNothing) {
    const TemporaryFolder folder;
    EXPECT_EQ(testing::in_child([&] {
                  take_failing_writes_as_errors();
                  testing::limit_files_to(1000);
                  try {
                      Library(folder / "a.pampas", Access::Create);
                  } catch (const InputError&) {
                      return 0;
                  }
                  return 1;
              }),
              0);
    EXPECT_THAT(names_in(folder.path()), IsEmpty());
}

TEST(Safety, ANewLibraryThatCannotTakeItsFirstMapLeavesNothing) {
    std::size_t kept = 0;
    constexpr rlim_t step = 4096;
    for (rlim_t limit = step; limit < 40 * step; limit += step) {
        const TemporaryFolder folder;
        const fs::path file = folder / "a.pampas";
        const int refused = testing::in_child([&] {
            take_failing_writes_as_errors();
            testing::limit_files_to(limit);
            try {
                Library(file, Access::Create).add(numbered_map("A", 1, grid));
            } catch (const InputError&) {
                return 1;
            }
            return 0;
        });
        if (refused == 0) {
            ++kept;
            EXPECT_EQ(Library(file, Access::Read).list().size(), 1) << limit;
        } else {
            EXPECT_THAT(names_in(folder.path()), IsEmpty()) << limit;
        }
    }
    EXPECT_GT(kept, 0);
    EXPECT_LT(kept, 39);
}

TEST(Safety, AnEmptyLibraryThatWasThereStays) {
    const TemporaryFolder folder;
    const fs::path file = folder / "a.pampas";
    {
        Library library(file, Access::Create);
        library.add(numbered_map("A", 1, grid));
        library.remove("A");
        library.empty_trash();
    }
    EXPECT_EQ(testing::in_child([&] {
                  take_failing_writes_as_errors();
                  testing::limit_files_to(1000);
                  try {
                      Library(file, Access::Create).add(numbered_map("A", 1, grid));
                  } catch (const InputError&) {
                      return 1;
                  }
                  return 0;
              }),
              1);
    EXPECT_THAT(Library(file, Access::Read).list(), IsEmpty());
}

/// Adds one `times` times. Each save starts from the newest revision, and is repeated if another
/// program was faster.
void count_up(const fs::path& file, int times) {
    Library library(file, Access::Create);
    while (times > 0) {
        const Stored stored = library.load("counter");
        const int number = std::stoi(stored.map.details().author) + 1;
        try {
            library.save(numbered_map("counter", number), stored.revision);
            --times;
        } catch (const Conflict&) {
        }
    }
}

void expect_counted(const fs::path& file, int number) {
    EXPECT_THAT(check(file), IsEmpty());
    const Library library(file, Access::Read);
    EXPECT_EQ(library.load("counter").map, numbered_map("counter", number));
    EXPECT_EQ(library.load("counter").revision.number, number + 1);
}

TEST(Safety, TwoProgramsLoseNoSaveOfEachOther) {
    const TemporaryFolder folder;
    Library(folder / "a.pampas", Access::Create).add(numbered_map("counter", 0));
    const auto work = [&] {
        count_up(folder / "a.pampas", 40);
        return 0;
    };
    const pid_t first = testing::start_child(work);
    const pid_t second = testing::start_child(work);
    EXPECT_EQ(testing::end_of(first), 0);
    EXPECT_EQ(testing::end_of(second), 0);
    expect_counted(folder / "a.pampas", 80);
}

TEST(Safety, TwoThreadsLoseNoSaveOfEachOther) {
    const TemporaryFolder folder;
    Library(folder / "a.pampas", Access::Create).add(numbered_map("counter", 0));
    {
        const auto work = [&] { count_up(folder / "a.pampas", 40); };
        const std::jthread first(work);
        const std::jthread second(work);
    }
    expect_counted(folder / "a.pampas", 80);
}

TEST(Safety, ProgramsThatMakeALibraryAtOnceMakeOne) {
    for (int round = 0; round < 10; ++round) {
        const TemporaryFolder folder;
        std::vector<pid_t> children;
        for (int number = 0; number < 4; ++number) {
            children.push_back(testing::start_child([&] {
                const std::string name(1, static_cast<char>('A' + number));
                Library(folder / "a.pampas", Access::Create).add(numbered_map(name, number));
                return 0;
            }));
        }
        for (const pid_t child : children) {
            EXPECT_EQ(testing::end_of(child), 0);
        }
        EXPECT_EQ(Library(folder / "a.pampas", Access::Read).list().size(), 4u);
        EXPECT_THAT(names_in(folder.path()), ElementsAre("a.pampas"));
    }
}

} // namespace
} // namespace pampas::library

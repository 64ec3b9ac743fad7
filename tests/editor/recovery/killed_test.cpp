#include "editor/recovery/journal.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "tests/engine/temporary_folder.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <random>

namespace pampas::recovery {
namespace {

const map::Map board({40, 44});

/// Paints step number `step`.
void paint_step(document::Document& document, std::size_t step) {
    const hex::Coordinate at = board.grid().coordinate(step * 7 % board.grid().size());
    document.begin_stroke("Paint");
    document.paint({at}, map::all_spaces[1 + step % (map::all_spaces.size() - 1)]);
    document.end_stroke();
}

map::Map painted(std::size_t steps) {
    document::Document document(board);
    for (std::size_t step = 0; step < steps; ++step) {
        paint_step(document, step);
    }
    return document.map();
}

/// An editor that paints until it is killed. After each step that is kept, it writes a byte to
/// `told`.
[[noreturn]] void paint_on(const std::filesystem::path& folder, int told) {
    session::Session session(board);
    Journal journal(folder);
    for (std::size_t step = 0;; ++step) {
        paint_step(session.document(), step);
        try {
            journal.follow(session);
        } catch (const InputError&) {
            continue; // the disk is full
        }
        const char kept = 0;
        static_cast<void>(::write(told, &kept, 1));
    }
}

/// Runs such an editor for so long and kills it. Returns how many steps it said are kept.
std::size_t kill_after(int microseconds, const std::filesystem::path& folder,
                       rlim_t largest_file = RLIM_INFINITY) {
    std::array<int, 2> ends{};
    EXPECT_EQ(::pipe(ends.data()), 0);
    const pid_t editor = ::fork();
    if (editor == 0) {
        take_failing_writes_as_errors();
        const rlimit limit{largest_file, RLIM_INFINITY};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        paint_on(folder, ends[1]);
    }
    ::usleep(static_cast<useconds_t>(microseconds));
    ::kill(editor, SIGKILL);
    ::waitpid(editor, nullptr, 0);
    ::close(ends[1]);
    std::size_t kept = 0;
    std::array<char, 512> bytes{};
    for (ssize_t count = 0; (count = ::read(ends[0], bytes.data(), bytes.size())) > 0;) {
        kept += static_cast<std::size_t>(count);
    }
    ::close(ends[0]);
    return kept;
}

/// Expects what must come back after a kill: nothing, if not even the first step was kept.
void expect_kept(const std::filesystem::path& folder, std::size_t kept) {
    const auto works = all_unsaved(folder);
    if (kept == 0 && works.empty()) {
        return;
    }
    ASSERT_EQ(works.size(), 1u);
    const Work& work = works[0];
    EXPECT_GE(work.history.done(), kept);
    EXPECT_LE(work.history.done(), kept + 1) << "the one that was being kept";
    EXPECT_EQ(work.state.map, painted(work.history.done()));
    EXPECT_FALSE(work.open);
}

TEST(KilledInManyRuns, LosesNoStepThatWasDone) {
    std::mt19937 random(1);
    for (int run = 0; run < 500; ++run) {
        const testing::TemporaryFolder folder;
        const std::size_t kept =
            kill_after(std::uniform_int_distribution(0, 8000)(random), folder.path());
        SCOPED_TRACE(run);
        expect_kept(folder.path(), kept);
    }
}

TEST(KilledInManyRuns, LosesOnlyWhatDidNotFitOnAFullDisk) {
    std::mt19937 random(2);
    for (int run = 0; run < 50; ++run) {
        const testing::TemporaryFolder folder;
        const auto room = std::uniform_int_distribution<rlim_t>(1, 20'000)(random);
        const std::size_t kept = kill_after(8000, folder.path(), room);
        SCOPED_TRACE(room);
        expect_kept(folder.path(), kept);
    }
}

} // namespace
} // namespace pampas::recovery

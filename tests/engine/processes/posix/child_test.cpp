#include "engine/files/input_error.h"
#include "engine/processes/child.h"
#include "tests/engine/processes/posix/script.h"

#include <gmock/gmock.h>
#include <sys/wait.h>

#include <chrono>
#include <csignal>
#include <thread>
#include <vector>

namespace pampas::processes {
namespace {

using namespace std::chrono_literals;
using Reading = Child::Reading;

constexpr auto long_time = 20s;

Clock::time_point soon() {
    return Clock::now() + long_time;
}

class ChildProcess : public ::testing::Test {
  protected:
    std::filesystem::path script(const std::string& commands) {
        return testing::script(folder_, "program", commands);
    }

    /// The number in a file, which a script writes, once it is whole.
    pid_t pid_in(const std::string& file) {
        std::string text;
        for (const auto until = soon(); !text.ends_with('\n') && Clock::now() < until;) {
            std::this_thread::sleep_for(2ms);
            text = testing::bytes_of(folder_ / file);
        }
        return static_cast<pid_t>(std::stoi(text));
    }

    testing::TemporaryFolder folder_;
};

/// Whether a process exists, be it a zombie. Those that have just been killed by others may take a
/// moment.
bool is_alive(pid_t process) {
    return ::kill(process, 0) == 0;
}

TEST_F(ChildProcess, IsTalkedToInLines) {
    Child child(script("while read -r line; do echo \"<$line>\"; done; exit 7"));
    std::string line;
    for (const std::string text : {"one", "two words", ""}) {
        EXPECT_TRUE(child.write(text + "\n", soon()));
        EXPECT_EQ(child.read_line(line, soon()), Reading::Line);
        EXPECT_EQ(line, "<" + text + ">");
    }
    EXPECT_EQ(child.wait(Clock::now()), std::nullopt);
    child.close_input();
    EXPECT_EQ(child.wait(soon()), (Ending{7, false}));
    EXPECT_EQ(child.read_line(line, soon()), Reading::Closed);
}

TEST_F(ChildProcess, TellsBySignalsAndStatus) {
    Child child(script("kill -SEGV $$"));
    EXPECT_EQ(child.wait(soon()), (Ending{SIGSEGV, true}));
    EXPECT_EQ(signal_name(SIGSEGV), "Segmentation fault");
}

TEST_F(ChildProcess, RefusesWhatCannotBeRun) {
    const auto error_of = [](const std::filesystem::path& path) -> std::string {
        try {
            require_program(path);
            const Child child(path);
        } catch (const InputError& error) {
            return error.what();
        }
        return "none";
    };
    using ::testing::HasSubstr;
    EXPECT_THAT(error_of(folder_ / "none"), HasSubstr("there is no such program"));
    EXPECT_THAT(error_of(folder_.path()), HasSubstr("is a folder"));
    testing::put(folder_ / "text", "no program");
    EXPECT_THAT(error_of(folder_ / "text"), HasSubstr("chmod +x"));
    std::filesystem::permissions(folder_ / "text", std::filesystem::perms::owner_all);
    EXPECT_THAT(error_of(folder_ / "text"), HasSubstr("cannot be run: Exec format error"));
    testing::put(folder_ / "text", "#!/no/such/shell\n");
    EXPECT_THAT(error_of(folder_ / "text"), HasSubstr("cannot be run: No such file"));
}

TEST_F(ChildProcess, IsNeverWaitedForLonger) {
    Child child(script("sleep 60"));
    std::string line;
    const auto start = Clock::now();
    EXPECT_EQ(child.read_line(line, start + 20ms), Reading::TimeOut);
    const std::string much(1'000'000, 'x'); // more than a pipe holds
    EXPECT_FALSE(child.write(much, Clock::now() + 20ms));
    EXPECT_EQ(child.wait(Clock::now() + 20ms), std::nullopt);
    EXPECT_LT(Clock::now() - start, long_time);
}

TEST_F(ChildProcess, MayWriteTooMuch) {
    Child flood(script("while :; do echo spam; echo noise >&2; done"));
    std::string line;
    EXPECT_EQ(flood.read_line(line, soon()), Reading::Line);
    EXPECT_EQ(line, "spam");
    for (const auto until = soon(); flood.output().empty() && Clock::now() < until;) {
        std::this_thread::sleep_for(1ms);
    }
    EXPECT_FALSE(flood.output().empty());
    EXPECT_LT(flood.output().size(), 2 * Child::longest_line);
    flood.end();
    EXPECT_LE(flood.errors().size(), Child::most_errors);
    EXPECT_TRUE(flood.errors().ends_with("noise\n"));

    Child endless(script("yes | tr -d '\\n'"));
    EXPECT_EQ(endless.read_line(line, soon()), Reading::TooLong);
    Child half(script("printf half; sleep 60"));
    EXPECT_EQ(half.read_line(line, Clock::now() + 300ms), Reading::TimeOut);
    EXPECT_EQ(half.output(), "half");
    Child all_at_once(script("printf 'one\\ntwo\\nthree'"));
    EXPECT_EQ(all_at_once.read_line(line, soon()), Reading::Line);
    EXPECT_EQ(all_at_once.read_line(line, soon()), Reading::Line);
    EXPECT_EQ(line, "two");
    EXPECT_EQ(all_at_once.read_line(line, soon()), Reading::Closed);
}

TEST_F(ChildProcess, MayReadNothingAndEnd) {
    Child child(script("exit 3"));
    EXPECT_EQ(child.wait(soon()), (Ending{3, false}));
    EXPECT_FALSE(child.write("anybody there?\n", soon()));
    Child closed(script("exec >&-; sleep 60"));
    std::string line;
    EXPECT_EQ(closed.read_line(line, soon()), Reading::Closed);
}

/// Scripts that leave processes behind, and write the number of one to a file.
std::vector<std::string> stubborn_scripts() {
    const std::string wait = "while [ ! -s pid ]; do sleep 0.01; done; exit 0";
    return {"echo $$ > pid; sleep 600",
            "trap '' TERM; echo $$ > pid; while :; do sleep 0.05; done",
            "sleep 600 & echo $! > pid; wait",
            "(trap '' TERM INT HUP; echo $(exec sh -c 'echo $PPID') > pid; sleep 600) &" + wait,
            "setsid sh -c 'echo $$ > pid; sleep 600' & sleep 600",
            "setsid sh -c 'trap \"\" TERM; (sleep 600 & echo $! > pid)' &" + wait,
            "kill -STOP $(sh -c 'echo $PPID > pid; echo $PPID')"};
}

TEST_F(ChildProcess, LeavesNothingBehind) {
    for (const std::string& commands : stubborn_scripts()) {
        SCOPED_TRACE(commands);
        testing::put(folder_ / "pid", "");
        pid_t process = 0;
        {
            Child child(script("cd " + folder_.path().string() + "\n" + commands));
            process = pid_in("pid");
        }
        EXPECT_FALSE(is_alive(process));
        EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1); // no child is left to be reaped
    }
}

/// A program that is killed cannot clean up: the keepers do.
TEST_F(ChildProcess, EndsWhenThisProgramIsKilled) {
    const auto program = script("cd " + folder_.path().string() +
                                "; trap '' TERM; echo $$ > pid; while :; do sleep 0.05; done");
    const pid_t other = ::fork();
    if (other == 0) {
        Child child(program);
        ::pause();
        ::_exit(0);
    }
    const pid_t process = pid_in("pid");
    EXPECT_TRUE(is_alive(process));
    ::kill(other, SIGKILL);
    ::waitpid(other, nullptr, 0);
    const auto until = soon();
    while (is_alive(process) && Clock::now() < until) {
        std::this_thread::sleep_for(2ms);
    }
    EXPECT_FALSE(is_alive(process));
}

TEST_F(ChildProcess, IsIndependentOfOthersOnOtherThreads) {
    const auto program = script("while read -r line; do echo \"$line\"; done");
    std::vector<std::jthread> threads;
    for (int thread = 0; thread < 4; ++thread) {
        threads.emplace_back([&program] {
            for (int i = 0; i < 10; ++i) {
                Child child(program);
                std::string line;
                EXPECT_TRUE(child.write("hello\n", soon()));
                EXPECT_EQ(child.read_line(line, soon()), Reading::Line);
                child.close_input();
                // Would not end if another child had inherited the other end of the pipe.
                EXPECT_EQ(child.wait(soon()), (Ending{0, false}));
            }
        });
    }
}

} // namespace
} // namespace pampas::processes

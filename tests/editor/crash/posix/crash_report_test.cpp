#include "editor/crash/crash_report.h"
#include "tests/engine/child.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

#include <csignal>
#include <stdexcept>

namespace pampas::crash {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

class CrashReport : public ::testing::Test {
  protected:
    /// Ends a program in this way after some steps. Returns its signal.
    int crash(const std::function<void()>& last) const {
        return -testing::in_child([&] {
            report_crashes(folder.path() / "state", "pampas 1.0.0 (commit 1a2b3c4)");
            for (int step = 0; step < 40; ++step) {
                note("step " + std::to_string(step));
            }
            note("two\nlines");
            last();
            return 0;
        });
    }
    /// The text of the only report.
    std::string report() const {
        const auto reports = new_reports(folder.path() / "state");
        EXPECT_THAT(reports, SizeIs(1));
        return reports.empty() ? "" : testing::bytes_of(reports.front());
    }

    testing::TemporaryFolder folder;
};

TEST_F(CrashReport, TellsVersionSignalStepsAndCalls) {
    EXPECT_EQ(crash([] { std::raise(SIGSEGV); }), SIGSEGV);
    const std::string text = report();
    EXPECT_TRUE(text.starts_with("pampas 1.0.0 (commit 1a2b3c4)\nSIGSEGV")) << text;
    EXPECT_THAT(text, HasSubstr("\n  step 39\n  two lines\n"));
    EXPECT_THAT(text, Not(HasSubstr("step 8\n"))) << "only the last 32";
    EXPECT_THAT(text, HasSubstr("step 9\n"));
    EXPECT_THAT(text, ContainsRegex("innermost first:\n.*\\[0x[0-9a-f]+\\]"));
}

TEST_F(CrashReport, IsWrittenOfAnAbortAndOfAnExceptionThatNobodyTakes) {
    EXPECT_EQ(crash([] { std::abort(); }), SIGABRT);
    EXPECT_THAT(report(), HasSubstr("SIGABRT"));
    const auto nobody_takes = [](const std::function<void()>& work) noexcept { work(); };
    EXPECT_EQ(crash([&] { nobody_takes([] { throw std::runtime_error("lost"); }); }), SIGABRT);
    EXPECT_THAT(new_reports(folder.path() / "state"), SizeIs(2));
}

TEST_F(CrashReport, IsWrittenWhenTheStackOverflows) {
    const std::function<int(int)> deeper = [&deeper](int level) {
        std::array<volatile char, 100'000> memory{};
        memory[0] = static_cast<char>(level);
        return deeper(level + 1) + memory[0];
    };
    EXPECT_EQ(crash([&] { deeper(0); }), SIGSEGV);
    EXPECT_THAT(report(), HasSubstr("SIGSEGV"));
}

TEST_F(CrashReport, IsNewUntilItIsKept) {
    crash([] { std::raise(SIGFPE); });
    const auto reports = new_reports(folder.path() / "state");
    ASSERT_THAT(reports, SizeIs(1));
    const std::string text = testing::bytes_of(reports.front());
    const auto kept = keep(reports.front());
    EXPECT_THAT(new_reports(folder.path() / "state"), SizeIs(0));
    EXPECT_EQ(testing::bytes_of(kept), text);
}

TEST_F(CrashReport, ChangesNothingElse) {
    EXPECT_EQ(crash([] {}), 0) << "no crash, no report";
    EXPECT_THAT(new_reports(folder.path() / "state"), SizeIs(0));
    const auto without_folder = [] {
        std::signal(SIGSEGV, SIG_DFL); // a sanitizer's handler would end the program its own way
        report_crashes({}, "pampas");
        std::raise(SIGSEGV);
        return 0;
    };
    EXPECT_EQ(testing::in_child(without_folder), -SIGSEGV);
    EXPECT_THAT(new_reports(folder.path() / "gone"), SizeIs(0));
}

} // namespace
} // namespace pampas::crash

#include "tests/engine/sanitized.h"
#include "tests/engine/temporary_folder.h"

#include <gtest/gtest.h>
#include <unistd.h>
#include <wx/app.h>
#include <wx/evtloop.h>
#include <wx/init.h>
#include <wx/log.h>

#include <csignal>
#include <cstdlib>
#include <optional>
#include <string>

namespace {

/// Names a test that ends the program, because only failures are printed.
class NameOfTestThatEndsTheProgram : public ::testing::EmptyTestEventListener {
    void OnTestStart(const ::testing::TestInfo& test) override {
        name = std::string(test.test_suite_name()) + "." + test.name() + " ended the program\n";
    }
    inline static std::string name;

  public:
    static void tell(int signal) {
        [[maybe_unused]] const auto written = ::write(STDERR_FILENO, name.data(), name.size());
        std::signal(signal, SIG_DFL);
        std::raise(signal);
    }
};

/// Runs the tests instead of an event loop for users.
class TestApp : public wxApp {
  public:
    bool OnInit() override {
        SetExitOnFrameDelete(false);
        delete wxLog::SetActiveTarget(new wxLogStderr); // no dialogs that wait for a user
        return true;
    }
    int OnRun() override {
        wxGUIEventLoop loop;
        const wxEventLoopActivator active(&loop);
        return RUN_ALL_TESTS();
    }
    // An assertion that fails in wxWidgets fails the test, instead of showing a dialog.
    void OnAssertFailure(const wxChar* file, int line, const wxChar*, const wxChar* condition,
                         const wxChar* message) override {
        ADD_FAILURE() << wxString(file) << ":" << line << ": " << wxString(condition) << " "
                      << wxString(message);
    }
};

} // namespace

int main(int argc, char** argv) {
    ::testing::InitGoogleTest(&argc, argv);
    ::testing::UnitTest::GetInstance()->listeners().Append(new NameOfTestThatEndsTheProgram);
    if (!pampas::sanitized) { // sanitizers print more
        std::signal(SIGABRT, NameOfTestThatEndsTheProgram::tell);
        std::signal(SIGSEGV, NameOfTestThatEndsTheProgram::tell);
    }
    // For everything that the windows store. A test that starts this program again shares it.
    std::optional<pampas::testing::TemporaryFolder> home;
    if (std::getenv("PAMPAS_TEST_HOME") == nullptr) {
        home.emplace();
        for (const char* variable : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME",
                                     "XDG_STATE_HOME", "PAMPAS_TEST_HOME"}) {
            ::setenv(variable, home->path().c_str(), 1);
        }
    }
    ::setenv("NO_AT_BRIDGE", "1", 1); // there is no accessibility bus
    wxApp::SetInstance(new TestApp);
    return wxEntry(argc, argv);
}

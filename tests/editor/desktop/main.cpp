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
#include <string>

namespace {

/// Failures alone are told of, so a test that ends the program has to be named.
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

/// Runs the tests instead of waiting for a user.
class TestApp : public wxApp {
  public:
    bool OnInit() override {
        SetExitOnFrameDelete(false);
        delete wxLog::SetActiveTarget(new wxLogStderr); // no dialogs that wait for someone
        return true;
    }
    int OnRun() override {
        wxGUIEventLoop loop;
        const wxEventLoopActivator active(&loop);
        return RUN_ALL_TESTS();
    }
    // A failed expectation of the windows' own is a failed test, not a dialog.
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
    if (!pampas::sanitized) { // sanitizers tell more
        std::signal(SIGABRT, NameOfTestThatEndsTheProgram::tell);
        std::signal(SIGSEGV, NameOfTestThatEndsTheProgram::tell);
    }
    const pampas::testing::TemporaryFolder home; // for everything the windows remember
    for (const char* variable :
         {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"}) {
        ::setenv(variable, home.path().c_str(), 1);
    }
    ::setenv("NO_AT_BRIDGE", "1", 1); // no accessibility bus to look for
    wxApp::SetInstance(new TestApp);
    return wxEntry(argc, argv);
}

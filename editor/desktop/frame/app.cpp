#include "editor/desktop/frame/app.h"

#include "editor/desktop/dialogs/native_prompt.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/language/language.h"

#include <fmt/format.h>
#include <wx/fileconf.h>
#include <wx/stdpaths.h>

#include <cstdlib>
#include <exception>

namespace pampas::desktop {
namespace {

std::string usage() {
    return tr("Usage: pampas-editor [FILE]\n"
              "Edits maps for the board game Hacienda.\n"
              "FILE is a map ({}), a library (.pampas) or one of its maps (LIBRARY.pampas#NAME).\n",
              formats::endings(", "));
}

/// What the program remembers, in a file where the system wants it.
std::unique_ptr<wxConfigBase> user_config() {
    const std::filesystem::path folder =
        to_path(wxStandardPaths::Get().GetUserConfigDir()) / "pampas";
    std::error_code ignored; // without the folder nothing is remembered
    std::filesystem::create_directories(folder, ignored);
    return std::make_unique<wxFileConfig>("pampas", "", wx_text((folder / "editor.conf").string()));
}

/// Where unsaved work is kept; nowhere for a user without a home, whom the window tells so in time.
std::filesystem::path journals() {
    try {
        return recovery::folder();
    } catch (const InputError&) {
        return {};
    }
}

} // namespace

int run(int argc, char** argv) {
    language::use(language::wanted(std::getenv));
    const std::string argument = argc > 1 ? argv[1] : "";
    if (argument == "--help") {
        fmt::print("{}", usage());
        return 0;
    }
    if (argument == "--version") {
        fmt::print("pampas-editor {}\n", PAMPAS_VERSION);
        return 0;
    }
    if (argc > 2 || argument.starts_with("--")) {
        fmt::print(stderr, "pampas-editor: {}\n",
                   tr("expected at most one FILE, see pampas-editor --help"));
        return 2;
    }
    take_failing_writes_as_errors();
    wxApp::SetInstance(
        new App(argument.empty() ? std::nullopt : std::optional(session::read_place(argument))));
    int only_name = 1;
    return wxEntry(only_name, argv);
}

App::App(std::optional<session::Place> place) : place_(std::move(place)) {}
App::~App() = default;

bool App::OnInit() {
    SetAppName("pampas");
    SetAppDisplayName("Pampas");
    wxStandardPaths::Get().SetFileLayout(wxStandardPaths::FileLayout_XDG);
    delete wxLog::SetActiveTarget(new wxLogStderr);
    files_ = std::make_unique<NativeFilePicker>();
    prompt_ = std::make_unique<NativePrompt>();
    config_ = user_config();
    auto* frame = new Frame({*files_, *prompt_, *config_, journals()});
    frame->Show();
    // One after the other, but each by itself: what fails in one does not take the next with it.
    CallAfter([frame] { frame->show_last_library(); });
    if (place_) {
        CallAfter([this, frame] { frame->open(*place_); });
    }
    CallAfter([frame] { frame->offer_unsaved_work(); });
    return true;
}

bool App::OnExceptionInMainLoop() {
    try {
        throw;
    } catch (const std::exception& error) {
        prompt_->error(error.what());
    }
    return true;
}

} // namespace pampas::desktop

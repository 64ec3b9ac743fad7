#include "editor/desktop/frame/app.h"

#include "editor/desktop/dialogs/native_prompt.h"
#include "editor/desktop/widgets/phrases.h"
#include "editor/desktop/widgets/preferences.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/system.h"
#include "engine/language/language.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <wx/fileconf.h>
#include <wx/stdpaths.h>

#include <cstdio>
#include <exception>

namespace pampas::desktop {
namespace {

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
    language::use(language::wanted(system::variable));
    auto read = read_arguments(system::arguments(argc, argv));
    if (const int* status = std::get_if<int>(&read)) {
        return *status;
    }
    take_failing_writes_as_errors();
    wxApp::SetInstance(new App(std::get<Arguments>(std::move(read))));
    int only_name = 1;
    return wxEntry(only_name, argv) == 0 ? 0 : 1;
}

App::App(Arguments arguments) : arguments_(std::move(arguments)) {}
App::~App() = default;

bool App::Initialize(int& count, wxChar** arguments) {
    const wxLogNull silence;
    if (wxApp::Initialize(count, arguments)) {
        return true;
    }
    fmt::print(stderr, "pampas-editor: {}\n", tr("there is no display to show the window on"));
    return false;
}

bool App::OnInit() {
    SetAppName("pampas");
    SetAppDisplayName("Pampas");
    wxStandardPaths::Get().SetFileLayout(wxStandardPaths::FileLayout_XDG);
    delete wxLog::SetActiveTarget(new wxLogStderr);
    files_ = std::make_unique<NativeFilePicker>();
    prompt_ = std::make_unique<NativePrompt>();
    config_ = user_config();
    look_as_preferred();
    context_ = std::make_unique<Context>(Services{*files_, *prompt_, *config_, journals()});
    auto* frame = new Frame(*context_);
    if (arguments_.bare()) {
        frame->welcome();
    }
    frame->Show();
    // One after the other, but each by itself: what fails in one does not take the next with it.
    CallAfter([this] { context_->show_last_library(); });
    CallAfter([this, frame] { frame->open_all(arguments_.places); });
    CallAfter([frame] { frame->offer_unsaved_work(); });
    return true;
}

void App::look_as_preferred() {
    const Preferences preferred = read_preferences(*config_);
    if (const auto* language = arguments_.language ? arguments_.language : preferred.language) {
        language::use(*language);
    }
    translate_stock_words();
    const Theme theme = arguments_.theme.value_or(preferred.theme);
    if (theme != Theme::System) { // what windows look like by themselves
        use_theme(theme);
    }
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

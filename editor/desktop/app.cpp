#include "editor/desktop/app.h"

#include "editor/desktop/native_prompt.h"
#include "editor/desktop/text.h"

#include <wx/cmdline.h>
#include <wx/fileconf.h>
#include <wx/stdpaths.h>

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

} // namespace

App::App() = default;
App::~App() = default;

bool App::OnInit() {
    SetAppName("pampas");
    SetAppDisplayName("Pampas");
    wxStandardPaths::Get().SetFileLayout(wxStandardPaths::FileLayout_XDG);
    delete wxLog::SetActiveTarget(new wxLogStderr);
    if (!wxApp::OnInit()) {
        return false;
    }
    files_ = std::make_unique<NativeFilePicker>();
    prompt_ = std::make_unique<NativePrompt>();
    config_ = user_config();
    auto* frame = new Frame({*files_, *prompt_, *config_});
    frame->Show();
    if (!place_.empty()) {
        CallAfter([this, frame] { frame->open(place_); });
    }
    return true;
}

void App::OnInitCmdLine(wxCmdLineParser& parser) {
    parser.AddParam("FILE", wxCMD_LINE_VAL_STRING, wxCMD_LINE_PARAM_OPTIONAL);
}

bool App::OnCmdLineParsed(wxCmdLineParser& parser) {
    if (parser.GetParamCount() > 0) {
        place_ = parser.GetParam(0).utf8_string();
    }
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

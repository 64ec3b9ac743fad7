#include "editor/desktop/frame/app.h"

#include "editor/arguments/parser.h"
#include "editor/arguments/usage_error.h"
#include "editor/crash/crash_report.h"
#include "editor/desktop/dialogs/native_prompt.h"
#include "editor/desktop/frame/comeback.h"
#include "editor/desktop/frame/commands.h"
#include "editor/desktop/frame/map_window.h"
#include "editor/desktop/widgets/phrases.h"
#include "editor/desktop/widgets/preferences.h"
#include "editor/desktop/widgets/text.h"
#include "editor/paper/pdf_file.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/system.h"
#include "engine/language/language.h"
#include "engine/language/tr.h"
#include "engine/version/version.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <wx/fileconf.h>
#include <wx/stdpaths.h>
#include <wx/version.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <iterator>

namespace pampas::desktop {
namespace {

using arguments::EditorOptions;

/// The configuration, in a file where the system keeps such files.
std::unique_ptr<wxConfigBase> user_config() {
    const std::filesystem::path folder =
        to_path(wxStandardPaths::Get().GetUserConfigDir()) / "pampas";
    std::error_code ignored; // without the folder, nothing is remembered
    std::filesystem::create_directories(folder, ignored);
    return std::make_unique<wxFileConfig>("pampas", "", wx_text((folder / "editor.conf").string()));
}

/// The folder for unsaved work; empty for a user without a home folder, which the window reports
/// later.
std::filesystem::path journals() {
    try {
        return recovery::folder();
    } catch (const InputError&) {
        return {};
    }
}

/// A value that an option does not have.
struct UnknownValue {
    std::string option;
    std::string value;
    std::string known; ///< all known values
};

std::string listed(const std::vector<std::string>& names) {
    return fmt::format("{}", fmt::join(names, ", "));
}

/// Throws `UnknownValue`.
const language::Language* read_language(const std::string& code) {
    const language::Language* found = language::find(code);
    if (found == nullptr && !code.empty()) {
        throw UnknownValue{"--language", code, listed(arguments::editor_languages())};
    }
    return found;
}

/// Throws `UnknownValue`.
std::optional<Theme> read_theme(const std::string& name) {
    const std::optional<Theme> found = theme_named(name);
    if (!found && !name.empty()) {
        throw UnknownValue{"--theme", name, listed(arguments::editor_themes())};
    }
    return found;
}

std::vector<version::Library> libraries() {
    std::vector<version::Library> result = paper::libraries();
    result.push_back(
        {"wxWidgets", fmt::format("{}.{}.{}", wxMAJOR_VERSION, wxMINOR_VERSION, wxRELEASE_NUMBER)});
    return result;
}

/// The help, from a new parser, because the language may have changed since the other was made.
std::string help() {
    EditorOptions ignored;
    CLI::App program;
    add_editor_options(program, ignored);
    return program.help();
}

int complain(const std::string& message) {
    fmt::print(stderr, "pampas-editor: {}\n", message);
    return 2;
}

Arguments read(const EditorOptions& written) {
    Arguments result{.places = {},
                     .new_map = written.new_map,
                     .language = read_language(written.language),
                     .theme = read_theme(written.theme)};
    std::ranges::transform(written.places, std::back_inserter(result.places), session::read_place);
    return result;
}

/// Switches to the language asked for, so that help and errors are in it too.
void speak(const std::string& code) {
    if (const language::Language* asked = language::find(code)) {
        language::use(*asked);
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
    crash::report_crashes(journals(), "pampas-editor " + version::full());
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
    if (arguments_.bare() && context_->maps().left_open().tabs.open.empty()) {
        frame->map().begin();
    }
    frame->Show();
    // One after another, each on its own, so that a failure does not stop the next.
    CallAfter([this] { context_->show_last_library(); });
    CallAfter([this, frame] { frame->commands().open_all(arguments_.places); });
    CallAfter(
        [this] { arguments_.bare() ? bring_back_all(*context_) : offer_unsaved_work(*context_); });
    return true;
}

void App::look_as_preferred() {
    const Preferences preferred = read_preferences(*config_);
    if (const auto* language = arguments_.language ? arguments_.language : preferred.language) {
        language::use(*language);
    }
    translate_stock_words();
    const Theme theme = arguments_.theme.value_or(preferred.theme);
    if (theme != Theme::System) { // the default look of windows
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

std::variant<Arguments, int> read_arguments(const std::vector<std::string>& arguments) {
    EditorOptions written;
    CLI::App program;
    add_editor_options(program, written);
    try {
        program.parse(std::vector(arguments.rbegin(), arguments.rend()));
        return read(written);
    } catch (const CLI::CallForVersion&) {
        fmt::print("{}\n", version::text("pampas-editor", libraries()));
    } catch (const CLI::Success&) {
        speak(written.language);
        fmt::print("{}", help());
    } catch (const CLI::ParseError& error) {
        speak(written.language);
        return complain(arguments::usage_error(program, error, arguments));
    } catch (const UnknownValue& unknown) {
        speak(written.language);
        return complain(tr("{}: \"{}\" is not one of {} (see pampas-editor --help)", unknown.option,
                           escaped(unknown.value), unknown.known));
    }
    return 0;
}

} // namespace pampas::desktop

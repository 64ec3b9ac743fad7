#pragma once

#include "editor/desktop/frame/frame.h"
#include "editor/desktop/widgets/preferences.h"
#include "editor/session/origin.h"
#include "engine/language/language.h"

#include <wx/app.h>

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The editor's window and everything in it.
namespace pampas::desktop {

/// The arguments of `pampas-editor`.
struct Arguments {
    std::vector<session::Place> places; ///< to open, in this order
    bool new_map = false;               ///< begin with a new map
    const language::Language* language =
        nullptr;                ///< null: as preferred, or as the environment says
    std::optional<Theme> theme; ///< nothing: as preferred

    /// Whether the arguments leave open what to begin with.
    bool bare() const { return places.empty() && !new_map; }
};

/// Reads the arguments, without the program's name. If they ask for help or are wrong, prints that
/// and returns the program's exit status.
std::variant<Arguments, int> read_arguments(const std::vector<std::string>& arguments);

/// Runs the program `pampas-editor` and returns its exit status: 2 for wrong arguments, 1 if there
/// is no display.
int run(int argc, char** argv);

/// The editor as a wxWidgets application.
class App : public wxApp {
  public:
    explicit App(Arguments arguments);
    ~App() override;

    /// Prints a line if there is no display; wxWidgets would open a window, which needs one.
    bool Initialize(int& count, wxChar** arguments) override;
    bool OnInit() override;
    /// Catches every exception in the window, says what went wrong, and continues.
    bool OnExceptionInMainLoop() override;

  private:
    /// Sets language and theme, before there is a window.
    void look_as_preferred();

    Arguments arguments_;
    std::unique_ptr<FilePicker> files_;
    std::unique_ptr<Prompt> prompt_;
    std::unique_ptr<wxConfigBase> config_;
    std::unique_ptr<Context> context_;
};

} // namespace pampas::desktop

#pragma once

#include "editor/desktop/frame/frame.h"

#include <wx/app.h>

#include <memory>
#include <optional>

/// The editor's window and everything in it.
namespace pampas::desktop {

/// Runs the program `pampas-editor [FILE]` and gives its exit status: 2 when it is called wrongly.
int run(int argc, char** argv);

/// The editor as wxWidgets wants it.
class App : public wxApp {
  public:
    /// `place` is opened at the start, if there is one.
    explicit App(std::optional<session::Place> place);
    ~App() override;

    bool OnInit() override;
    /// The net below everything the window does: says what went wrong, and goes on.
    bool OnExceptionInMainLoop() override;

  private:
    std::optional<session::Place> place_;
    std::unique_ptr<FilePicker> files_;
    std::unique_ptr<Prompt> prompt_;
    std::unique_ptr<wxConfigBase> config_;
};

} // namespace pampas::desktop

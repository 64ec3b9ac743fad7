#pragma once

#include "editor/desktop/frame/arguments.h"
#include "editor/desktop/frame/frame.h"

#include <wx/app.h>

#include <memory>

/// The editor's window and everything in it.
namespace pampas::desktop {

/// Runs the program `pampas-editor` and gives its exit status: 2 when it is called wrongly, 1 when
/// there is no display.
int run(int argc, char** argv);

/// The editor as wxWidgets wants it.
class App : public wxApp {
  public:
    explicit App(Arguments arguments);
    ~App() override;

    /// Says in one line that there is no display; wxWidgets would in a window, which takes one.
    bool Initialize(int& count, wxChar** arguments) override;
    bool OnInit() override;
    /// The net below everything the window does: says what went wrong, and goes on.
    bool OnExceptionInMainLoop() override;

  private:
    /// Language and theme, before there is a window.
    void look_as_preferred();

    Arguments arguments_;
    std::unique_ptr<FilePicker> files_;
    std::unique_ptr<Prompt> prompt_;
    std::unique_ptr<wxConfigBase> config_;
    std::unique_ptr<Context> context_;
};

} // namespace pampas::desktop

#pragma once

#include "editor/desktop/frame.h"

#include <wx/app.h>

#include <memory>

/// The editor's window and everything in it.
namespace pampas::desktop {

/// The program `pampas-editor [FILE]`.
class App : public wxApp {
  public:
    App();
    ~App() override;

    bool OnInit() override;
    void OnInitCmdLine(wxCmdLineParser& parser) override;
    bool OnCmdLineParsed(wxCmdLineParser& parser) override;
    /// The net below everything the window does: says what went wrong, and goes on.
    bool OnExceptionInMainLoop() override;

  private:
    std::unique_ptr<FilePicker> files_;
    std::unique_ptr<Prompt> prompt_;
    std::unique_ptr<wxConfigBase> config_;
    std::string place_; ///< what to open
};

} // namespace pampas::desktop

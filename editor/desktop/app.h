#pragma once

#include <wx/app.h>

/// The editor's window and everything in it.
namespace pampas::desktop {

/// The program `pampas-editor [FILE]`.
class App : public wxApp {
  public:
    bool OnInit() override;
};

} // namespace pampas::desktop

#pragma once

#include <wx/aui/aui.h>
#include <wx/frame.h>

namespace pampas::desktop {

/// The main window: the map in the middle, panels around it.
class Frame : public wxFrame {
  public:
    Frame();
    ~Frame() override;

  private:
    wxAuiManager panes_;
};

} // namespace pampas::desktop

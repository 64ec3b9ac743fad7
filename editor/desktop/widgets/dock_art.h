#pragma once

#include <wx/aui/aui.h> // the header of dock art alone does not compile

namespace pampas::desktop {

/// Draws what is between and above the panels: quiet captions in the theme's own colours.
class DockArt : public wxAuiDefaultDockArt {
  public:
    explicit DockArt(const wxWindow& window);

    void UpdateColoursFromSystem() override;
    void DrawCaption(wxDC& dc, wxWindow* window, const wxString& text, const wxRect& place,
                     wxAuiPaneInfo& pane) override;
    void DrawPaneButton(wxDC& dc, wxWindow* window, int button, int state, const wxRect& place,
                        wxAuiPaneInfo& pane) override;

  private:
    void take_colours();
};

} // namespace pampas::desktop

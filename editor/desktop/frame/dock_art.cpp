#include "editor/desktop/frame/dock_art.h"

#include "editor/desktop/widgets/look.h"

#include <wx/aui/aui.h> // the header of dock art does not compile on its own
#include <wx/control.h>
#include <wx/dc.h>
#include <wx/settings.h>
#include <wx/window.h>

namespace pampas::desktop {
namespace {

/// The left margin of captions, in DIP: the same as that of the panels' lines.
constexpr int caption_left = 8;

/// Draws what is between and above the panels: quiet captions in the colours of the theme.
class DockArt : public wxAuiDefaultDockArt {
  public:
    explicit DockArt(const wxWindow& window) {
        take_colours();
        SetMetric(wxAUI_DOCKART_PANE_BORDER_SIZE, 0);
        SetMetric(wxAUI_DOCKART_PANE_BUTTON_SIZE, window.FromDIP(18));
        SetMetric(wxAUI_DOCKART_SASH_SIZE, window.FromDIP(5));
        SetMetric(wxAUI_DOCKART_CAPTION_SIZE, window.FromDIP(28));
    }

    void UpdateColoursFromSystem() override {
        wxAuiDefaultDockArt::UpdateColoursFromSystem();
        take_colours();
    }

    void DrawCaption(wxDC& dc, wxWindow* window, const wxString& text, const wxRect& place,
                     wxAuiPaneInfo&) override {
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE));
        dc.DrawRectangle(place);
        dc.SetFont(window->GetFont().Bold());
        dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT));
        const int left = place.x + window->FromDIP(caption_left);
        dc.DrawText(wxControl::Ellipsize(text, dc, wxELLIPSIZE_END, place.GetRight() - left), left,
                    place.y + (place.height - dc.GetCharHeight()) / 2);
    }

    void DrawPaneButton(wxDC& dc, wxWindow* window, int, int state, const wxRect& place,
                        wxAuiPaneInfo&) override {
        const int side = window->FromDIP(7);
        const wxPoint corner(place.x + (place.width - side) / 2,
                             place.y + (place.height - side) / 2);
        const bool hot = (state & (wxAUI_BUTTON_STATE_HOVER | wxAUI_BUTTON_STATE_PRESSED)) != 0;
        dc.SetPen(wxPen(blend(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE),
                              wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT), hot ? 1 : 0.5),
                        window->FromDIP(2)));
        dc.DrawLine(corner, corner + wxPoint(side, side));
        dc.DrawLine(corner + wxPoint(0, side), corner + wxPoint(side, 0));
    }

  private:
    void take_colours() {
        for (const int colour : {wxAUI_DOCKART_BACKGROUND_COLOUR, wxAUI_DOCKART_SASH_COLOUR,
                                 wxAUI_DOCKART_BORDER_COLOUR}) {
            SetColour(colour, wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE));
        }
    }
};

} // namespace

wxAuiDockArt* make_dock_art(const wxWindow& window) {
    return new DockArt(window);
}

} // namespace pampas::desktop

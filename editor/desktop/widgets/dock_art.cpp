#include "editor/desktop/widgets/dock_art.h"

#include "editor/desktop/widgets/look.h"

#include <wx/control.h>
#include <wx/dc.h>
#include <wx/dcgraph.h>
#include <wx/settings.h>
#include <wx/window.h>

namespace pampas::desktop {
namespace {

constexpr int text_left = 8; // in DIP, as the panels begin their lines

wxColour background() {
    return wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE);
}

wxColour text_colour() {
    return wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT);
}

} // namespace

DockArt::DockArt(const wxWindow& window) {
    take_colours();
    SetMetric(wxAUI_DOCKART_PANE_BORDER_SIZE, 0);
    SetMetric(wxAUI_DOCKART_PANE_BUTTON_SIZE, window.FromDIP(18));
    SetMetric(wxAUI_DOCKART_SASH_SIZE, window.FromDIP(5));
    SetMetric(wxAUI_DOCKART_CAPTION_SIZE, window.FromDIP(28));
}

void DockArt::UpdateColoursFromSystem() {
    wxAuiDefaultDockArt::UpdateColoursFromSystem();
    take_colours();
}

void DockArt::take_colours() {
    for (const int colour : {wxAUI_DOCKART_BACKGROUND_COLOUR, wxAUI_DOCKART_SASH_COLOUR,
                             wxAUI_DOCKART_BORDER_COLOUR}) {
        SetColour(colour, background());
    }
}

void DockArt::DrawCaption(wxDC& dc, wxWindow* window, const wxString& text, const wxRect& place,
                          wxAuiPaneInfo&) {
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(background());
    dc.DrawRectangle(place);
    dc.SetFont(window->GetFont().Bold());
    dc.SetTextForeground(text_colour());
    const int left = place.x + window->FromDIP(text_left);
    dc.DrawText(wxControl::Ellipsize(text, dc, wxELLIPSIZE_END, place.GetRight() - left), left,
                place.y + (place.height - dc.GetCharHeight()) / 2);
}

void DockArt::DrawPaneButton(wxDC& dc, wxWindow* window, int, int state, const wxRect& place,
                             wxAuiPaneInfo&) {
    const int side = window->FromDIP(7);
    const wxPoint corner(place.x + (place.width - side) / 2, place.y + (place.height - side) / 2);
    const bool hot = (state & (wxAUI_BUTTON_STATE_HOVER | wxAUI_BUTTON_STATE_PRESSED)) != 0;
    dc.SetPen(wxPen(blend(background(), text_colour(), hot ? 1 : 0.5), window->FromDIP(2)));
    dc.DrawLine(corner, corner + wxPoint(side, side));
    dc.DrawLine(corner + wxPoint(0, side), corner + wxPoint(side, 0));
}

} // namespace pampas::desktop

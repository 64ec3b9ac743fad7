#include "editor/desktop/widgets/focus_ring.h"

#include "editor/desktop/widgets/tone.h"

#include <wx/dc.h>
#include <wx/window.h>

namespace pampas::desktop {
namespace {

constexpr int ring_width = 2; // in DIP

} // namespace

void show_focus(wxWindow& window) {
    for (const auto& change : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS}) {
        window.Bind(change, [&window](wxFocusEvent& event) {
            window.Refresh();
            event.Skip();
        });
    }
}

// Four bars: a wide pen leaves the corners open.
void draw_focus_ring(wxDC& dc, const wxWindow& window, const wxRect& place,
                     const wxColour& colour) {
    const int width = window.FromDIP(ring_width);
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(colour);
    dc.DrawRectangle(place.x, place.y, place.width, width);
    dc.DrawRectangle(place.x, place.GetBottom() + 1 - width, place.width, width);
    dc.DrawRectangle(place.x, place.y, width, place.height);
    dc.DrawRectangle(place.GetRight() + 1 - width, place.y, width, place.height);
}

void draw_focus_ring(wxDC& dc, const wxWindow& window) {
    draw_focus_ring(dc, window, window.GetClientRect(),
                    colour(Tone::Note, window.GetBackgroundColour()));
}

} // namespace pampas::desktop

#include "editor/desktop/widgets/focus_ring.h"

#include "editor/desktop/widgets/tone.h"

#include <wx/dc.h>
#include <wx/eventfilter.h>
#include <wx/window.h>

#include <algorithm>
#include <array>

namespace pampas::desktop {
namespace {

constexpr int ring_width = 2; // in DIP

constexpr std::array moving_keys{WXK_TAB,  WXK_F6,   WXK_LEFT, WXK_RIGHT,  WXK_UP,
                                 WXK_DOWN, WXK_HOME, WXK_END,  WXK_PAGEUP, WXK_PAGEDOWN};

/// Sees all that happens in the program, and tells how the user goes from place to place.
class WayOfGoing : public wxEventFilter {
  public:
    WayOfGoing() { wxEvtHandler::AddFilter(this); }
    ~WayOfGoing() override { wxEvtHandler::RemoveFilter(this); }

    bool by_keys() const { return by_keys_; }

    int FilterEvent(wxEvent& event) override {
        if (event.GetEventType() == wxEVT_CHAR_HOOK) {
            const int key = static_cast<wxKeyEvent&>(event).GetKeyCode();
            go(by_keys_ || std::ranges::find(moving_keys, key) != moving_keys.end());
        } else if (event.GetEventCategory() == wxEVT_CATEGORY_USER_INPUT && is_press(event)) {
            go(false);
        }
        return Event_Skip;
    }

  private:
    static bool is_press(const wxEvent& event) {
        const auto* mouse = dynamic_cast<const wxMouseEvent*>(&event);
        return mouse != nullptr && (mouse->ButtonDown() || mouse->ButtonDClick());
    }

    void go(bool by_keys) {
        if (by_keys != by_keys_) {
            by_keys_ = by_keys;
            if (wxWindow* focus = wxWindow::FindFocus()) {
                focus->Refresh();
            }
        }
    }

    bool by_keys_ = false;
};

const WayOfGoing& way_of_going() {
    static const WayOfGoing way;
    return way;
}

} // namespace

void show_focus(wxWindow& window) {
    way_of_going();
    for (const auto& change : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS}) {
        window.Bind(change, [&window](wxFocusEvent& event) {
            window.Refresh();
            event.Skip();
        });
    }
}

bool has_focus_ring(const wxWindow& window) {
    return window.HasFocus() && way_of_going().by_keys();
}

// Four bars: a wide pen leaves the corners open.
void draw_focus_ring(wxDC& dc, const wxWindow& window, const wxRect& place,
                     const wxColour& colour) {
    if (!has_focus_ring(window)) {
        return;
    }
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

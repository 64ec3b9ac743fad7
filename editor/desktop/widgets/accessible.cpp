#include "editor/desktop/widgets/accessible.h"

#include "editor/desktop/widgets/look.h"

#include <wx/dc.h>
#include <wx/eventfilter.h>
#include <wx/window.h>

#include <algorithm>
#include <array>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace pampas::desktop {
namespace {

constexpr int ring_width = 2; // in DIP

constexpr std::array moving_keys{WXK_TAB,  WXK_F6,   WXK_LEFT, WXK_RIGHT,  WXK_UP,
                                 WXK_DOWN, WXK_HOME, WXK_END,  WXK_PAGEUP, WXK_PAGEDOWN};

/// Watches all events for whether the user navigates by keyboard.
class WayOfGoing : public wxEventFilter {
  public:
    WayOfGoing() { wxEvtHandler::AddFilter(this); }
    ~WayOfGoing() override { wxEvtHandler::RemoveFilter(this); }

    bool by_keys() const { return by_keys_; }

    int FilterEvent(wxEvent& event) override {
        if (event.GetEventType() == wxEVT_CHAR_HOOK) {
            const int key = dynamic_cast<wxKeyEvent&>(event).GetKeyCode();
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

#ifdef __WXGTK__
namespace {

/// Indexed by `ReaderRole`.
constexpr std::array roles{ATK_ROLE_INVALID, ATK_ROLE_FILLER,       ATK_ROLE_LABEL,
                           ATK_ROLE_IMAGE,   ATK_ROLE_CHART,        ATK_ROLE_CANVAS,
                           ATK_ROLE_LIST,    ATK_ROLE_PAGE_TAB_LIST};

/// The part of the window that takes the focus, without scroll bars and borders.
AtkObject* accessible(const wxWindow& window) {
    GtkWidget* widget = window.m_wxwindow != nullptr ? window.m_wxwindow : window.m_widget;
    if (GTK_IS_SCROLLED_WINDOW(widget)) {
        widget = gtk_bin_get_child(GTK_BIN(widget));
    }
    return gtk_widget_get_accessible(widget);
}

wxString text_of(const gchar* text) {
    return text == nullptr ? wxString() : wxString::FromUTF8(text);
}

} // namespace

void name_for_readers(wxWindow& window, const wxString& name, ReaderRole role) {
    AtkObject* object = accessible(window);
    if (name != text_of(atk_object_get_name(object))) {
        atk_object_set_name(object, name.utf8_str());
    }
    if (role != ReaderRole::Usual) {
        atk_object_set_role(object, roles[static_cast<std::size_t>(role)]);
    }
}

void describe_for_readers(wxWindow& window, const wxString& text) {
    if (text != description_for_readers(window)) {
        atk_object_set_description(accessible(window), text.utf8_str());
    }
}

wxString name_for_readers(wxWindow& window) {
    return text_of(atk_object_get_name(accessible(window)));
}

wxString description_for_readers(wxWindow& window) {
    return text_of(atk_object_get_description(accessible(window)));
}
#else
void name_for_readers(wxWindow& window, const wxString& name, ReaderRole) {
    window.SetName(name);
}

void describe_for_readers(wxWindow& window, const wxString& text) {
    window.SetHelpText(text);
}

wxString name_for_readers(wxWindow& window) {
    return window.GetName();
}

wxString description_for_readers(wxWindow& window) {
    return window.GetHelpText();
}
#endif

void show_focus(wxWindow& window) {
    way_of_going();
    for (const auto& change : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS}) {
        also_on(window, change, [&window] { window.Refresh(); });
    }
}

bool has_focus_ring(const wxWindow& window) {
    return window.HasFocus() && way_of_going().by_keys();
}

// Draws four bars, because a wide pen leaves the corners open.
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

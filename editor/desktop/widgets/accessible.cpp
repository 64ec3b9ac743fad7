#include "editor/desktop/widgets/accessible.h"

#include <wx/window.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>

#include <array>
#endif

namespace pampas::desktop {

#ifdef __WXGTK__
namespace {

/// By `ReaderRole`.
constexpr std::array roles{ATK_ROLE_INVALID, ATK_ROLE_FILLER,       ATK_ROLE_LABEL,
                           ATK_ROLE_IMAGE,   ATK_ROLE_CHART,        ATK_ROLE_CANVAS,
                           ATK_ROLE_LIST,    ATK_ROLE_PAGE_TAB_LIST};

/// The part of the window that takes the keyboard, without bars and borders.
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

void tell_readers(wxWindow& window, const wxString& text) {
    if (text != told_to_readers(window)) {
        atk_object_set_description(accessible(window), text.utf8_str());
    }
}

wxString name_for_readers(wxWindow& window) {
    return text_of(atk_object_get_name(accessible(window)));
}

wxString told_to_readers(wxWindow& window) {
    return text_of(atk_object_get_description(accessible(window)));
}
#else
void name_for_readers(wxWindow& window, const wxString& name, ReaderRole) {
    window.SetName(name);
}

void tell_readers(wxWindow& window, const wxString& text) {
    window.SetHelpText(text);
}

wxString name_for_readers(wxWindow& window) {
    return window.GetName();
}

wxString told_to_readers(wxWindow& window) {
    return window.GetHelpText();
}
#endif

} // namespace pampas::desktop

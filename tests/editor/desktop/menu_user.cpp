#include "tests/editor/desktop/menu_user.h"

#include <gtk/gtk.h>
#include <wx/uiaction.h>

namespace pampas::testing {

void MenuUser::Notify() {
    GtkWidget* menu = gtk_grab_get_current();
    if (menu != nullptr && GTK_IS_MENU(menu)) {
        Stop();
        wxPoint place;
        gdk_window_get_origin(gtk_widget_get_window(menu), &place.x, &place.y);
        place_ = place;
        for (const int key : keys_) {
            wxUIActionSimulator().Char(key);
        }
    }
}

} // namespace pampas::testing

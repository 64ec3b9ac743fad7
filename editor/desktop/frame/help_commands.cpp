#include "editor/desktop/frame/help_commands.h"

#include "editor/desktop/dialogs/keys_dialog.h"

#include <wx/aboutdlg.h>

namespace pampas::desktop {
namespace {

void show_about(wxWindow& window) {
    wxAboutDialogInfo info;
    info.SetName("Pampas");
    info.SetVersion(PAMPAS_VERSION);
    info.SetDescription("A map editor for Wolfgang Kramer's board game Hacienda");
    wxAboutBox(info, &window);
}

} // namespace

Menu help_menu(wxWindow& window, const std::vector<Menu>& menus) {
    return {"&Help",
            {{{.label = "&Keys and mouse",
               .keys = {"F1"},
               .help = "What keys and mouse do",
               .run = [&window, menus] { KeysDialog(&window, menus).ShowModal(); }},
              {.label = "&About Pampas", .help = "What this program is", .run = [&window] {
                   show_about(window);
               }}}}};
}

} // namespace pampas::desktop

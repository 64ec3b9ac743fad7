#include "editor/desktop/frame/help_commands.h"

#include "editor/desktop/dialogs/keys_dialog.h"
#include "editor/desktop/widgets/text.h"

#include <wx/aboutdlg.h>

namespace pampas::desktop {
namespace {

void show_about(wxWindow& window) {
    wxAboutDialogInfo info;
    info.SetName("Pampas");
    info.SetVersion(PAMPAS_VERSION);
    info.SetDescription(wx_tr("A map editor for Wolfgang Kramer's board game Hacienda"));
    wxAboutBox(info, &window);
}

} // namespace

Menu help_menu(wxWindow& window, const std::vector<Menu>& menus) {
    return {tr_later("&Help"),
            {{{.label = tr_later("&Keys and mouse"),
               .keys = {"F1"},
               .help = wx_tr("What keys and mouse do"),
               .run = [&window, menus] { KeysDialog(&window, menus).ShowModal(); }},
              {.label = tr_later("&About Pampas"),
               .help = wx_tr("What this program is"),
               .run = [&window] { show_about(window); }}}}};
}

} // namespace pampas::desktop

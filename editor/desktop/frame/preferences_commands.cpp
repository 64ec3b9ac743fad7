#include "editor/desktop/frame/preferences_commands.h"

#include "editor/desktop/dialogs/preferences_dialog.h"
#include "editor/desktop/widgets/text.h"

#include <utility>

namespace pampas::desktop {

PreferencesCommands::PreferencesCommands(wxWindow& window, wxConfigBase& config, Hooks hooks)
    : window_(window), config_(config), hooks_(std::move(hooks)) {}

ActionGroup PreferencesCommands::actions() {
    return {{.label = tr_later("Preferences…"),
             .keys = {"Ctrl+,"},
             .help = wx_tr("Choose language, look, keys and what else is the same for all maps"),
             .run = [this] { ask(); }}};
}

void PreferencesCommands::keep(const std::function<void(Preferences&)>& change) {
    Preferences kept = preferences();
    change(kept);
    keep_preferences(config_, kept);
}

void PreferencesCommands::ask() {
    const Preferences before = preferences();
    PreferencesDialog dialog(&window_, before, hooks_.show_keys);
    if (dialog.ShowModal() != wxID_OK) {
        return;
    }
    const Preferences chosen = dialog.preferences();
    keep_preferences(config_, chosen);
    if (chosen.theme != before.theme) {
        use_theme(chosen.theme);
    }
    hooks_.changed(chosen);
}

} // namespace pampas::desktop

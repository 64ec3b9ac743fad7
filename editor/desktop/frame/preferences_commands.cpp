#include "editor/desktop/frame/preferences_commands.h"

#include "editor/desktop/dialogs/keys_dialog.h"
#include "editor/desktop/dialogs/preferences_dialog.h"
#include "editor/desktop/widgets/text.h"

#include <utility>

namespace pampas::desktop {

PreferencesCommands::PreferencesCommands(wxWindow& window, Context& context,
                                         std::function<ActionTable&()> actions)
    : window_(window), context_(context), actions_(std::move(actions)),
      shows_keys_(context.show_keys.connect([this](wxWindow& above) { show_keys(above); })) {}

ActionGroup PreferencesCommands::actions() {
    return {{.id = "edit.preferences",
             .label = tr_later("Preferences…"),
             .keys = {"Ctrl+,"},
             .help = wx_tr("Choose language, look, keys and what else is the same for all maps"),
             .run = [this] { ask(); }}};
}

void PreferencesCommands::ask() {
    const Preferences before = context_.preferences();
    PreferencesDialog dialog(&window_, before, [this](wxWindow& above) { show_keys(above); });
    if (dialog.ShowModal() != wxID_OK) {
        return;
    }
    const Preferences chosen = dialog.preferences();
    keep_preferences(context_.config(), chosen);
    if (chosen.theme != before.theme) {
        use_theme(chosen.theme);
    }
    context_.preferences_changed();
    context_.choose_client(chosen.client);
    context_.refresh_actions();
}

void PreferencesCommands::restore_keys() {
    const KeyChoices kept = read_key_choices(context_.config());
    const KeyChoices choices = by_id(kept, actions_().menus());
    if (choices != kept) {
        keep_key_choices(context_.config(), choices);
    }
    give(choices);
}

void PreferencesCommands::show_keys(wxWindow& above) {
    KeysDialog(&above, actions_().menus(), read_key_choices(context_.config()),
               [this](const KeyChoices& choices) {
                   keep_key_choices(context_.config(), choices);
                   give(choices);
               })
        .ShowModal();
}

void PreferencesCommands::give(const KeyChoices& choices) {
    actions_().set_keys(choices);
    context_.keys_changed(actions_());
}

} // namespace pampas::desktop

#include "editor/desktop/frame/key_commands.h"

#include "editor/desktop/dialogs/keys_dialog.h"

#include <wx/config.h>

#include <utility>

namespace pampas::desktop {

KeyCommands::KeyCommands(wxConfigBase& config, std::function<ActionTable&()> table,
                         std::function<void()> changed)
    : config_(config), table_(std::move(table)), changed_(std::move(changed)) {}

void KeyCommands::restore() {
    if (const KeyChoices kept = read_key_choices(config_); !kept.empty()) {
        give(kept);
    }
}

void KeyCommands::show(wxWindow& above) {
    KeysDialog(&above, table_().menus(), read_key_choices(config_),
               [this](const KeyChoices& choices) {
                   keep_key_choices(config_, choices);
                   give(choices);
               })
        .ShowModal();
}

void KeyCommands::give(const KeyChoices& choices) {
    table_().set_keys(choices);
    changed_();
}

} // namespace pampas::desktop

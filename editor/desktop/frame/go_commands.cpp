#include "editor/desktop/frame/go_commands.h"

#include "editor/desktop/canvas/spaces.h"
#include "editor/desktop/dialogs/command_list.h"
#include "editor/desktop/dialogs/name_dialogs.h"
#include "editor/desktop/widgets/text.h"
#include "engine/hex/name.h"

namespace pampas::desktop {

GoCommands::GoCommands(Context& context, CanvasController& controller,
                       std::function<ActionTable&()> actions)
    : context_(context), controller_(controller), actions_(std::move(actions)) {}

Menu GoCommands::menu() {
    return {tr_later("G&o"),
            {{{.id = "go.space",
               .label = tr_later("&Go to space…"),
               .keys = {"Ctrl+G"},
               .help = wx_tr("Move the cursor to a space by its name, such as K7"),
               .run = [this] { ask_space(); }},
              {.id = "go.next-of-kind",
               .label = tr_later("&Next of this kind"),
               .keys = {"F3"},
               .help = wx_tr(
                   "Move the cursor to the next space of the kind that is chosen to paint with"),
               .run = [this] { go_to_kind(true); }},
              {.id = "go.previous-of-kind",
               .label = tr_later("&Previous of this kind"),
               .keys = {"Shift+F3"},
               .help = wx_tr("Move the cursor to the space before of the kind that is chosen"),
               .run = [this] { go_to_kind(false); }}},
             {{.id = "go.command",
               .label = tr_later("&Find a command…"),
               .keys = {"Ctrl+Shift+P"},
               .help = wx_tr("Find what the menus offer by words, and do it"),
               .run = [this] { ask_command(); }}}}};
}

void GoCommands::go(hex::Coordinate at) {
    controller_.canvas().SetFocus();
    controller_.canvas().reveal(at);
    controller_.move(at, Device::Keyboard);
}

void GoCommands::ask_space() {
    GoToDialog dialog(&controller_.canvas(), context_.map().grid());
    if (dialog.ShowModal() == wxID_OK) {
        go(*dialog.space());
    }
}

void GoCommands::go_to_kind(bool forwards) {
    const map::Space kind = context_.toolbox().brush().space;
    const auto spaces = context_.map().all(kind);
    if (spaces.empty()) {
        context_.say(tr("No space is {}", tr(name(kind))));
        return;
    }
    const std::size_t place = next_place(spaces, controller_.here(), forwards);
    go(spaces[place]);
    context_.say(tr("{}: {} of {} spaces of {}", hex::name(spaces[place]), place + 1, spaces.size(),
                    tr(name(kind))));
}

void GoCommands::ask_command() {
    CommandSearch dialog(&controller_.canvas(), actions_().menus());
    if (dialog.ShowModal() == wxID_OK) {
        actions_().run(*dialog.chosen());
    }
}

} // namespace pampas::desktop

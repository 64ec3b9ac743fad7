#include "editor/desktop/frame/go_commands.h"

#include "editor/desktop/canvas/next_space.h"
#include "editor/desktop/dialogs/command_list.h"
#include "editor/desktop/dialogs/name_dialogs.h"
#include "editor/desktop/widgets/text.h"
#include "engine/hex/name.h"

namespace pampas::desktop {

GoCommands::GoCommands(Canvas& canvas, CanvasController& controller,
                       const document::Document& document, const document::Toolbox& toolbox,
                       Hooks hooks)
    : canvas_(canvas), controller_(controller), document_(document), toolbox_(toolbox),
      hooks_(std::move(hooks)) {}

Menu GoCommands::menu() {
    return {tr_later("G&o"),
            {{{.label = tr_later("&Go to space…"),
               .keys = {"Ctrl+G"},
               .help = wx_tr("Move the cursor to a space by its name, such as K7"),
               .run = [this] { ask_space(); }},
              {.label = tr_later("&Next of this kind"),
               .keys = {"F3"},
               .help = wx_tr(
                   "Move the cursor to the next space of the kind that is chosen to paint with"),
               .run = [this] { go_to_kind(true); }},
              {.label = tr_later("&Previous of this kind"),
               .keys = {"Shift+F3"},
               .help = wx_tr("Move the cursor to the space before of the kind that is chosen"),
               .run = [this] { go_to_kind(false); }}},
             {{.label = tr_later("&Find a command…"),
               .keys = {"Ctrl+Shift+P"},
               .help = wx_tr("Find what the menus offer by words, and do it"),
               .run = [this] { ask_command(); }}}}};
}

void GoCommands::go(hex::Coordinate at) {
    canvas_.SetFocus();
    canvas_.reveal(at);
    controller_.move(at, Device::Keyboard);
}

void GoCommands::ask_space() {
    GoToDialog dialog(&canvas_, document_.map().grid());
    if (dialog.ShowModal() == wxID_OK) {
        go(*dialog.space());
    }
}

void GoCommands::go_to_kind(bool forwards) {
    const map::Space kind = toolbox_.brush().space;
    const auto spaces = document_.map().all(kind);
    if (spaces.empty()) {
        hooks_.say(wx_text(tr("No space is {}", tr(name(kind)))));
        return;
    }
    const std::size_t place = next_place(spaces, controller_.here(), forwards);
    go(spaces[place]);
    hooks_.say(wx_text(tr("{}: {} of {} spaces of {}", hex::name(spaces[place]), place + 1,
                          spaces.size(), tr(name(kind)))));
}

void GoCommands::ask_command() {
    CommandSearch dialog(&canvas_, hooks_.menus().menus());
    if (dialog.ShowModal() == wxID_OK) {
        hooks_.run(*dialog.chosen());
    }
}

} // namespace pampas::desktop

#include "editor/desktop/frame/annotation_commands.h"

#include "editor/desktop/widgets/text.h"
#include "editor/document/annotations.h"
#include "engine/hex/name.h"

namespace pampas::desktop {

ActionGroup AnnotationCommands::lock_actions() {
    const auto chosen = [this] { return !document_.selection().empty(); };
    return {{.label = tr_later("&Lock"),
             .keys = {"Ctrl+Shift+L"},
             .help = wx_tr("Keep the selected spaces as they are: no tool changes them"),
             .run = [this] { document::lock(document_, document_.selection()); },
             .enabled = chosen},
            {.label = tr_later("&Unlock"),
             .keys = {"Alt+Shift+L"},
             .help = wx_tr("Let the selected spaces be changed again"),
             .run = [this] { document::unlock(document_, document_.selection()); },
             .enabled = chosen}};
}

ActionGroup AnnotationCommands::note_actions() {
    return {{.label = tr_later("&Note here…"),
             .keys = {"N"},
             .help = wx_tr("Note something about the space at the pointer"),
             .run = [this] { edit_note(); }},
            {.label = tr_later("Remo&ve the note here"),
             .help = wx_tr("Take away what is noted about the space at the pointer"),
             .run = [this] { document::set_note(document_, controller_.somewhere(), {}); }}};
}

void AnnotationCommands::edit_note() {
    const hex::Coordinate at = controller_.somewhere();
    const std::string before = document::note_at(document_.map(), at).value_or("");
    if (const auto text = prompt_.note(hex::name(at), before)) {
        document::set_note(document_, at, *text);
    }
}

} // namespace pampas::desktop

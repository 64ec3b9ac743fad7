#include "editor/desktop/frame/annotation_commands.h"

#include "editor/document/annotations.h"
#include "engine/hex/name.h"

namespace pampas::desktop {

ActionGroup AnnotationCommands::lock_actions() {
    const auto chosen = [this] { return !document_.selection().empty(); };
    return {{.label = "&Lock",
             .keys = {"Ctrl+Shift+L"},
             .help = "Keep the selected spaces as they are: no tool changes them",
             .run = [this] { document::lock(document_, document_.selection()); },
             .enabled = chosen},
            {.label = "&Unlock",
             .keys = {"Alt+Shift+L"},
             .help = "Let the selected spaces be changed again",
             .run = [this] { document::unlock(document_, document_.selection()); },
             .enabled = chosen}};
}

ActionGroup AnnotationCommands::note_actions() {
    return {{.label = L"&Note here…",
             .keys = {"N"},
             .help = "Note something about the space at the pointer",
             .run = [this] { edit_note(); }},
            {.label = "Remo&ve the note here",
             .help = "Take away what is noted about the space at the pointer",
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

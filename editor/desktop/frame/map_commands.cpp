#include "editor/desktop/frame/map_commands.h"

#include "editor/desktop/widgets/text.h"
#include "editor/document/edits.h"
#include "engine/hex/name.h"
#include "engine/map/transform.h"

#include <array>
#include <vector>

namespace pampas::desktop {

Menu MapCommands::menu() {
    return {
        tr_later("&Map"),
        {motions(),
         {{.id = "map.crop",
           .label = tr_later("&Crop"),
           .help = wx_tr("Cut off rows and columns at the border that are all void"),
           .run = [this] { context_.document().replace(map::cropped(context_.map()), tr("Crop")); },
           .enabled = [this] { return map::cropped(context_.map()) != context_.map(); }},
          {.id = "map.resize",
           .label = tr_later("Re&size…"),
           .help = wx_tr("Give the map another number of columns and rows"),
           .run = [this] { resize(); }},
          {.id = "map.decide",
           .label = tr_later("&Decide undecided land…"),
           .help = wx_tr(
               "Give undecided land, of the selection if there is one, its terrain at random"),
           .run = [this] { decide(); },
           .enabled = [this] { return !undecided().empty(); }}},
         {{.id = "map.properties",
           .label = tr_later("&Properties…"),
           .keys = {"Alt+Return"},
           .help = wx_tr("Name, author, description and players of the map"),
           .run = [this] { edit_details(); }}},
         note_actions()}};
}

ActionGroup MapCommands::motions() {
    struct Named {
        hex::Motion motion;
        const char* id;
        const char* label;
        const char* step;
        const char* help;
        const char* key;
        const char* icon;
    };
    static constexpr std::array motions{
        Named{hex::Motion::Rotate90, "map.rotate-right", tr_later("Rotate &right"),
              tr_later("Rotate right"), tr_later("Turn the map clockwise by 90 degrees"), "Ctrl+R",
              "turn"},
        Named{hex::Motion::Rotate270, "map.rotate-left", tr_later("Rotate &left"),
              tr_later("Rotate left"), tr_later("Turn the map counter-clockwise by 90 degrees"),
              "Ctrl+Shift+R", ""},
        Named{hex::Motion::Rotate180, "map.rotate-half", tr_later("Rotate &half way"),
              tr_later("Rotate half way"), tr_later("Turn the map by 180 degrees"), "", ""},
        Named{hex::Motion::MirrorX, "map.mirror-left-right", tr_later("&Mirror left and right"),
              tr_later("Mirror left and right"), tr_later("Exchange left and right"), "Ctrl+M",
              "mirror"},
        Named{hex::Motion::MirrorY, "map.mirror-top-bottom", tr_later("Mirror &top and bottom"),
              tr_later("Mirror top and bottom"), tr_later("Exchange top and bottom"),
              "Ctrl+Shift+M", ""}};
    ActionGroup group;
    for (const Named& named : motions) {
        group.push_back({.id = named.id,
                         .label = named.label,
                         .keys = *named.key != '\0' ? std::vector<wxString>{named.key}
                                                    : std::vector<wxString>(),
                         .help = wx_tr(named.help),
                         .run =
                             [this, &named] {
                                 context_.document().replace(
                                     map::moved(context_.map(), named.motion), tr(named.step));
                             },
                         .icon = named.icon});
    }
    return group;
}

void MapCommands::resize() {
    if (auto map = context_.prompt().resized(context_.map(), context_.client())) {
        context_.document().replace(std::move(*map), tr("Resize"));
    }
}

document::Selection MapCommands::undecided() const {
    document::Selection land =
        document::combined(context_.map().all(map::Space::Land), document::Combine::Remove,
                           context_.map().details().locked);
    std::erase_if(land, [this](hex::Coordinate at) {
        return !context_.document().selection().empty() &&
               !document::is_in(context_.document().selection(), at);
    });
    return land;
}

void MapCommands::decide() {
    const document::Selection spaces = undecided();
    const char* where =
        context_.document().selection().empty() ? tr("the map") : tr("the selection");
    if (const auto how = context_.prompt().deciding(static_cast<int>(spaces.size()), where)) {
        context_.document().repaint(map::decided(context_.map(), spaces, how->counts, how->seed),
                                    tr("Decide land"));
    }
}

void MapCommands::edit_details() {
    if (auto details = context_.prompt().details(context_.map().details())) {
        context_.document().set_details(std::move(*details), tr("Edit properties"));
    }
}

ActionGroup MapCommands::lock_actions() {
    const auto chosen = [this] { return !context_.document().selection().empty(); };
    return {
        {.id = "select.lock",
         .label = tr_later("&Lock"),
         .keys = {"Ctrl+Shift+L"},
         .help = wx_tr("Keep the selected spaces as they are: no tool changes them"),
         .run = [this] { document::lock(context_.document(), context_.document().selection()); },
         .enabled = chosen},
        {.id = "select.unlock",
         .label = tr_later("&Unlock"),
         .keys = {"Alt+Shift+L"},
         .help = wx_tr("Let the selected spaces be changed again"),
         .run = [this] { document::unlock(context_.document(), context_.document().selection()); },
         .enabled = chosen}};
}

ActionGroup MapCommands::note_actions() {
    return {
        {.id = "map.note",
         .label = tr_later("&Note here…"),
         .keys = {"N"},
         .help = wx_tr("Note something about the space at the pointer"),
         .run = [this] { edit_note(); }},
        {.id = "map.remove-note",
         .label = tr_later("Remo&ve the note here"),
         .help = wx_tr("Take away what is noted about the space at the pointer"),
         .run = [this] { document::set_note(context_.document(), controller_.somewhere(), {}); }}};
}

void MapCommands::edit_note() {
    const hex::Coordinate at = controller_.somewhere();
    const std::string before = document::note_at(context_.map(), at).value_or("");
    if (const auto text = context_.prompt().note(hex::name(at), before)) {
        document::set_note(context_.document(), at, *text);
    }
}

} // namespace pampas::desktop

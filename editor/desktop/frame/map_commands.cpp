#include "editor/desktop/frame/map_commands.h"

#include "editor/desktop/widgets/text.h"
#include "engine/map/decide.h"
#include "engine/map/transform.h"

#include <vector>

namespace pampas::desktop {

Menu MapCommands::menu() {
    return {tr_later("&Map"),
            {motions(),
             {{.label = tr_later("&Crop"),
               .help = wx_tr("Cut off rows and columns at the border that are all void"),
               .run = [this] { document_.replace(map::cropped(document_.map()), tr("Crop")); },
               .enabled = [this] { return map::cropped(document_.map()) != document_.map(); }},
              {.label = tr_later("Re&size…"),
               .help = wx_tr("Give the map another number of columns and rows"),
               .run = [this] { resize(); }},
              {.label = tr_later("&Decide undecided land…"),
               .help = wx_tr(
                   "Give undecided land, of the selection if there is one, its terrain at random"),
               .run = [this] { decide(); },
               .enabled = [this] { return !undecided().empty(); }}},
             {{.label = tr_later("&Properties…"),
               .keys = {"Alt+Return"},
               .help = wx_tr("Name, author, description and players of the map"),
               .run = [this] { edit_details(); }}}}};
}

ActionGroup MapCommands::motions() {
    struct Named {
        hex::Motion motion;
        const char* label;
        const char* step;
        const char* help;
        const char* key;
        const char* icon;
    };
    static constexpr std::array motions{
        Named{hex::Motion::Rotate90, tr_later("Rotate &right"), tr_later("Rotate right"),
              tr_later("Turn the map clockwise by 90 degrees"), "Ctrl+R", "turn"},
        Named{hex::Motion::Rotate270, tr_later("Rotate &left"), tr_later("Rotate left"),
              tr_later("Turn the map counter-clockwise by 90 degrees"), "Ctrl+Shift+R", ""},
        Named{hex::Motion::Rotate180, tr_later("Rotate &half way"), tr_later("Rotate half way"),
              tr_later("Turn the map by 180 degrees"), "", ""},
        Named{hex::Motion::MirrorX, tr_later("&Mirror left and right"),
              tr_later("Mirror left and right"), tr_later("Exchange left and right"), "Ctrl+M",
              "mirror"},
        Named{hex::Motion::MirrorY, tr_later("Mirror &top and bottom"),
              tr_later("Mirror top and bottom"), tr_later("Exchange top and bottom"),
              "Ctrl+Shift+M", ""}};
    ActionGroup group;
    for (const Named& named : motions) {
        group.push_back({.label = named.label,
                         .keys = *named.key != '\0' ? std::vector<wxString>{named.key}
                                                    : std::vector<wxString>(),
                         .help = wx_tr(named.help),
                         .run =
                             [this, &named] {
                                 document_.replace(map::moved(document_.map(), named.motion),
                                                   tr(named.step));
                             },
                         .icon = named.icon});
    }
    return group;
}

void MapCommands::resize() {
    if (auto map = prompt_.resized(document_.map(), client_())) {
        document_.replace(std::move(*map), tr("Resize"));
    }
}

document::Selection MapCommands::undecided() const {
    document::Selection land =
        document::combined(document_.map().all(map::Space::Land), document::Combine::Remove,
                           document_.map().details().locked);
    std::erase_if(land, [this](hex::Coordinate at) {
        return !document_.selection().empty() && !document::is_in(document_.selection(), at);
    });
    return land;
}

void MapCommands::decide() {
    const document::Selection spaces = undecided();
    const char* where = document_.selection().empty() ? tr("the map") : tr("the selection");
    if (const auto how = prompt_.deciding(static_cast<int>(spaces.size()), where)) {
        document_.repaint(map::decided(document_.map(), spaces, how->counts, how->seed),
                          tr("Decide land"));
    }
}

void MapCommands::edit_details() {
    if (auto details = prompt_.details(document_.map().details())) {
        document_.set_details(std::move(*details), tr("Edit properties"));
    }
}

} // namespace pampas::desktop

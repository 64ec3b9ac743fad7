#include "editor/desktop/frame/view_commands.h"

#include "editor/desktop/widgets/text.h"

namespace pampas::desktop {
namespace {

constexpr double zoom_step = 1.25;

ActionGroup canvas_actions(Canvas& canvas, Minimap& minimap) {
    return {{.label = tr_later("Zoom &in"),
             .keys = {"Ctrl++", "Ctrl+=", "=", "+"},
             .help = wx_tr("Show the map larger"),
             .run = [&canvas] { canvas.zoom(zoom_step); },
             .icon = "zoom-in"},
            {.label = tr_later("Zoom &out"),
             .keys = {"Ctrl+-", "-"},
             .help = wx_tr("Show the map smaller"),
             .run = [&canvas] { canvas.zoom(1 / zoom_step); },
             .icon = "zoom-out"},
            {.label = tr_later("&Whole map"),
             .keys = {"Ctrl+0"},
             .help = wx_tr("Show the whole map as large as it fits"),
             .run = [&canvas] { canvas.fit(); },
             .icon = "fit"},
            {.label = "1&00 %",
             .keys = {"Ctrl+Alt+0"},
             .help = wx_tr("Show spaces as large as in a picture file"),
             .run = [&canvas] { canvas.zoom(1 / canvas.magnification()); }},
            {.label = tr_later("&Minimap"),
             .help = wx_tr("Show the whole map in a corner while it is larger than the window"),
             .run = [&minimap] { minimap.set_wanted(!minimap.wanted()); },
             .checked = [&minimap] { return minimap.wanted(); }},
            {.label = tr_later("&Coordinates"),
             .keys = {"C"},
             .help = wx_tr(
                 "Show the names of the spaces or, where they are small, of columns and rows"),
             .run = [&canvas] { canvas.show_coordinates(!canvas.coordinates()); },
             .icon = "coordinates",
             .checked = [&canvas] { return canvas.coordinates(); }}};
}

} // namespace

Menu view_menu(Canvas& canvas, Minimap& minimap, Measures& measures, Panes& panes) {
    return {tr_later("&View"),
            {canvas_actions(canvas, minimap), measures.actions(), panes.actions()}};
}

} // namespace pampas::desktop

#include "editor/desktop/frame/view_commands.h"

namespace pampas::desktop {
namespace {

constexpr double zoom_step = 1.25;

ActionGroup canvas_actions(Canvas& canvas) {
    return {{.label = "Zoom &in",
             .keys = {"Ctrl++", "Ctrl+=", "=", "+"},
             .help = "Show the map larger",
             .run = [&canvas] { canvas.zoom(zoom_step); },
             .icon = "zoom-in"},
            {.label = "Zoom &out",
             .keys = {"Ctrl+-", "-"},
             .help = "Show the map smaller",
             .run = [&canvas] { canvas.zoom(1 / zoom_step); },
             .icon = "zoom-out"},
            {.label = "&Whole map",
             .keys = {"Ctrl+0"},
             .help = "Show the whole map as large as it fits",
             .run = [&canvas] { canvas.fit(); },
             .icon = "fit"},
            {.label = "&Coordinates",
             .keys = {"C"},
             .help = "Show the names of the spaces, where they are large enough to be read",
             .run = [&canvas] { canvas.show_coordinates(!canvas.coordinates()); },
             .icon = "coordinates",
             .checked = [&canvas] { return canvas.coordinates(); }}};
}

} // namespace

Menu view_menu(Canvas& canvas, Measures& measures, Panes& panes) {
    return {"&View", {canvas_actions(canvas), measures.actions(), panes.actions()}};
}

} // namespace pampas::desktop

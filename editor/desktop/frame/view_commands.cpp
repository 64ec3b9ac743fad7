#include "editor/desktop/frame/view_commands.h"

#include "editor/desktop/dialogs/backdrop_dialog.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <wx/config.h>

#include <utility>

namespace pampas::desktop {
namespace {

constexpr double zoom_step = 1.25;

FileKind picture_kind() {
    return {tr("Picture"), {".png", ".jpg", ".jpeg"}};
}

/// Where the picture of a map is remembered; a path of the configuration has slashes of its own.
wxString group_of(const session::Place& place) {
    wxString name = wx_text(session::place_text(place));
    name.Replace("/", "|");
    return "/backdrops/" + name;
}

} // namespace

ViewCommands::ViewCommands(Context& context, Canvas& canvas, Minimap& minimap)
    : context_(context), canvas_(canvas), minimap_(minimap) {
    connections_ = {context.maps().switched.connect([this] { show_current(); }),
                    context.maps().saved.connect([this](const std::string&) { saved(); })};
}

ActionGroup ViewCommands::canvas_actions() {
    Canvas& canvas = canvas_;
    Minimap& minimap = minimap_;
    return {{.id = "view.zoom-in",
             .label = tr_later("Zoom &in"),
             .keys = {"Ctrl++", "Ctrl+=", "=", "+"},
             .help = wx_tr("Show the map larger"),
             .run = [&canvas] { canvas.zoom(zoom_step); },
             .icon = "zoom-in"},
            {.id = "view.zoom-out",
             .label = tr_later("Zoom &out"),
             .keys = {"Ctrl+-", "-"},
             .help = wx_tr("Show the map smaller"),
             .run = [&canvas] { canvas.zoom(1 / zoom_step); },
             .icon = "zoom-out"},
            {.id = "view.whole-map",
             .label = tr_later("&Whole map"),
             .keys = {"Ctrl+0"},
             .help = wx_tr("Show the whole map as large as it fits"),
             .run = [&canvas] { canvas.fit(); },
             .icon = "fit"},
            {.id = "view.full-size",
             .label = "1&00 %",
             .keys = {"Ctrl+Alt+0"},
             .help = wx_tr("Show spaces as large as in a picture file"),
             .run = [&canvas] { canvas.zoom(1 / canvas.magnification()); }},
            {.id = "view.minimap",
             .label = tr_later("&Minimap"),
             .help = wx_tr("Show the whole map in a corner while it is larger than the window"),
             .run = [&minimap] { minimap.set_wanted(!minimap.wanted()); },
             .checked = [&minimap] { return minimap.wanted(); }},
            {.id = "view.coordinates",
             .label = tr_later("&Coordinates"),
             .keys = {"C"},
             .help = wx_tr(
                 "Show the names of the spaces or, where they are small, of columns and rows"),
             .run = [&canvas] { canvas.show_coordinates(!canvas.coordinates()); },
             .icon = "coordinates",
             .checked = [&canvas] { return canvas.coordinates(); }}};
}

ActionGroup ViewCommands::backdrop_actions() {
    const auto there = [this] { return canvas_.backdrop() != nullptr; };
    return {{.id = "view.backdrop",
             .label = tr_later("&Background picture…"),
             .help = wx_tr("Choose a picture to trace the map from; it is no part of the map"),
             .run = [this] { choose(); }},
            {.id = "view.adjust-backdrop",
             .label = tr_later("Ad&just the background picture…"),
             .keys = {"Ctrl+B"},
             .help = wx_tr("How faint the picture is, how large, and where it lies"),
             .run = [this] { adjust(); },
             .enabled = there},
            {.id = "view.remove-backdrop",
             .label = tr_later("&Take the background picture away"),
             .help = wx_tr("Show the map without the picture"),
             .run =
                 [this] {
                     show({}, {});
                     remember();
                 },
             .enabled = there}};
}

void ViewCommands::show_current() {
    const ViewState& view = context_.maps().view();
    canvas_.show_backdrop(view.backdrop, view.placement);
    const auto place = session::place_of(context_.session().origin());
    if (!place) {
        return;
    }
    const wxConfigPathChanger inside(&context_.config(), group_of(*place) + "/");
    const Placement normal;
    const Placement placement{
        static_cast<int>(context_.config().ReadLong("opacity", normal.opacity)),
        static_cast<int>(context_.config().ReadLong("scale", normal.scale)),
        static_cast<int>(context_.config().ReadLong("right", normal.right)),
        static_cast<int>(context_.config().ReadLong("down", normal.down))};
    const std::filesystem::path file = to_path(context_.config().Read("file", wxString()));
    show(file.empty() ? nullptr : read(file), placement);
}

void ViewCommands::saved() {
    if (canvas_.backdrop() != nullptr) {
        remember();
    }
}

void ViewCommands::choose() {
    const auto file = context_.files().open(tr("Choose a picture to trace from"), {picture_kind()});
    if (auto backdrop = file ? read(*file) : nullptr) {
        show(std::move(backdrop), canvas_.placement());
        remember();
    }
}

void ViewCommands::adjust() {
    const Placement before = canvas_.placement();
    const auto place = [this](const Placement& placement) { show(canvas_.backdrop(), placement); };
    BackdropDialog dialog(&canvas_, before, place);
    if (dialog.ShowModal() == wxID_OK) {
        remember();
    } else {
        place(before);
    }
}

void ViewCommands::show(std::shared_ptr<const Backdrop> backdrop, const Placement& placement) {
    ViewState& view = context_.maps().view();
    view.backdrop = std::move(backdrop);
    view.placement = placement;
    canvas_.show_backdrop(view.backdrop, placement);
}

std::shared_ptr<const Backdrop> ViewCommands::read(const std::filesystem::path& file) const {
    try {
        return std::make_shared<const Backdrop>(file);
    } catch (const InputError& error) {
        context_.prompt().error(error.what());
        return nullptr;
    }
}

void ViewCommands::remember() {
    const auto place = session::place_of(context_.session().origin());
    if (!place) {
        return;
    }
    context_.config().DeleteGroup(group_of(*place));
    if (canvas_.backdrop() != nullptr) {
        const wxConfigPathChanger inside(&context_.config(), group_of(*place) + "/");
        const Placement& placement = canvas_.placement();
        context_.config().Write("file", wx_text(canvas_.backdrop()->file().string()));
        context_.config().Write("opacity", placement.opacity);
        context_.config().Write("scale", placement.scale);
        context_.config().Write("right", placement.right);
        context_.config().Write("down", placement.down);
    }
    context_.config().Flush();
}

} // namespace pampas::desktop

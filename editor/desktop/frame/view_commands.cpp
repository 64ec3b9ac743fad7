#include "editor/desktop/frame/view_commands.h"

#include "editor/desktop/canvas/backdrop_handles.h"
#include "editor/desktop/dialogs/picture_dialogs.h"
#include "editor/desktop/widgets/text.h"

#include <wx/config.h>
#include <wx/display.h>
#include <wx/weakref.h>

#include <algorithm>
#include <array>
#include <utility>

namespace pampas::desktop {
namespace {

FileKind picture_kind() {
    return {tr("Picture"), {".png", ".jpg", ".jpeg"}};
}

/// The numbers of a placement that the configuration remembers.
constexpr std::array placement_numbers{
    std::pair("opacity", &Placement::opacity), std::pair("scale", &Placement::scale),
    std::pair("right", &Placement::right), std::pair("down", &Placement::down)};

/// The group in which the picture of a map is remembered. Slashes separate groups of the
/// configuration.
wxString group_of(const session::Place& place) {
    wxString name = wx_text(session::place_text(place));
    name.Replace("/", "|");
    return "/backdrops/" + name;
}

/// Where a window lies beside the canvas, as far as the screen has room.
wxPoint beside(const Canvas& canvas, const wxWindow& window) {
    const wxRect screen = wxDisplay(&canvas).GetClientArea();
    const wxPoint corner = canvas.ClientToScreen(wxPoint(canvas.GetClientSize().x, 0));
    return {
        std::clamp(corner.x, screen.x, std::max(screen.x, screen.GetRight() - window.GetSize().x)),
        corner.y};
}

} // namespace

/// The picture being adjusted, by numbers and by handles on the map.
struct ViewCommands::Adjusting {
    Placement before;
    wxWeakRef<BackdropDialog> dialog;
    BackdropHandles handles;
};

ViewCommands::ViewCommands(wxFrame& frame, Context& context, CanvasController& controller,
                           Minimap& minimap)
    : frame_(frame), context_(context), controller_(controller), canvas_(controller.canvas()),
      minimap_(minimap) {
    frame_.Bind(wxEVT_CHAR_HOOK, &ViewCommands::on_key, this);
    connections_ = {context.maps().switched.connect([this] { show_current(); }),
                    context.maps().saved.connect([this](const std::string&) { saved(); })};
}

ViewCommands::~ViewCommands() = default;

void ViewCommands::add_to(Handlers& handlers) {
    const auto there = [this] { return canvas_.backdrop() != nullptr; };
    add_zoom(handlers);
    handlers.add("view.full-screen", {.checked = [this] { return frame_.IsFullScreen(); }},
                 [this] { frame_.ShowFullScreen(!frame_.IsFullScreen()); });
    handlers.add("view.minimap", {.checked = [this] { return minimap_.wanted(); }},
                 [this] { minimap_.set_wanted(!minimap_.wanted()); });
    handlers.add("view.coordinates", {.checked = [this] { return canvas_.coordinates(); }},
                 [this] { canvas_.show_coordinates(!canvas_.coordinates()); });
    handlers.add("view.backdrop", [this] { choose(); });
    handlers.add("view.adjust-backdrop", there, [this] { adjust(); });
    handlers.add("view.remove-backdrop", there, [this] { take_away(); });
}

void ViewCommands::add_zoom(Handlers& handlers) {
    handlers.add("view.zoom-in", [this] { canvas_.zoom(zoom_step); });
    handlers.add("view.zoom-out", [this] { canvas_.zoom(1 / zoom_step); });
    handlers.add("view.whole-map", [this] { canvas_.fit(); });
    for (const auto& [id, magnification] : {std::pair("view.quarter-size", 0.25),
                                            {"view.half-size", 0.5},
                                            {"view.full-size", 1.0},
                                            {"view.double-size", 2.0}}) {
        handlers.add(
            id, [this, wanted = magnification] { canvas_.zoom(wanted / canvas_.magnification()); });
    }
}

void ViewCommands::on_key(wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_ESCAPE && frame_.IsFullScreen() && !controller_.can_escape()) {
        context_.run("view.full-screen");
    } else {
        event.Skip();
    }
}

void ViewCommands::show_current() {
    leave_adjusting();
    const ViewState& view = context_.maps().view();
    canvas_.show_backdrop(view.backdrop, view.placement);
    const auto place = session::place_of(context_.session().origin());
    if (!place) {
        return;
    }
    const wxConfigBase& config = context_.config();
    const wxConfigPathChanger inside(&config, group_of(*place) + "/");
    Placement placement;
    for (const auto& [key, number] : placement_numbers) {
        std::invoke(number, placement) = static_cast<int>(config.ReadLong(key, placement.*number));
    }
    const std::filesystem::path file = to_path(config.Read("file", wxString()));
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

void ViewCommands::take_away() {
    leave_adjusting();
    show({}, {});
    remember();
}

void ViewCommands::adjust() {
    if (adjusting_) {
        adjusting_->dialog->Raise();
        return;
    }
    const auto place = [this](const Placement& placement) { show(canvas_.backdrop(), placement); };
    auto* dialog = new BackdropDialog(&canvas_, canvas_.placement(), place,
                                      [this](bool kept) { end_adjusting(kept); });
    adjusting_.reset(new Adjusting{
        canvas_.placement(), dialog, {canvas_, [place, dialog](const Placement& placement) {
                                          place(placement);
                                          dialog->set_placement(placement);
                                      }}});
    dialog->SetPosition(beside(canvas_, *dialog));
    dialog->Show();
}

void ViewCommands::end_adjusting(bool keeps) {
    if (keeps) {
        remember();
    } else {
        show(canvas_.backdrop(), adjusting_->before);
    }
    leave_adjusting();
}

void ViewCommands::leave_adjusting() {
    if (const auto ended = std::exchange(adjusting_, nullptr); ended && ended->dialog) {
        ended->dialog->Destroy();
    }
}

void ViewCommands::show(std::shared_ptr<const Backdrop> backdrop, const Placement& placement) {
    ViewState& view = context_.maps().view();
    view.backdrop = std::move(backdrop);
    view.placement = placement;
    canvas_.show_backdrop(view.backdrop, placement);
}

std::shared_ptr<const Backdrop> ViewCommands::read(const std::filesystem::path& file) const {
    std::shared_ptr<const Backdrop> backdrop;
    context_.prompt().attempt([&] { backdrop = std::make_shared<const Backdrop>(file); });
    return backdrop;
}

void ViewCommands::remember() {
    const auto place = session::place_of(context_.session().origin());
    if (!place) {
        return;
    }
    wxConfigBase& config = context_.config();
    config.DeleteGroup(group_of(*place));
    if (canvas_.backdrop() != nullptr) {
        const wxConfigPathChanger inside(&config, group_of(*place) + "/");
        config.Write("file", wx_text(canvas_.backdrop()->file().string()));
        for (const auto& [key, number] : placement_numbers) {
            config.Write(key, canvas_.placement().*number);
        }
    }
    config.Flush();
}

} // namespace pampas::desktop

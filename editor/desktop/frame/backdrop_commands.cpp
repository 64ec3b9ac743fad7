#include "editor/desktop/frame/backdrop_commands.h"

#include "editor/desktop/dialogs/backdrop_dialog.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <wx/config.h>

namespace pampas::desktop {
namespace {

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

BackdropCommands::BackdropCommands(Canvas& canvas, const session::Session& session,
                                   FilePicker& files, Prompt& prompt, wxConfigBase& config)
    : canvas_(canvas), session_(session), files_(files), prompt_(prompt), config_(config) {}

ActionGroup BackdropCommands::actions() {
    const auto there = [this] { return canvas_.backdrop() != nullptr; };
    return {{.label = tr_later("&Background picture…"),
             .help = wx_tr("Choose a picture to trace the map from; it is no part of the map"),
             .run = [this] { choose(); }},
            {.label = tr_later("Ad&just the background picture…"),
             .keys = {"Ctrl+B"},
             .help = wx_tr("How faint the picture is, how large, and where it lies"),
             .run = [this] { adjust(); },
             .enabled = there},
            {.label = tr_later("&Take the background picture away"),
             .help = wx_tr("Show the map without the picture"),
             .run = [this] { remove(); },
             .enabled = there}};
}

void BackdropCommands::opened() {
    const auto place = session::place_of(session_.origin());
    if (!place) {
        return;
    }
    const wxConfigPathChanger inside(&config_, group_of(*place) + "/");
    const Placement normal;
    const Placement placement{static_cast<int>(config_.ReadLong("opacity", normal.opacity)),
                              static_cast<int>(config_.ReadLong("scale", normal.scale)),
                              static_cast<int>(config_.ReadLong("right", normal.right)),
                              static_cast<int>(config_.ReadLong("down", normal.down))};
    const std::filesystem::path file = to_path(config_.Read("file", wxString()));
    canvas_.show_backdrop(file.empty() ? nullptr : read(file), placement);
}

void BackdropCommands::saved() {
    if (canvas_.backdrop() != nullptr) {
        remember();
    }
}

void BackdropCommands::choose() {
    const auto file = files_.open(tr("Choose a picture to trace from"), {picture_kind()});
    if (auto backdrop = file ? read(*file) : nullptr) {
        canvas_.show_backdrop(std::move(backdrop), canvas_.placement());
        remember();
    }
}

void BackdropCommands::adjust() {
    const Placement before = canvas_.placement();
    const auto show = [this](const Placement& placement) {
        canvas_.show_backdrop(canvas_.backdrop(), placement);
    };
    BackdropDialog dialog(&canvas_, before, show);
    if (dialog.ShowModal() == wxID_OK) {
        remember();
    } else {
        show(before);
    }
}

void BackdropCommands::remove() {
    canvas_.show_backdrop({}, {});
    remember();
}

std::shared_ptr<const Backdrop> BackdropCommands::read(const std::filesystem::path& file) const {
    try {
        return std::make_shared<const Backdrop>(file);
    } catch (const InputError& error) {
        prompt_.error(error.what());
        return nullptr;
    }
}

void BackdropCommands::remember() {
    const auto place = session::place_of(session_.origin());
    if (!place) {
        return;
    }
    config_.DeleteGroup(group_of(*place));
    if (canvas_.backdrop() != nullptr) {
        const wxConfigPathChanger inside(&config_, group_of(*place) + "/");
        const Placement& placement = canvas_.placement();
        config_.Write("file", wx_text(canvas_.backdrop()->file().string()));
        config_.Write("opacity", placement.opacity);
        config_.Write("scale", placement.scale);
        config_.Write("right", placement.right);
        config_.Write("down", placement.down);
    }
    config_.Flush();
}

} // namespace pampas::desktop

#include "editor/desktop/frame/backdrop_commands.h"

#include "editor/desktop/dialogs/backdrop_dialog.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <wx/config.h>

namespace pampas::desktop {
namespace {

const FileKind picture_kind{"Picture", {".png", ".jpg", ".jpeg"}};

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
    const auto there = [this] { return backdrop_ != nullptr; };
    return {{.label = L"&Background picture…",
             .help = "Choose a picture to trace the map from; it is no part of the map",
             .run = [this] { choose(); }},
            {.label = L"Ad&just the background picture…",
             .keys = {"Ctrl+B"},
             .help = "How faint the picture is, how large, and where it lies",
             .run = [this] { adjust(); },
             .enabled = there},
            {.label = "&Take the background picture away",
             .help = "Show the map without the picture",
             .run = [this] { remove(); },
             .enabled = there}};
}

void BackdropCommands::opened() {
    file_.clear();
    backdrop_.reset();
    placement_ = {};
    if (const auto place = session::place_of(session_.origin())) {
        const wxConfigPathChanger inside(&config_, group_of(*place) + "/");
        placement_ = {static_cast<int>(config_.ReadLong("opacity", placement_.opacity)),
                      static_cast<int>(config_.ReadLong("scale", placement_.scale)),
                      static_cast<int>(config_.ReadLong("right", placement_.right)),
                      static_cast<int>(config_.ReadLong("down", placement_.down))};
        file_ = to_path(config_.Read("file", wxString()));
    }
    if (file_.empty()) {
        canvas_.show_backdrop({}, {});
    } else {
        load(std::filesystem::path(file_));
    }
}

void BackdropCommands::choose() {
    if (const auto file = files_.open("Choose a picture to trace from", {picture_kind})) {
        load(*file);
        remember();
    }
}

void BackdropCommands::adjust() {
    const auto show = [this](const Placement& placement) {
        canvas_.show_backdrop(backdrop_, placement);
    };
    BackdropDialog dialog(&canvas_, placement_, show);
    if (dialog.ShowModal() == wxID_OK) {
        placement_ = dialog.placement();
        remember();
    }
    show(placement_);
}

void BackdropCommands::remove() {
    file_.clear();
    backdrop_.reset();
    canvas_.show_backdrop({}, {});
    remember();
}

void BackdropCommands::load(const std::filesystem::path& file) {
    try {
        backdrop_ = std::make_shared<const Backdrop>(file);
        file_ = std::filesystem::absolute(file);
    } catch (const InputError& error) {
        prompt_.error(error.what());
    }
    canvas_.show_backdrop(backdrop_, placement_);
}

void BackdropCommands::remember() {
    const auto place = session::place_of(session_.origin());
    if (!place) {
        return;
    }
    config_.DeleteGroup(group_of(*place));
    if (!file_.empty()) {
        const wxConfigPathChanger inside(&config_, group_of(*place) + "/");
        config_.Write("file", wx_text(file_.string()));
        config_.Write("opacity", placement_.opacity);
        config_.Write("scale", placement_.scale);
        config_.Write("right", placement_.right);
        config_.Write("down", placement_.down);
    }
    config_.Flush();
}

} // namespace pampas::desktop

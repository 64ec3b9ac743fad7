#include "editor/desktop/context/context.h"

#include "analysis/legality/legality.h"
#include "editor/crash/crash_report.h"
#include "editor/desktop/widgets/text.h"
#include "editor/session/user_files.h"
#include "engine/files/input_error.h"
#include "engine/library/library.h"

#include <wx/config.h>

#include <algorithm>
#include <utility>

namespace pampas::desktop {
namespace {

// Keys of the configuration.
constexpr const char* library_key = "/library/file";

} // namespace

Context::Context(const Services& services)
    : services_(services),
      maps_(services.journals,
            [this](const std::string& line) { say(tr("Unsaved work cannot be kept: {}", line)); }),
      recent_(services.config), measures_(overlays_, maps_), client_(&legality::clients().front()) {
    choose_client(preferences().client);
    toolbox_.on_change([this] { toolbox_changed(); });
    connections_ = {maps_.changed.connect([this](const document::Change& change) {
                        if (change.grid) {
                            overlays_.forget();
                        }
                        is_stale_ = true;
                        map_changed_ |= !change.leaves_map();
                    }),
                    maps_.closed.connect([this](MapId map) { work_.forget(map); }),
                    maps_.switched.connect([this] {
                        overlays_.forget();
                        is_stale_ = map_changed_ = true;
                    })};
}

void Context::keep_preference(const std::function<void(Preferences&)>& change) const {
    Preferences kept = preferences();
    change(kept);
    keep_preferences(config(), kept);
}

void Context::choose_client(const std::string& name) {
    const auto& clients = legality::clients();
    const auto found = std::ranges::find(clients, name, &legality::Client::name);
    if (found != clients.end()) {
        client_ = &*found;
        check();
    }
}

void Context::hide_map(bool hidden) {
    hides_map_ = hidden;
    check();
    is_stale_ = true;
}

void Context::check() {
    findings_ = hides_map_ ? std::vector<findings::Finding>() : legality::findings(map(), client());
    checked();
}

void Context::show_library(const std::filesystem::path& file) {
    library_ = file;
    library_shown();
}

void Context::show_last_library() {
    const auto last = to_path(config().Read(library_key, wxString()));
    if (last.is_absolute() && std::filesystem::exists(last)) {
        show_library(last);
        return;
    }
    try {
        session::make_user_library();
        show_library(session::user_library());
    } catch (const InputError& error) {
        prompt().error(error.what());
    }
}

void Context::remember_library() const {
    if (library_is_readable()) {
        config().Write(library_key, wx_text(library_.string()));
    }
}

bool Context::library_is_readable() const {
    try {
        std::error_code ignored;
        if (std::filesystem::exists(library_, ignored)) {
            library::Library(library_, library::Access::Read).list();
            return true;
        }
    } catch (const InputError&) {
        // as if it did not exist
    }
    return false;
}

void Context::set_here(std::optional<hex::Coordinate> at) {
    here_ = at;
    moved();
}

void Context::catch_up() {
    if (!std::exchange(is_stale_, false)) {
        return;
    }
    const bool map_changed = std::exchange(map_changed_, false);
    if (map_changed) {
        crash::note(document().history().undo_label().value_or("begin"));
        check();
        measures_.refresh();
    }
    settled(map_changed);
    refresh_actions();
}

} // namespace pampas::desktop

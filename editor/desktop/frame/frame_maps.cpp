#include "editor/desktop/frame/frame.h"
#include "editor/desktop/panels/library_panel.h"
#include "editor/desktop/widgets/said_time.h"
#include "editor/desktop/widgets/tab_bar.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

// What the window does with several open maps.
namespace pampas::desktop {
namespace {

/// `12 steps, today 14:34, from maps.pampas`.
std::string told(const recovery::Work& work) {
    const std::string place = session::short_place(work.origin);
    const std::size_t steps = work.history.done();
    const std::string time = said_time(work.changed).utf8_string();
    return place.empty() ? trn("{} step, {}", "{} steps, {}", steps, time)
                         : trn("{} step, {}, from {}", "{} steps, {}, from {}", steps, time, place);
}

} // namespace

std::vector<ActionGroup> Frame::open_map_actions() {
    const auto several = [this] { return maps_->count() > 1; };
    const auto step = [this](std::size_t by) {
        return [this, by] { show_map((maps_->current() + by) % maps_->count()); };
    };
    return {{{.label = tr_later("N&ext map"),
              .keys = {"Ctrl+PageDown"},
              .help = wx_tr("Show the next of the maps that are open"),
              .run = step(1),
              .enabled = several},
             {.label = tr_later("Pre&vious map"),
              .keys = {"Ctrl+PageUp"},
              .help = wx_tr("Show the map before of those that are open"),
              .run = [this, step] { step(maps_->count() - 1)(); },
              .enabled = several},
             {.label = tr_later("&Close map"),
              .keys = {"Ctrl+W"},
              .help = wx_tr("Close the map; the others stay open"),
              .run = [this] { close_map(); }}}};
}

void Frame::open_all(const std::vector<session::Place>& places) {
    maps_->keep_unedited(true);
    for (const session::Place& place : places) {
        // Later, so that what is said of one that cannot be opened does not hold up the next.
        CallAfter([this, place] { open(place); });
    }
    CallAfter([this] { maps_->keep_unedited(false); });
}

void Frame::take(const std::vector<std::filesystem::path>& dropped) {
    std::vector<session::Place> places;
    for (const std::filesystem::path& path : dropped) {
        std::error_code ignored;
        if (std::filesystem::is_directory(path, ignored)) {
            transfers_.import_folder(path);
        } else {
            places.push_back(session::read_place(path.string()));
        }
    }
    open_all(places);
}

void Frame::show_map(std::size_t number) {
    welcome_.leave();
    if (number != maps_->current() && number < maps_->count()) {
        abandon();
        maps_->show(number);
        refresh_open_map();
    }
}

void Frame::close_map() {
    welcome_.leave();
    abandon();
    if (!files_.may_go()) {
        return;
    }
    if (maps_->count() > 1) {
        maps_->close();
    } else {
        session_.open_new(OpenMaps::first());
        canvas_->fit();
    }
    refresh_open_map();
}

bool Frame::all_may_go() {
    for (std::size_t number = 0; number < maps_->count(); ++number) {
        if (maps_->modified(number)) {
            show_map(number);
            if (!files_.may_go()) {
                return false;
            }
        }
    }
    return true;
}

LibraryChanges::Listener Frame::library_listener() {
    const auto follow = [this](const auto& change) {
        if (maps_->follow(change)) {
            on_saved({});
        }
    };
    using session::Session;
    return {.open_copy = [this](map::Map map) { files_.open_unsaved(std::move(map)); },
            .compare = [this](const auto& map, int earlier,
                              auto later) { compare_.compare_revision(map, earlier, later); },
            .renamed =
                [follow](const auto& from, const auto& to) {
                    follow([&](Session& session) { return session.renamed(from, to); });
                },
            .restored =
                [follow](const auto& map, int number) {
                    follow([&](Session& session) { return session.restored(map, number); });
                },
            .removed =
                [follow](const auto& map) {
                    follow([&](Session& session) { return session.removed(map); });
                },
            .put_back =
                [follow](const auto& map) {
                    follow([&](Session& session) { return session.put_back(map); });
                },
            .error = [this](const std::string& line) { services_.prompt.error(line); }};
}

void Frame::refresh_tabs() {
    std::vector<Tab> tabs;
    tabs.reserve(maps_->count());
    for (std::size_t number = 0; number < maps_->count(); ++number) {
        tabs.push_back({maps_->title(number)});
    }
    tabs_->show(std::move(tabs), maps_->current());
}

void Frame::offer_unsaved_work() {
    const std::vector<recovery::Work> found = maps_->found();
    if (found.empty()) {
        return;
    }
    std::vector<FoundWork> offered;
    offered.reserve(found.size());
    for (const recovery::Work& work : found) {
        offered.push_back({work.name, told(work)});
    }
    const FoundWorkAnswer answer = services_.prompt.found_work(offered);
    for (const std::size_t number : answer.chosen) {
        try {
            if (answer.what == FoundWorkAnswer::Open) {
                maps_->resume(found[number]);
                on_opened();
            } else if (answer.what == FoundWorkAnswer::Forget) {
                recovery::discard(found[number]);
            }
        } catch (const InputError& error) {
            services_.prompt.error(error.what());
        }
    }
}

} // namespace pampas::desktop

#include "editor/desktop/context/open_maps.h"

#include "engine/files/input_error.h"

#include <utility>

namespace pampas::desktop {

struct OpenMaps::OpenMap {
    recovery::Journal journal;
    session::Session session{first()};
    ViewState view = {};
};

OpenMaps::OpenMaps(std::filesystem::path journals, std::function<void(const std::string&)> problem)
    : journals_(std::move(journals)), problem_(std::move(problem)) {
    maps_.push_back(make());
    saved_ = saved.connect([this](const std::string&) { keep(*maps_[current_]); });
    recovery::clean(journals_);
}

OpenMaps::~OpenMaps() = default;

std::unique_ptr<OpenMaps::OpenMap> OpenMaps::make() {
    auto map = std::make_unique<OpenMap>(recovery::Journal(journals_));
    map->session.document().on_change(
        [this, made = map.get()](const document::Change& change) { on_change(*made, change); });
    return map;
}

map::Map OpenMaps::first() {
    return map::Map({19, 19, hex::StaggerAxis::Y, hex::StaggerIndex::Odd});
}

session::Session& OpenMaps::session(std::size_t number) const {
    return maps_[number]->session;
}

ViewState& OpenMaps::view() {
    return maps_[current_]->view;
}

std::string OpenMaps::title(std::size_t number) const {
    return (modified(number) ? "● " : "") + session(number).title();
}

bool OpenMaps::modified(std::size_t number) const {
    return session(number).document().modified();
}

std::optional<std::size_t> OpenMaps::find(const session::Place& place) const {
    for (std::size_t number = 0; number < count(); ++number) {
        if (session::place_of(session(number).origin()) == place) {
            return number;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> OpenMaps::find(const document::History& history) const {
    for (std::size_t number = 0; number < count(); ++number) {
        if (session(number).document().history().continues(history)) {
            return number;
        }
    }
    return std::nullopt;
}

void OpenMaps::make_room() {
    interrupt();
    const document::History& history = session().document().history();
    const bool kept = keep_unedited_ && session::place_of(session().origin());
    if (kept || history.modified() || !history.steps().empty()) {
        maps_.insert(maps_.begin() + static_cast<std::ptrdiff_t>(current_) + 1, make());
        ++current_;
    }
}

void OpenMaps::open_here(const std::function<void(session::Session&)>& open) {
    is_opening_ = true;
    open(session());
    is_opening_ = false;
    view().viewport = {};
    keep(*maps_[current_]);
    switched();
}

void OpenMaps::open(session::OpenedMap map) {
    make_room();
    open_here([&](session::Session& session) { session.open(std::move(map)); });
}

void OpenMaps::open_new(map::Map map) {
    make_room();
    open_here([&](session::Session& session) { session.open_new(std::move(map)); });
}

void OpenMaps::open_unsaved(map::Map map) {
    make_room();
    open_here([&](session::Session& session) { session.open_unsaved(std::move(map)); });
}

void OpenMaps::resume(const recovery::Work& work) {
    recovery::Journal journal(work);
    make_room();
    maps_[current_]->journal = std::move(journal);
    open_here(
        [&](session::Session& session) { session.resume(work.origin, work.state, work.history); });
}

void OpenMaps::show(std::size_t number) {
    if (number != current_) {
        interrupt();
        current_ = number;
        switched();
    }
}

void OpenMaps::close() {
    interrupt();
    maps_[current_]->journal.forget();
    if (count() == 1) {
        open_here([](session::Session& session) { session.open_new(first()); });
        return;
    }
    const auto closed = std::move(maps_[current_]); // must outlive its views
    maps_.erase(maps_.begin() + static_cast<std::ptrdiff_t>(current_));
    current_ -= current_ > 0 ? 1 : 0;
    switched();
}

void OpenMaps::on_change(OpenMap& map, const document::Change& change) {
    if (is_opening_) {
        return;
    }
    if (&map == maps_[current_].get()) {
        changed(change);
    }
    if (!map.session.document().painting()) {
        keep(map);
    }
}

void OpenMaps::follow(const std::function<bool(session::Session&)>& change) {
    bool any = false;
    for (const auto& map : maps_) {
        if (change(map->session)) {
            keep(*map);
            any = true;
        }
    }
    if (any) {
        saved({});
    }
}

void OpenMaps::keep(OpenMap& map) {
    try {
        map.journal.follow(map.session);
        problem_is_reported_ = false;
    } catch (const InputError& error) {
        if (!std::exchange(problem_is_reported_, true)) {
            problem_(error.what());
        }
    }
}

void OpenMaps::forget() {
    for (const auto& map : maps_) {
        map->journal.forget();
    }
}

std::vector<recovery::Work> OpenMaps::found() const {
    auto all = recovery::all_unsaved(journals_);
    std::erase_if(all, [](const recovery::Work& work) { return work.open; });
    return all;
}

} // namespace pampas::desktop

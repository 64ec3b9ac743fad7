#include "editor/desktop/context/open_maps.h"

#include "engine/files/input_error.h"

#include <algorithm>
#include <utility>

namespace pampas::desktop {

struct OpenMaps::OpenMap {
    recovery::Journal journal;
    session::Session session{first()};
    MapId id = 0;
    ViewState view = {};
};

namespace {

std::optional<recovery::ChosenSymmetry> chosen(const hex::Symmetric* symmetric) {
    return symmetric == nullptr ? std::nullopt
                                : std::optional(recovery::ChosenSymmetry{symmetric->symmetry(),
                                                                         symmetric->centre()});
}

std::optional<recovery::Sight> sight(const Viewport& viewport) {
    return viewport.fitted()
               ? std::nullopt
               : std::optional(recovery::Sight{viewport.seen(), viewport.view().side});
}

void show_as(const recovery::Tab& tab, document::Document& document) {
    if (tab.symmetry) {
        document.set_symmetry(tab.symmetry->symmetry, tab.symmetry->centre);
    }
}

} // namespace

OpenMaps::OpenMaps(std::filesystem::path journals, std::function<void(const std::string&)> problem)
    : journals_(std::move(journals)), tabs_(journals_), problem_(std::move(problem)) {
    maps_.push_back(make());
    saved_ = saved.connect([this](const std::string&) { keep(*maps_[current_]); });
    recovery::clean(journals_);
}

OpenMaps::~OpenMaps() = default;

std::unique_ptr<OpenMaps::OpenMap> OpenMaps::make() {
    auto map = std::make_unique<OpenMap>(recovery::Journal(journals_));
    map->id = ++last_id_;
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

MapId OpenMaps::id(std::size_t number) const {
    return maps_[number]->id;
}

std::optional<std::size_t> OpenMaps::find(MapId map) const {
    const auto found = std::ranges::find(maps_, map, [](const auto& each) { return each->id; });
    return found == maps_.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - maps_.begin()));
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

bool OpenMaps::is_as_begun(const session::Session& session, const map::Map& map) {
    return session.begun_here() && session.origin() == session::Origin() &&
           session.document().history().steps().empty() && session.map() == map;
}

bool OpenMaps::is_untouched(const session::Session& session) {
    return is_as_begun(session, first());
}

void OpenMaps::make_room() {
    interrupt();
    if (!is_untouched(session())) {
        maps_.insert(maps_.begin() + static_cast<std::ptrdiff_t>(current_) + 1, make());
        ++current_;
    }
}

void OpenMaps::open_here(const std::function<void(session::Session&)>& open,
                         const recovery::Tab& shown) {
    const MapId before = std::exchange(maps_[current_]->id, ++last_id_);
    is_opening_ = true;
    open(session());
    show_as(shown, session().document());
    is_opening_ = false;
    view().viewport =
        shown.sight ? Viewport::on(shown.sight->middle, shown.sight->side) : Viewport();
    keep(*maps_[current_]);
    switched();
    closed(before);
}

void OpenMaps::open(session::OpenedMap map) {
    make_room();
    open_here([&](session::Session& session) { session.open(std::move(map)); });
}

void OpenMaps::open_new(map::Map map) {
    const auto same = std::ranges::find_if(
        maps_, [&map](const auto& open) { return is_as_begun(open->session, map); });
    if (same != maps_.end()) {
        interrupt();
        current_ = static_cast<std::size_t>(same - maps_.begin());
        switched();
        return;
    }
    make_room();
    open_here([&](session::Session& session) { session.open_new(std::move(map)); });
}

void OpenMaps::open_unsaved(map::Map map) {
    make_room();
    open_here([&](session::Session& session) { session.open_unsaved(std::move(map)); });
}

bool OpenMaps::reopen(const recovery::Tab& tab, const recovery::Work* work) {
    if (const auto number = work == nullptr && tab.place ? find(*tab.place) : std::nullopt) {
        show(*number);
        return true;
    }
    if (work != nullptr) {
        recovery::Journal journal(*work);
        make_room();
        maps_[current_]->journal = std::move(journal);
        open_here(
            [&](session::Session& session) {
                session.resume(work->origin, work->state, work->history);
            },
            tab);
    } else if (tab.place) {
        session::OpenedMap map = session::open_map(*tab.place);
        make_room();
        open_here([&](session::Session& session) { session.open(std::move(map)); }, tab);
    } else if (tab.map) {
        make_room();
        open_here([&](session::Session& session) { session.open_new(*tab.map); }, tab);
    }
    return work != nullptr || tab.place || tab.map;
}

recovery::Tab OpenMaps::tab(const OpenMap& map) {
    const document::Document& document = map.session.document();
    recovery::Tab tab{.work = map.journal.id(),
                      .place = session::place_of(map.session.origin()),
                      .symmetry = chosen(document.symmetry()),
                      .sight = sight(map.view.viewport)};
    if (!tab.place && !document.modified()) {
        tab.map = document.map();
    }
    return tab;
}

void OpenMaps::remember() {
    recovery::Tabs tabs;
    for (std::size_t number = 0; number < count(); ++number) {
        if (number == current_) {
            tabs.current = tabs.open.size();
        }
        if (!is_untouched(session(number))) {
            tabs.open.push_back(tab(*maps_[number]));
        }
    }
    tabs_.keep(tabs);
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
    const auto gone = std::move(maps_[current_]); // must outlive its views
    maps_.erase(maps_.begin() + static_cast<std::ptrdiff_t>(current_));
    current_ -= current_ > 0 ? 1 : 0;
    switched();
    closed(gone->id);
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
    } catch (const InputError& error) {
        problem_(error.what());
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

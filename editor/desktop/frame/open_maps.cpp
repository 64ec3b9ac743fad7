#include "editor/desktop/frame/open_maps.h"

#include "editor/desktop/canvas/canvas.h"
#include "engine/files/input_error.h"

#include <algorithm>
#include <utility>

namespace pampas::desktop {

/// A map that is open. While it is on the canvas, what is shown of it is there.
struct OpenMaps::OpenMap {
    recovery::Journal journal;
    session::Session session{map::Map()};
    Viewport viewport = {};
    std::shared_ptr<const Backdrop> backdrop = {};
    Placement placement = {}; ///< of the backdrop
};

OpenMaps::OpenMaps(session::Session& session, Canvas& canvas, std::filesystem::path journals,
                   std::function<void(const std::string&)> problem)
    : session_(session), canvas_(canvas), journals_(std::move(journals)),
      problem_(std::move(problem)) {
    maps_.push_back(std::make_unique<OpenMap>(recovery::Journal(journals_)));
    recovery::clean(journals_);
}

OpenMaps::~OpenMaps() = default;

map::Map OpenMaps::first() {
    return map::Map({19, 19, hex::StaggerAxis::Y, hex::StaggerIndex::Odd});
}

const session::Session& OpenMaps::session(std::size_t number) const {
    return number == current_ ? session_ : maps_[number]->session;
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

void OpenMaps::add(map::Map map) {
    const auto place = maps_.begin() + static_cast<std::ptrdiff_t>(current_) + 1;
    auto added = std::make_unique<OpenMap>(recovery::Journal(journals_));
    added->session.open_new(std::move(map));
    maps_.insert(place, std::move(added));
    show(current_ + 1);
}

void OpenMaps::make_room() {
    const document::History& history = session_.document().history();
    const bool kept = keep_unedited_ && session::place_of(session_.origin());
    if (kept || history.modified() || !history.steps().empty()) {
        add(map::Map());
    }
}

void OpenMaps::show(std::size_t number) {
    if (number == current_) {
        return;
    }
    session_.document().end_stroke();
    OpenMap& leaving = *maps_[current_];
    OpenMap& coming = *maps_[number];
    leaving.viewport = canvas_.viewport();
    leaving.backdrop = canvas_.backdrop();
    leaving.placement = canvas_.placement();
    current_ = number;
    leaving.session.exchange(coming.session);
    session_.exchange(leaving.session);
    canvas_.show_view(coming.viewport);
    canvas_.show_backdrop(std::move(coming.backdrop), coming.placement);
}

void OpenMaps::close() {
    const std::size_t closed = current_;
    maps_[closed]->journal.forget();
    show(closed > 0 ? closed - 1 : 1);
    maps_.erase(maps_.begin() + static_cast<std::ptrdiff_t>(closed));
    current_ -= current_ > closed ? 1 : 0;
}

bool OpenMaps::follow(const std::function<bool(session::Session&)>& change) {
    bool any = false;
    for (std::size_t number = 0; number < count(); ++number) {
        if (change(number == current_ ? session_ : maps_[number]->session)) {
            keep(number);
            any = true;
        }
    }
    return any;
}

void OpenMaps::keep() {
    keep(current_);
}

void OpenMaps::keep(std::size_t number) {
    try {
        maps_[number]->journal.follow(session(number));
        told_ = false;
    } catch (const InputError& error) {
        if (!std::exchange(told_, true)) {
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

void OpenMaps::resume(const recovery::Work& work) {
    recovery::Journal journal(work);
    make_room();
    maps_[current_]->journal = std::move(journal);
    session_.resume(work.origin, work.state, work.history);
}

} // namespace pampas::desktop

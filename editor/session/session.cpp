#include "editor/session/session.h"

#include <fmt/format.h>

#include <utility>

namespace pampas::session {

void Session::open(OpenedMap opened) {
    origin_ = std::move(opened.origin);
    document_.open(std::move(opened.map));
}

void Session::open_new(map::Map map) {
    open({std::move(map), {}});
}

void Session::open_unsaved(map::Map map) {
    open({std::move(map), {}});
    document_.mark_unsaved();
}

void Session::resume(Origin origin, document::State state, document::History history) {
    origin_ = std::move(origin);
    document_.resume(std::move(state), std::move(history));
}

void Session::exchange(Session& other) {
    std::swap(origin_, other.origin_);
    document_.exchange(other.document_);
}

void Session::save() {
    save_as(origin_, map().details());
}

void Session::save_in(const MapFile& file) {
    save_as(file, map().details());
}

void Session::save_in(const library::NamedMap& place) {
    map::Details details = map().details();
    details.name = place.name;
    save_as(InLibrary{place, {}}, details);
}

void Session::save_as(const Origin& origin, const map::Details& details) {
    map::Map saved = map();
    saved.details() = details;
    origin_ = save_map(saved, origin);
    document_.set_details(details, "Rename");
    document_.mark_saved();
}

bool Session::renamed(const library::NamedMap& from, const std::string& to) {
    auto* kept = std::get_if<InLibrary>(&origin_);
    if (kept == nullptr || kept->map != from) {
        return false;
    }
    const bool modified = document_.modified();
    map::Details details = map().details();
    details.name = to;
    kept->map.name = to;
    document_.set_details(std::move(details), "Rename");
    if (!modified) {
        document_.mark_saved();
    }
    return true;
}

bool Session::restored(const library::NamedMap& place, int number) {
    auto* kept = std::get_if<InLibrary>(&origin_);
    if (kept == nullptr || kept->map != place || document_.modified()) {
        return false;
    }
    library::Stored now = library::Library(place.library, library::Access::Read).load(place.name);
    document_.replace(std::move(now.map), fmt::format("Restore revision {}", number));
    document_.mark_saved();
    kept->revision = now.revision;
    return true;
}

} // namespace pampas::session

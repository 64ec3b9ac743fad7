#include "editor/session/session.h"

#include "engine/files/path.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <utility>

namespace pampas::session {

void Session::open(OpenedMap opened) {
    origin_ = std::move(opened.origin);
    removed_.reset();
    document_.open(std::move(opened.map));
    begun_here_ = false;
}

void Session::open_new(map::Map map) {
    open({std::move(map), {}});
    begun_here_ = true;
}

void Session::open_unsaved(map::Map map) {
    open({std::move(map), {}});
    document_.mark_unsaved();
}

void Session::resume(Origin origin, document::State state, document::History history) {
    origin_ = std::move(origin);
    removed_.reset();
    begun_here_ = false;
    document_.resume(std::move(state), std::move(history));
}

void Session::save(const std::string& note) {
    save_as(origin_, map().details(), note);
}

void Session::save_in(const MapFile& file) {
    save_as(file, map().details());
}

void Session::save_in(const library::NamedMap& place, const std::string& note) {
    map::Details details = map().details();
    details.name = place.name;
    save_as(InLibrary{place, {}}, details, note);
}

void Session::save_as(const Origin& origin, const map::Details& details, const std::string& note) {
    map::Map saved = map();
    saved.details() = details;
    origin_ = save_map(saved, origin, note);
    removed_.reset();
    document_.set_details(details, tr("Rename"));
    document_.mark_saved();
}

void Session::save_over(const library::NamedMap& place,
                        const std::optional<library::Revision>& newest, const std::string& note) {
    map::Details details = map().details();
    if (place_of(origin_) != Place(place)) {
        details.name = place.name;
    }
    save_as(InLibrary{place, newest}, details, note);
}

void Session::reload(const std::string& label) {
    OpenedMap now = open_map(*place_of(origin_));
    origin_ = std::move(now.origin);
    document_.replace(std::move(now.map), label);
    document_.mark_saved();
}

bool Session::is_kept_at(const library::NamedMap& place) const {
    const auto* kept = std::get_if<InLibrary>(&origin_);
    return kept != nullptr && kept->revision && kept->map == place;
}

void Session::follow_name(const std::string& name) {
    const bool modified = document_.modified();
    map::Details details = map().details();
    details.name = name;
    document_.set_details(std::move(details), tr("Rename"));
    if (!modified) {
        document_.mark_saved();
    }
}

bool Session::renamed(const library::NamedMap& from, const std::string& to) {
    if (!is_kept_at(from)) {
        return false;
    }
    std::get<InLibrary>(origin_).map.name = to;
    follow_name(to);
    return true;
}

bool Session::restored(const library::NamedMap& place, int number) {
    if (!is_kept_at(place)) {
        return false;
    }
    reload(tr("Restore revision {}", number));
    return true;
}

bool Session::removed(const library::NamedMap& place) {
    if (!is_kept_at(place)) {
        return false;
    }
    removed_ = std::exchange(std::get<InLibrary>(origin_).revision, std::nullopt);
    document_.mark_unsaved();
    return true;
}

bool Session::put_back(const library::NamedMap& place) {
    const auto* kept = std::get_if<InLibrary>(&origin_);
    if (!removed_ || kept->map.library != place.library) {
        return false;
    }
    const library::Library library(place.library, library::Access::Read);
    const auto history = library.history(place.name);
    const auto found = std::ranges::find(history, removed_->id, &library::Revision::id);
    if (found == history.end()) {
        return false;
    }
    const map::Map stored = library.load(place.name, found->number).map;
    if (kept->map.name != place.name) {
        follow_name(place.name);
    }
    if (map() == stored) {
        document_.mark_saved();
    }
    origin_ = InLibrary{place, *found};
    removed_.reset();
    return true;
}

std::filesystem::path proposed_file(const Session& session, const std::string& ending) {
    const auto* file = std::get_if<MapFile>(&session.origin());
    return (file != nullptr ? file->path.parent_path() : std::filesystem::path()) /
           path_of(portable_name(session.title()) + ending);
}

} // namespace pampas::session

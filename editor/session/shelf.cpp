#include "editor/session/shelf.h"

#include "engine/files/input_error.h"

#include <algorithm>
#include <map>

namespace pampas::session {
namespace {

using library::Access;
using library::Library;

std::optional<Home> home_at(const Origin& origin, const map::Map& map) {
    const auto* kept = std::get_if<InLibrary>(&origin);
    if (kept == nullptr || !kept->revision) {
        return std::nullopt;
    }
    return Home{kept->library, *kept->revision, std::make_shared<const map::Map>(map)};
}

void keep(GamesResult& result, const Home& home) {
    const library::Result kept =
        Library(home.library, Access::Write).keep_result(home.revision, kept_text(*result.outcome));
    result.revision = kept.revision;
    result.played = kept.played;
}

} // namespace

bool same_board(const map::Map& one, const map::Map& other) {
    return one.grid() == other.grid() && std::ranges::equal(one.spaces(), other.spaces());
}

void Shelf::open(const Origin& origin, const map::Map& map) {
    results_.clear();
    home_ = home_at(origin, map);
    if (home_) {
        load(std::get<InLibrary>(origin));
    }
}

void Shelf::load(const InLibrary& origin) {
    const Library library(origin.library, Access::Read);
    std::map<int, std::shared_ptr<const map::Map>> maps{{home_->revision.number, home_->map}};
    std::vector<GamesResult> results;
    for (const library::Result& kept : library.results(origin.name)) {
        auto& map = maps[kept.revision];
        if (map == nullptr) {
            map = std::make_shared<const map::Map>(library.load(origin.name, kept.revision).map);
        }
        results.push_back({map, std::make_shared<const Outcome>(read_outcome(kept.report)),
                           kept.revision, kept.played});
    }
    results_ = std::move(results);
}

void Shelf::moved(const Origin& origin, const map::Map& map) {
    home_ = home_at(origin, map);
    for (GamesResult& result : results_) {
        if (home_ && !result.revision && same_board(*result.map, map)) {
            keep(result, *home_);
        }
    }
}

std::optional<Home> Shelf::home_of(const map::Map& map) const {
    return home_ && same_board(*home_->map, map) ? home_ : std::nullopt;
}

void Shelf::add(GamesResult result, const std::optional<Home>& home) {
    results_.insert(results_.begin(), std::move(result));
    GamesResult& added = results_.front();
    if (const auto place = home ? home : home_of(*added.map)) {
        keep(added, *place);
    }
}

} // namespace pampas::session

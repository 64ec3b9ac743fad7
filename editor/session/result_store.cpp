#include "editor/session/result_store.h"

#include "analysis/report/games/summary.h"
#include "engine/files/input_error.h"
#include "engine/formats/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace pampas::session {
namespace {

using library::Access;
using library::Library;
using Json = nlohmann::ordered_json;

std::shared_ptr<const report::GamesSummary> read_stored(const std::string& stored) {
    return std::make_shared<const report::GamesSummary>(
        report::read_summary(formats::parse_json(stored)));
}

void keep(StoredResult& result, const RevisionReference& reference) {
    const std::string stored =
        report::stored_json(*result.summary).dump(-1, ' ', false, Json::error_handler_t::replace);
    const library::Result kept =
        Library(reference.library, Access::Write).keep_result(reference.revision, stored);
    result.revision = kept.revision;
    result.played = kept.played;
}

bool has_board_of(const PlayedState& state, const map::Map& map) {
    return map::same_board(*state.map, map);
}

bool is_hardly_played(const PlayedState& state) {
    return state.played->end < PlayedStates::enough_deals;
}

} // namespace

std::optional<RevisionReference> revision_at(const Origin& origin, const map::Map& map) {
    const auto* kept = std::get_if<InLibrary>(&origin);
    if (kept == nullptr || !kept->revision) {
        return std::nullopt;
    }
    return RevisionReference{kept->map.library, *kept->revision,
                             std::make_shared<const map::Map>(map)};
}

void ResultStore::open(const Origin& origin, const map::Map& map) {
    results_.clear();
    revision_ = revision_at(origin, map);
    if (revision_) {
        load(std::get<InLibrary>(origin));
    }
}

void ResultStore::load(const InLibrary& origin) {
    const Library library(origin.map.library, Access::Read);
    std::map<int, std::shared_ptr<const map::Map>> maps{
        {revision_->revision.number, revision_->map}};
    std::vector<StoredResult> results;
    for (const library::Result& kept : library.results(origin.map.name)) {
        auto& map = maps[kept.revision];
        if (map == nullptr) {
            map =
                std::make_shared<const map::Map>(library.load(origin.map.name, kept.revision).map);
        }
        results.push_back({map, read_stored(kept.report), kept.revision, kept.played});
    }
    results_ = std::move(results);
}

void ResultStore::moved(const Origin& origin, const map::Map& map) {
    revision_ = revision_at(origin, map);
    for (StoredResult& result : results_) {
        if (revision_ && !result.revision && map::same_board(*result.map, map)) {
            keep(result, *revision_);
        }
    }
}

std::optional<RevisionReference> ResultStore::revision_of(const map::Map& map) const {
    return revision_ && map::same_board(*revision_->map, map) ? revision_ : std::nullopt;
}

void ResultStore::add(StoredResult result, const std::optional<RevisionReference>& reference) {
    results_.insert(results_.begin(), std::move(result));
    StoredResult& added = results_.front();
    if (const auto place = reference ? reference : revision_of(*added.map)) {
        keep(added, *place);
    }
}

void PlayedStates::keep(PlayedState state) {
    std::erase_if(states_, [&](const PlayedState& old) { return has_board_of(old, *state.map); });
    states_.insert(states_.begin(), std::move(state));
    if (states_.size() > most_states) {
        const auto hardly = std::find_if(states_.rbegin(), states_.rend() - 1, is_hardly_played);
        states_.erase(std::prev(hardly == states_.rend() - 1 ? states_.end() : hardly.base()));
    }
}

void PlayedStates::go_on(const PlayedState& state) {
    for (PlayedState& old : states_) {
        if (has_board_of(old, *state.map)) {
            old.played = state.played;
        }
    }
}

const PlayedState* PlayedStates::of(const map::Map& map) const {
    const auto found = std::ranges::find_if(
        states_, [&](const PlayedState& state) { return has_board_of(state, map); });
    return found == states_.end() ? nullptr : &*found;
}

const PlayedState* PlayedStates::before(const map::Map& map) const {
    const PlayedState* most = nullptr;
    for (const PlayedState& state : states_) {
        if (has_board_of(state, map)) {
            continue;
        }
        if (!is_hardly_played(state)) {
            return &state;
        }
        if (most == nullptr || state.played->end > most->played->end) {
            most = &state;
        }
    }
    return most;
}

} // namespace pampas::session

#include "editor/campaign/add_to.h"

#include "analysis/report/games/json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace pampas::campaign {
namespace {

/// The newest revision of the map's name that has its board.
std::optional<library::Revision> revision_of(const library::Library& library, const map::Map& map) {
    const std::string& name = map.details().name;
    const auto entries = library.list();
    if (std::ranges::find(entries, name, &library::Entry::name) == entries.end()) {
        return std::nullopt;
    }
    for (const library::Revision& revision : library.history(name)) {
        if (map::same_board(library.load(name, revision.number).map, map)) {
            return revision;
        }
    }
    return std::nullopt;
}

/// What games came to, as libraries keep it.
std::string kept_text(const Plan& plan, const Table& table, const balance::Series& series) {
    return report::stored_json(summary_of(plan, table, series))
        .dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace

KeptResults add_to(library::Library& library, Plan& plan, const Store& store, const Warn& warn) {
    KeptResults kept;
    std::vector<std::optional<library::Revision>> revisions(plan.maps.size());
    for (std::size_t map = 0; map < plan.maps.size(); ++map) {
        store.read_map(map, plan);
        revisions[map] = revision_of(library, plan.maps[map].map);
        if (!revisions[map]) {
            kept.missing.push_back(plan.maps[map].file);
        }
    }
    for (std::size_t number = 0; number < plan.tables.size(); ++number) {
        const Table& table = plan.tables[number];
        const auto& revision = revisions[table.map];
        const auto outcome =
            revision ? stored_outcome(plan, number, store, warn) : std::optional<Outcome>();
        const auto* series = outcome ? std::get_if<balance::Series>(&*outcome) : nullptr;
        if (series == nullptr) {
            continue;
        }
        const std::string text = kept_text(plan, table, *series);
        const auto there = library.results(plan.maps[table.map].map.details().name);
        if (std::ranges::find(there, text, &library::Result::report) != there.end()) {
            ++kept.known;
        } else {
            library.keep_result(*revision, text);
            ++kept.added;
        }
    }
    return kept;
}

} // namespace pampas::campaign

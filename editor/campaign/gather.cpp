#include "editor/campaign/gather.h"

#include "analysis/report/games/json.h"
#include "editor/campaign/results.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace pampas::campaign {
namespace {

/// Games of parts that lie after those that count.
std::size_t games_beyond(const Plan& plan, std::size_t number, const Store& store,
                         const balance::Series& series) {
    const auto end = static_cast<std::size_t>(series.tally.deals().deals());
    std::size_t last = end;
    for (const simulation::DealRange& part : store.parts(number)) {
        last = std::max(last, part.end);
    }
    return (last - end) *
           simulation::games_a_deal(plan.campaign.plan.experiment.dealing.pairing,
                                    std::get<Table>(plan.tables[number]).players.count);
}

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

Gathered gather(Plan& plan, const Store& store, const Warn& warn) {
    Gathered found;
    Results results(store.folder(), plan);
    for (std::size_t number = 0; number < plan.tables.size(); ++number) {
        const std::size_t map = map_of(plan.tables[number]);
        store.read_map(map, plan);
        const auto outcome = stored_outcome(plan, number, store, warn);
        if (!outcome) {
            found.missing.push_back(name_of(plan.tables[number], plan.maps[map]));
            continue;
        }
        results.add(number, *outcome);
        if (const auto* series = std::get_if<balance::Series>(&*outcome)) {
            found.beyond += games_beyond(plan, number, store, *series);
        }
    }
    results.finish();
    return found;
}

KeptResults add_to(library::Library& library, Plan& plan, const Store& store, const Warn& warn) {
    KeptResults kept;
    std::vector<std::optional<library::Revision>> revisions(plan.maps.size());
    for (std::size_t map = 0; map < plan.maps.size(); ++map) {
        store.read_map(map, plan);
        revisions[map] = revision_of(library, *plan.maps[map].map);
        if (!revisions[map]) {
            kept.missing.push_back(plan.maps[map].file);
        }
    }
    for (std::size_t number = 0; number < plan.tables.size(); ++number) {
        const auto* table = std::get_if<Table>(&plan.tables[number]);
        const auto revision = revisions[map_of(plan.tables[number])];
        const auto outcome = table != nullptr && revision
                                 ? stored_outcome(plan, number, store, warn)
                                 : std::optional<Outcome>();
        if (!outcome) {
            continue;
        }
        const std::string text = kept_text(plan, *table, std::get<balance::Series>(*outcome));
        const auto there = library.results(plan.maps[table->map].map->details().name);
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

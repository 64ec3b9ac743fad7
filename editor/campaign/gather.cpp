#include "editor/campaign/gather.h"

#include "editor/campaign/results.h"

#include <algorithm>

namespace pampas::campaign {
namespace {

/// Games of parts that lie after those that count.
std::size_t games_beyond(const Plan& plan, std::size_t table, const Store& store,
                         const balance::Series& series) {
    const auto end = static_cast<std::size_t>(series.tally.deals().deals());
    std::size_t last = end;
    for (const simulation::DealRange& part : store.parts(table)) {
        last = std::max(last, part.end);
    }
    return (last - end) * simulation::games_a_deal(plan.campaign.plan.experiment.dealing.pairing,
                                                   plan.tables[table].players);
}

} // namespace

Gathered gather(Plan& plan, const Store& store, const Warn& warn) {
    Gathered found;
    Results results(store.folder(), plan);
    for (std::size_t number = 0; number < plan.tables.size(); ++number) {
        const std::size_t map = plan.tables[number].map;
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

} // namespace pampas::campaign

#include "editor/campaign/gather.h"

#include "editor/campaign/results.h"

#include <algorithm>

namespace pampas::campaign {
namespace {

/// Deals of parts that begin after those that count.
std::size_t deals_beyond(const Store& store, std::size_t table, std::size_t end) {
    std::size_t last = end;
    for (const simulation::DealRange& part : store.parts(table)) {
        last = std::max(last, part.end);
    }
    return last - end;
}

} // namespace

Gathered gather(Plan& plan, const Store& store, const Warn& warn) {
    Gathered found;
    Results results(store.folder(), plan);
    for (std::size_t number = 0; number < plan.tables.size(); ++number) {
        const std::size_t map = plan.tables[number].map;
        store.read_map(map, plan);
        StoredTable table(plan, number, store, 1, warn);
        table.catch_up();
        if (!table.sum().complete()) {
            found.missing.push_back(name_of(plan.tables[number], plan.maps[map]));
            continue;
        }
        results.add(number, table.sum().series());
        found.games += table.sum().next() * table.games_a_deal();
        found.beyond += deals_beyond(store, number, table.sum().next()) * table.games_a_deal();
    }
    results.finish();
    return found;
}

} // namespace pampas::campaign

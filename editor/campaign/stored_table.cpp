#include "editor/campaign/stored_table.h"

#include "engine/files/input_error.h"

#include <algorithm>

namespace pampas::campaign {

using simulation::DealRange;

report::GamesSummary summary_of(const Plan& plan, const Table& table,
                                const balance::Series& series) {
    return report::summary_of(game_of(plan.maps[table.map], table.players),
                              plan.campaign.plan_for(table.players.bots, 1), series);
}

std::optional<Outcome> stored_outcome(const Plan& plan, std::size_t number, const Store& store,
                                      const Warn& warn) {
    if (std::holds_alternative<Study>(plan.tables[number])) {
        try {
            return store.report(number);
        } catch (const InputError& error) {
            warn(error.what());
            return std::nullopt;
        }
    }
    StoredTable table(plan, number, store, 1, warn);
    table.catch_up();
    return table.sum().complete() ? std::optional<Outcome>(table.sum().series()) : std::nullopt;
}

StoredTable::StoredTable(const Plan& plan, std::size_t number, const Store& store,
                         std::size_t threads, Warn warn)
    : number_(number), store_(store), warn_(std::move(warn)),
      game_(game_of(plan.maps[map_of(plan.tables[number])],
                    std::get<Table>(plan.tables[number]).players)),
      plan_(plan.campaign.plan_for(std::get<Table>(plan.tables[number]).players.bots, threads)),
      sum_(game_, plan_), parts_(store.parts(number)) {}

std::size_t StoredTable::games_a_deal() const {
    return simulation::games_a_deal(plan_.experiment.dealing.pairing, game_.players());
}

std::size_t StoredTable::catch_up() {
    const std::size_t before = sum_.next();
    while (!sum_.complete()) {
        const std::optional<Part> part = part_at(sum_.next());
        if (!part) {
            break;
        }
        sum_.add(*part);
    }
    return sum_.next() - before;
}

void StoredTable::keep(const Part& part) {
    if (part.deals.size() == 0) {
        return;
    }
    store_.write(number_, part);
    if (part.deals.first == sum_.next()) {
        sum_.add(part);
    }
}

/// The longest part that begins so and can be read; those that cannot are forgotten.
std::optional<Part> StoredTable::part_at(std::size_t first) {
    while (true) {
        const auto found = std::ranges::find(parts_, first, &DealRange::first);
        if (found == parts_.end()) {
            return std::nullopt;
        }
        try {
            return store_.read(number_, *found, game_, plan_);
        } catch (const InputError& error) {
            warn_(error.what());
            parts_.erase(found);
        }
    }
}

std::size_t StoredTable::after_part(std::size_t first) {
    const std::optional<Part> part = part_at(first);
    return part ? part->deals.end : first;
}

DealRange StoredTable::gap(std::size_t first, std::size_t end) const {
    DealRange result{first, std::min(end, sum_.end())};
    for (const DealRange& part : parts_) {
        if (part.first > first) {
            result.end = std::min(result.end, part.first);
        }
    }
    return result;
}

} // namespace pampas::campaign

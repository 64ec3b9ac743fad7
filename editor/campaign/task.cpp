#include "editor/campaign/task.h"

#include <algorithm>

namespace pampas::campaign {
namespace {

bool is_complete(const Piece& piece, const Plan& plan, const Store& store, const Warn& warn) {
    if (study_named(plan.tables[piece.table].work) != nullptr) {
        return stored_outcome(plan, piece.table, store, warn).has_value();
    }
    StoredTable table(plan, piece.table, store, 1, warn);
    table.catch_up();
    std::size_t at = std::max(table.sum().next(), piece.deals.first);
    while (!table.sum().complete() && at < piece.deals.end) {
        const std::size_t next = table.after_part(at);
        if (next == at) {
            return false;
        }
        at = next;
    }
    return true;
}

} // namespace

bool is_piece(const Piece& piece, const Plan& plan) {
    if (piece.table >= plan.tables.size()) {
        return false;
    }
    const Table& table = plan.tables[piece.table];
    return study_named(table.work) != nullptr
               ? piece.deals.first == 0 && piece.deals.end == 1
               : can_be_part(piece.deals, balance::steps_of(plan.campaign.plan, table.players));
}

bool is_complete(const Task& task, const Plan& plan, const Store& store, const Warn& warn) {
    return std::ranges::all_of(
        task, [&](const Piece& piece) { return is_complete(piece, plan, store, warn); });
}

void play(const Task& task, Plan& plan, const Store& store, std::size_t threads, const Warn& warn) {
    constexpr double seconds_a_part = 60;
    Runner runner(plan, store, threads, warn, {}, seconds_a_part);
    for (const Piece& piece : task) {
        store.read_map(plan.tables[piece.table].map, plan);
        runner.play(piece);
    }
}

} // namespace pampas::campaign

#include "editor/campaign/cut.h"

#include <algorithm>
#include <chrono>
#include <map>

namespace pampas::campaign {
namespace {

using simulation::DealRange;
using Clock = std::chrono::steady_clock;

/// Seconds a deal, of as many as take a moment.
double measured_cost(const Plan& plan, const Table& table) {
    constexpr double moment = 0.3;
    const rules::Game game(plan.maps[table.map].map, rules::ruleset_named(table.ruleset),
                           table.players);
    const balance::SeriesPlan series = plan.campaign.plan_for(table.bots, 1);
    const auto start = Clock::now();
    std::chrono::duration<double> passed{};
    std::size_t deals = 0;
    for (std::size_t more = 1; passed.count() < moment; more *= 2) {
        balance::play_some(game, series, {deals, deals + more});
        deals += more;
        passed = Clock::now() - start;
    }
    return passed.count() / static_cast<double>(deals);
}

/// What a table costs above others: larger boards take longer in proportion.
double size_of(const Plan& plan, const Table& table) {
    return static_cast<double>(plan.maps[table.map].map.grid().size());
}

/// Cuts deals into pieces of so many, each of whole looks, but for the last.
void cut(std::size_t table, DealRange deals, std::size_t size, std::vector<Piece>& pieces) {
    for (std::size_t first = deals.first; first < deals.end; first += size) {
        pieces.push_back({table, {first, std::min(deals.end, first + size)}});
    }
}

} // namespace

Costs measured_costs(const Plan& plan) {
    std::map<std::pair<std::vector<std::string>, std::string>, double> by_space;
    Costs costs;
    for (const Table& table : plan.tables) {
        const auto [kind, is_new] = by_space.try_emplace({table.bots, table.ruleset});
        if (is_new) {
            kind->second = measured_cost(plan, table) / size_of(plan, table);
        }
        costs.push_back(kind->second * size_of(plan, table));
    }
    return costs;
}

std::vector<Piece> missing_pieces(const Plan& plan, const Store& store, const Costs& costs,
                                  double seconds, const Warn& warn) {
    std::vector<Piece> pieces;
    for (std::size_t number = 0; number < plan.tables.size(); ++number) {
        StoredTable table(plan, number, store, 1, warn);
        table.catch_up();
        if (table.sum().complete()) {
            continue;
        }
        const std::size_t look = table.sum().look() == table.sum().end() ? 1 : table.sum().look();
        const auto affordable = static_cast<std::size_t>(seconds / costs[number]);
        const std::size_t size = std::max(look, affordable / look * look);
        for (std::size_t first = table.sum().next(); first < table.sum().end();) {
            if (const std::size_t after = table.after_part(first); after > first) {
                first = after;
                continue;
            }
            const DealRange gap = table.gap(first, table.sum().end());
            cut(number, gap, size, pieces);
            first = gap.end;
        }
    }
    return pieces;
}

std::vector<Task> tasks_of(const std::vector<Piece>& pieces, const Costs& costs, double seconds) {
    std::vector<Task> tasks;
    double left = 0;
    for (const Piece& piece : pieces) {
        const double cost = costs[piece.table] * static_cast<double>(piece.deals.size());
        if (tasks.empty() || cost > left) {
            tasks.emplace_back();
            left = seconds;
        }
        tasks.back().push_back(piece);
        left -= cost;
    }
    return tasks;
}

} // namespace pampas::campaign

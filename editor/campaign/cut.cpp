#include "editor/campaign/cut.h"

#include <algorithm>
#include <chrono>
#include <map>

namespace pampas::campaign {
namespace {

using simulation::DealRange;
using Clock = std::chrono::steady_clock;

std::size_t deal_size(const balance::SeriesPlan& series, const Table& table) {
    return simulation::games_a_deal(series.experiment.dealing.pairing, table.players);
}

/// Seconds a game with this line-up at a table, of as many as take a moment.
double measured_cost(const Plan& plan, const Table& table, const std::vector<std::string>& bots) {
    constexpr double moment = 0.3;
    const rules::Game game(plan.maps[table.map].map, rules::ruleset_named(table.ruleset),
                           table.players);
    const balance::SeriesPlan series = plan.campaign.plan_for(bots, 1);
    const auto start = Clock::now();
    std::chrono::duration<double> passed{};
    std::size_t deals = 0;
    for (std::size_t more = 1; passed.count() < moment; more *= 2) {
        balance::play_some(game, series, {deals, deals + more});
        deals += more;
        passed = Clock::now() - start;
    }
    return passed.count() / static_cast<double>(deals * deal_size(series, table));
}

/// The same of the bots of a table: where all of them take part in one study, their mean.
double measured_cost(const Plan& plan, const Table& table) {
    const Study* study = study_named(table.work);
    if (study == nullptr || study->has_lineups) {
        return measured_cost(plan, table, table.bots);
    }
    double sum = 0;
    for (const std::string& bot : table.bots) {
        sum += measured_cost(plan, table, players::Lineup(std::vector{bot}, table.players).names());
    }
    return sum / static_cast<double>(table.bots.size());
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
    constexpr double without_games = 0.1;
    std::map<std::pair<std::vector<std::string>, std::string>, double> by_space;
    Costs costs;
    for (const Table& table : plan.tables) {
        if (table.players == 0) {
            costs.push_back(without_games);
            continue;
        }
        const auto [kind, is_new] = by_space.try_emplace({table.bots, table.ruleset});
        if (is_new) {
            kind->second = measured_cost(plan, table) / size_of(plan, table);
        }
        const std::size_t games = study_named(table.work) != nullptr
                                      ? most_games(plan, table)
                                      : deal_size(plan.campaign.plan, table);
        costs.push_back(kind->second * size_of(plan, table) * static_cast<double>(games));
    }
    return costs;
}

std::vector<Piece> missing_pieces(const Plan& plan, const Store& store, const Costs& costs,
                                  double seconds, const Warn& warn) {
    std::vector<Piece> pieces;
    for (std::size_t number = 0; number < plan.tables.size(); ++number) {
        if (stored_outcome(plan, number, store, warn)) {
            continue;
        }
        if (study_named(plan.tables[number].work) != nullptr) {
            pieces.push_back({number, {0, 1}});
            continue;
        }
        StoredTable table(plan, number, store, 1, [](const auto&) {}); // is told of already
        table.catch_up();
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

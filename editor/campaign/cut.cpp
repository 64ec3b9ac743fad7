#include "editor/campaign/cut.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <map>

namespace pampas::campaign {
namespace {

using simulation::DealRange;
using Clock = std::chrono::steady_clock;

/// Seconds a game with this line-up at a table, of as many as take a moment.
double measured_cost(const Plan& plan, const Table& table, const std::vector<std::string>& bots,
                     const std::stop_token& stop) {
    constexpr double moment = 0.3;
    const rules::Game game = game_of(plan, table);
    balance::SeriesPlan series = plan.campaign.plan_for(bots, 1);
    series.experiment.dealing.pairing = simulation::Pairing::Independent; // one is enough
    const auto start = Clock::now();
    std::chrono::duration<double> passed{};
    std::size_t games = 0;
    for (std::size_t more = 1; passed.count() < moment && !stop.stop_requested(); more *= 2) {
        balance::play_some(game, series, {games, games + more}, stop);
        games += more;
        passed = Clock::now() - start;
    }
    return passed.count() / static_cast<double>(std::max(games, std::size_t{1}));
}

/// The same of the bots of a table: where all of them take part in one study, their mean.
double measured_cost(const Plan& plan, const Table& table, const std::stop_token& stop) {
    const Study* study = study_named(table.work);
    if (study == nullptr || study->has_lineups) {
        return measured_cost(plan, table, table.bots, stop);
    }
    double sum = 0;
    for (const std::string& bot : table.bots) {
        sum += measured_cost(plan, table, players::Lineup(std::vector{bot}, table.players).names(),
                             stop);
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

/// How many games a deal has, or the whole of a study.
double games_at_once(const Plan& plan, const Table& table) {
    return static_cast<double>(
        study_named(table.work) != nullptr
            ? most_games(plan, table)
            : simulation::games_a_deal(plan.campaign.plan.experiment.dealing.pairing,
                                       table.players));
}

/// What decides how long a game takes, beside the board.
auto kind_of(const Table& table) {
    return std::pair(table.bots, table.ruleset);
}

/// `cost` tells that of a game at a table; it is asked once for each kind.
Costs costs_by(const Plan& plan, const std::function<double(const Table& table)>& cost) {
    constexpr double without_games = 0.1;
    std::map<decltype(kind_of(plan.tables.front())), double> by_space;
    Costs costs;
    for (const Table& table : plan.tables) {
        if (table.players == 0) {
            costs.push_back(without_games);
            continue;
        }
        const auto [kind, is_new] = by_space.try_emplace(kind_of(table));
        if (is_new) {
            kind->second = cost(table) / size_of(plan, table);
        }
        costs.push_back(kind->second * size_of(plan, table) * games_at_once(plan, table));
    }
    return costs;
}

} // namespace

Costs measured_costs(const Plan& plan, const std::stop_token& stop) {
    return costs_by(plan, [&](const Table& table) { return measured_cost(plan, table, stop); });
}

Costs relative_costs(const Plan& plan, const std::stop_token& stop) {
    const bool all_alike = std::ranges::all_of(plan.tables, [&](const Table& table) {
        return kind_of(table) == kind_of(plan.tables.front());
    });
    return all_alike ? costs_by(plan, [](const Table&) { return 1.0; })
                     : measured_costs(plan, stop);
}

double cost_of_game(const Plan& plan, const Table& table, double cost) {
    return cost / std::max(games_at_once(plan, table), 1.0);
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
        const std::size_t least = table.sum().steps().cut();
        const auto affordable = static_cast<std::size_t>(seconds / costs[number]);
        const std::size_t size = std::max(least, affordable / least * least);
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

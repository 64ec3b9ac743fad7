#include "editor/experiments/tables.h"

#include "engine/players/lineup.h"

#include <algorithm>
#include <numeric>

namespace pampas::experiments {
namespace {

balance::SeriesPlan plan_for(balance::SeriesPlan plan, const std::string& bot, int players) {
    plan.experiment.bots = {bot};
    plan.experiment = plan.experiment.seated(players);
    plan.experiment.dealing.pairing = simulation::Pairing::Rotated;
    if (!plan.games && !plan.until_verdict) {
        plan.games = players::searches(bot) ? games_of_searchers : games_at_table;
    }
    return plan;
}

/// Every number of players that the map and the rules are for.
std::vector<int> all_counts(const map::Map& map, const rules::Ruleset& rules) {
    const auto [least, most] = numbers_of_players(rules, map.details().players);
    std::vector<int> counts(static_cast<std::size_t>(most - least + 1));
    std::iota(counts.begin(), counts.end(), least);
    return counts;
}

/// The numbers asked for, each once, or all.
std::vector<int> player_counts(std::vector<int> asked, const map::Map& map,
                               const rules::Ruleset& rules) {
    if (asked.empty()) {
        return all_counts(map, rules);
    }
    std::ranges::sort(asked);
    asked.erase(std::ranges::unique(asked).begin(), asked.end());
    return asked;
}

std::size_t most_games_at(const Table& table) {
    return balance::most_games(table.plan, table.game.players());
}

} // namespace

Table::Table(const map::Map& map, const rules::Ruleset& rules, int players, const std::string& bot,
             const TablesPlan& asked)
    : game(map, rules, players), plan(plan_for(asked.series, bot, players)) {}

std::list<Table> tables_for(const map::Map& map, const rules::Ruleset& rules,
                            const TablesPlan& plan) {
    std::list<Table> tables;
    const std::vector<std::string>& bots = plan.series.experiment.bots;
    for (auto bot = bots.begin(); bot != bots.end(); ++bot) {
        if (std::find(bots.begin(), bot, *bot) == bot) {
            for (const int players : player_counts(plan.players, map, rules)) {
                tables.emplace_back(map, rules, players, *bot, plan);
            }
        }
    }
    return tables;
}

std::size_t most_games(const std::list<Table>& tables) {
    return std::transform_reduce(tables.begin(), tables.end(), std::size_t{0}, std::plus(),
                                 most_games_at);
}

std::vector<report::GamesSummary> play_at(const std::list<Table>& tables,
                                          const simulation::RunControl& control) {
    std::vector<report::GamesSummary> played;
    for (const Table& table : tables) {
        if (played.empty() || !control.is_stopped()) {
            const balance::Series series = play_series(table.game, table.plan, control);
            control.spare(most_games_at(table) -
                          static_cast<std::size_t>(series.tally.seats().games()));
            played.push_back(report::summary_of(table.game, table.plan, series));
        }
    }
    played.back().interrupted = control.is_stopped();
    return played;
}

} // namespace pampas::experiments

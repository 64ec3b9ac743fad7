#pragma once

#include "analysis/balance/series.h"
#include "analysis/report/games/summary.h"

#include <list>
#include <string>
#include <vector>

/// What games are played for and what is told of it, for whoever asks: command line or windows.
namespace pampas::experiments {

/// As many games at a table as tell something within a minute or so; players who search take
/// seconds for each.
inline constexpr std::size_t games_at_table = 400;
inline constexpr std::size_t games_of_searchers = 60;

/// What is to be played for a report on a map.
struct TablesPlan {
    /// How many sit at each table; if none are given, every number that map and rules are for.
    std::vector<int> players = {};
    /// At each table. Its bots are the kinds of players, each at tables of its own; games are
    /// paired. Without a number of games and a goal there are as many as are usual for the kind.
    balance::SeriesPlan series{balance::usual_experiment()};
};

/// Players of one kind at a table, and what they are to play.
struct Table {
    rules::Game game;
    balance::SeriesPlan plan;

    /// Throws `InputError` for an unknown kind and a number of players the rules are not for.
    Table(const map::Map& map, const rules::Ruleset& rules, int players, const std::string& bot,
          const TablesPlan& asked);
};

/// Tables of every kind of players and every number of them. Throws as `Table`. (Games stay where
/// they are.)
std::list<Table> tables_for(const map::Map& map, const rules::Ruleset& rules,
                            const TablesPlan& plan);

/// How many games they have together, at most.
std::size_t most_games(const std::list<Table>& tables);

/// Plays at one table after the other. What has not begun when it is stopped is left out, but for
/// the first table. Throws `simulation::Abandoned`.
std::vector<report::GamesSummary> play_at(const std::list<Table>& tables,
                                          const simulation::RunControl& control);

} // namespace pampas::experiments

#pragma once

#include "analysis/balance/series.h"
#include "analysis/generation/fair.h"
#include "analysis/report/experiments/comparison.h"
#include "analysis/report/experiments/compensation.h"
#include "analysis/report/experiments/ladder.h"
#include "analysis/report/experiments/restriction.h"
#include "analysis/report/games/summary.h"
#include "engine/map/map.h"

#include <array>
#include <cstddef>
#include <list>
#include <optional>
#include <string>
#include <vector>

/// Experiments with games and their reports, for command line and windows.
namespace pampas::experiments {

/// Two maps on which to play the same deals.
struct ComparisonRequest {
    static constexpr Bounded<std::size_t> games_bounds{1, 10'000'000, 1000};

    balance::PlayedMap one;
    balance::PlayedMap other; ///< with as many players as `one`
    balance::Experiment experiment = balance::usual_experiment();
    std::size_t games = games_bounds.usual; ///< on each map; in whole deals, at least two
    double tolerance = balance::tolerance_bounds.usual; ///< of the verdicts
};

/// How many games `compare` plays on each map.
std::size_t games_on_each(const ComparisonRequest& request);

/// Plays the games and takes the figures of both maps. `control` counts a game on each map as one.
/// Throws `InputError` for unknown bots or a wrong number of players, and `simulation::Abandoned`.
report::MapComparison compare(const ComparisonRequest& request,
                              const simulation::RunControl& control = {});

/// The page of two maps under these names, with games on them if `games` is not null.
std::string comparison_page(const std::array<std::string, 2>& names,
                            const std::array<const map::Map*, 2>& maps, const report::Table& board,
                            const report::MapComparison* games);

/// Seats that pesos are to make even.
struct CompensationRequest {
    balance::PlayedMap on;
    balance::Experiment experiment = balance::usual_experiment();
    /// To find the pesos; half as many games each confirm them, with the pesos and without.
    std::size_t games = design::CompensationPlan::games_bounds.usual;
    double tolerance = balance::tolerance_bounds.usual; ///< of the verdicts

    /// Throws `InputError` for unknown bots and for a wrong number of them.
    design::CompensationPlan plan() const;
};

/// Finds the pesos. Throws as `design::compensate` does.
report::CompensationReport compensate(const CompensationRequest& request,
                                      const simulation::RunControl& control = {});

/// The ruleset with the pesos found, under a name that says so.
rules::Ruleset compensated(const report::CompensationReport& report);

/// The page of the pesos found for a map.
std::string compensation_page(const report::CompensationReport& report, const map::Map& map);

/// The bytes of a ruleset's file.
std::string ruleset_file(const rules::Ruleset& rules);

/// Bots that are compared by strength.
struct LadderRequest {
    balance::PlayedMap on;
    /// Its bots are those of the ladder, each once.
    balance::Experiment experiment = balance::usual_experiment(players::bot_names());
    std::size_t games = balance::LadderPlan::games_bounds.usual; ///< of each pair of bots, about
    /// The bot that others are compared with; by default the usual one, as others are neither far
    /// above nor far below it, or the first.
    std::optional<std::string> reference = {};

    /// Throws `InputError` for unknown bots, fewer than two bots, the same one twice, and a
    /// reference that does not play.
    balance::LadderPlan plan() const;
};

/// Plays the ladder. Throws as `LadderRequest::plan` and `balance::play_ladder` do.
report::Ladder play_ladder(const LadderRequest& request,
                           const simulation::RunControl& control = {});

/// Games in which one player does without something.
struct RestrictionRequest {
    static constexpr Bounded<std::size_t> games_bounds{1, 10'000'000, 1000};

    balance::PlayedMap on;
    balance::Experiment experiment = balance::usual_experiment();
    std::size_t games = games_bounds.usual; ///< with each restriction, rounded up to whole deals
    /// What the player does without (`balance::restriction_named`); empty: the usual things, and
    /// the markets that pay most.
    std::vector<std::string> without = {};
};

/// How many games `play_restricted` plays.
std::size_t restricted_games(const RestrictionRequest& request);

/// The usual bots play the games, with paired deals; if stopped early, what was played counts.
/// Throws `InputError` for unknown restrictions, and as `balance::play_restricted` does.
report::RestrictionReport play_restricted(const RestrictionRequest& request,
                                          const simulation::RunControl& control = {});

/// Maps to generate.
struct GenerationPlan {
    generation::Request request;
    /// How to make seats fair. Seed and threads are those of the maps.
    std::optional<generation::FairPlan> fair = {};
    std::size_t threads = simulation::threads_bounds.usual;
};

/// Generates the maps; if seats must be fair, takes the fairest of a larger number and of their
/// variants. Throws as `generation::search` and `generation::made_fair` do.
generation::Found generate(const GenerationPlan& plan, const simulation::RunControl& control);

/// How many games at a table give a result within about a minute, and a verdict at most tables of
/// the bundled maps. Bots that search take seconds for each.
inline constexpr std::size_t games_at_table = 2000;
inline constexpr std::size_t games_of_searchers = 60;

/// What to play for a report on a map.
struct TablesPlan {
    /// Numbers of players; empty: every number that map and rules are for.
    std::vector<int> players = {};
    /// The series at each table. Its bots are the kinds of players, each with tables of its own;
    /// games are paired. Without a number of games or a goal, the kind decides how many games.
    balance::SeriesPlan series{balance::usual_experiment()};
};

/// Players of one kind at a table, and the games they play.
struct PlannedTable {
    rules::Game game;
    balance::SeriesPlan plan;

    /// Throws `InputError` for an unknown kind and for a number of players that the rules do not
    /// allow.
    PlannedTable(const map::Map& map, const rules::Ruleset& rules, int players,
                 const std::string& bot, const TablesPlan& asked);
};

/// Tables of every kind of players and every number of them. Throws as `PlannedTable` does. It is a
/// list because games do not move.
std::list<PlannedTable> tables_for(const map::Map& map, const rules::Ruleset& rules,
                                   const TablesPlan& plan);

/// The most games that all tables have together.
std::size_t most_games(const std::list<PlannedTable>& tables);

/// Plays table after table. If it is stopped, it leaves out tables that have not begun, except the
/// first. Throws `simulation::Abandoned`.
std::vector<report::GamesSummary> play_at(const std::list<PlannedTable>& tables,
                                          const simulation::RunControl& control);

} // namespace pampas::experiments

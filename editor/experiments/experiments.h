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

/// Two maps on which the same deals are to be played.
struct ComparisonRequest {
    static constexpr Bounded<std::size_t> games_bounds{1, 10'000'000, 1000};

    balance::PlayedMap one;
    balance::PlayedMap other; ///< by as many players as the first
    balance::Experiment experiment = balance::usual_experiment();
    std::size_t games = games_bounds.usual; ///< on each map; in whole deals, two at least
    double tolerance = balance::tolerance_bounds.usual; ///< of the verdicts
};

/// How many games are played on each map.
std::size_t games_on_each(const ComparisonRequest& request);

/// Plays them and takes the figures of both maps. `control` counts the games on each map as
/// one. Throws `InputError` for unknown bots or a wrong number of players, and
/// `simulation::Abandoned`.
report::MapComparison compare(const ComparisonRequest& request,
                              const simulation::RunControl& control = {});

/// The page of two maps under these names; of games on them too where `games` is not null.
std::string comparison_page(const std::array<std::string, 2>& names,
                            const std::array<const map::Map*, 2>& maps, const report::Table& board,
                            const report::MapComparison* games);

/// Seats that pesos are to make even.
struct CompensationRequest {
    balance::PlayedMap on;
    balance::Experiment experiment = balance::usual_experiment();
    /// By which pesos are found; half as many confirm them, with them and without.
    std::size_t games = design::CompensationPlan::games_bounds.usual;
    double tolerance = balance::tolerance_bounds.usual; ///< of the verdicts

    /// Throws `InputError` for unknown bots and for a wrong number of them.
    design::CompensationPlan plan() const;
};

/// Finds the pesos. Throws as `design::compensate`.
report::CompensationReport compensate(const CompensationRequest& request,
                                      const simulation::RunControl& control = {});

/// The ruleset with the pesos found, under a name that says so.
rules::Ruleset compensated(const report::CompensationReport& report);

/// The page of what was found for a map.
std::string compensation_page(const report::CompensationReport& report, const map::Map& map);

/// The bytes of a file that rulesets are read from.
std::string ruleset_file(const rules::Ruleset& rules);

/// Bots that are compared by strength.
struct LadderRequest {
    balance::PlayedMap on;
    /// Its bots are those of the ladder, each once.
    balance::Experiment experiment = balance::usual_experiment(players::bot_names());
    std::size_t games = balance::LadderPlan::games_bounds.usual; ///< of every two bots, about
    /// The bot that others are compared with; without it the usual one, beside whom others are
    /// neither far above nor below, or the first.
    std::optional<std::string> reference = {};

    /// Throws `InputError` for unknown bots, fewer than two, one twice, and a reference that does
    /// not play.
    balance::LadderPlan plan() const;
};

/// Plays it. Throws as `LadderRequest::plan` and `balance::play_ladder`.
report::Ladder play_ladder(const LadderRequest& request,
                           const simulation::RunControl& control = {});

/// Games in which one player does without something.
struct RestrictionRequest {
    static constexpr Bounded<std::size_t> games_bounds{1, 10'000'000, 1000};

    balance::PlayedMap on;
    balance::Experiment experiment = balance::usual_experiment();
    std::size_t games = games_bounds.usual; ///< with each restriction, rounded up to whole deals
    /// What is done without (`balance::restriction_named`); none: what usually is, and the markets
    /// that pay most.
    std::vector<std::string> without = {};
};

/// How many games that plays.
std::size_t restricted_games(const RestrictionRequest& request);

/// Plays them by the usual bots, with paired deals; when stopped early, what was played counts.
/// Throws `InputError` for unknown restrictions, and as `balance::play_restricted`.
report::RestrictionReport play_restricted(const RestrictionRequest& request,
                                          const simulation::RunControl& control = {});

/// Maps that are to be made.
struct GenerationPlan {
    generation::Request request;
    /// For fair seats. Seed and threads are those of the maps.
    std::optional<generation::FairPlan> fair = {};
    std::size_t threads = simulation::threads_bounds.usual;
};

/// Makes the maps; where seats have to be fair, takes the fairest of a larger number and of their
/// changes. Throws as `generation::search` and `generation::made_fair`.
generation::Found generate(const GenerationPlan& plan, const simulation::RunControl& control);

/// How many games at a table show something within a minute or so; players who search take
/// seconds for each.
inline constexpr std::size_t games_at_table = 400;
inline constexpr std::size_t games_of_searchers = 60;

/// What to play for a report on a map.
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

/// Plays at one table after the other. Tables that were not begun when it is stopped are left out,
/// except the first table. Throws `simulation::Abandoned`.
std::vector<report::GamesSummary> play_at(const std::list<Table>& tables,
                                          const simulation::RunControl& control);

} // namespace pampas::experiments

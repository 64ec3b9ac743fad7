#include "editor/experiments/experiments.h"

#include "editor/experiments/pages.h"
#include "engine/files/input_error.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"
#include "engine/map/difference.h"
#include "engine/map/transform.h"
#include "engine/players/lineup.h"
#include "engine/rules/ruleset.h"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <set>

namespace pampas::experiments {
namespace {

/// At least two deals: a difference needs them to have an interval.
balance::ComparisonPlan plan_for(const ComparisonRequest& request) {
    const int players = request.one.players;
    const std::size_t deals =
        simulation::deals_for(request.games, request.experiment.dealing.pairing, players);
    return {.experiment = request.experiment.seated(players),
            .deals = std::max<std::size_t>(2, deals)};
}

report::ComparedMap compared(const balance::PlayedMap& played) {
    return {played.map.details().name, played.rules.name, graph::analyze(played.map)};
}

void check_bots(const std::vector<std::string>& bots) {
    for (const std::string& bot : bots) {
        static_cast<void>(players::Lineup({&bot, 1}, 2)); // throws for an unknown bot
    }
    balance::require_different(bots);
}

std::size_t deals_of(const RestrictionRequest& request) {
    return std::max(
        simulation::deals_for(request.games, simulation::Pairing::Rotated, request.on.players),
        std::size_t{2});
}

balance::Experiment by_usual_bots(balance::Experiment experiment) {
    experiment.bots = {players::usual_bot()};
    experiment.dealing.pairing = simulation::Pairing::Rotated;
    return experiment;
}

std::vector<balance::Restriction> restrictions_of(const RestrictionRequest& request,
                                                  const rules::Game& game,
                                                  const balance::Experiment& experiment,
                                                  const simulation::RunControl& control) {
    if (request.without.empty()) {
        return balance::usual_restrictions(game, experiment, control);
    }
    std::vector<balance::Restriction> restrictions;
    restrictions.reserve(request.without.size());
    for (const std::string& name : request.without) {
        restrictions.push_back(balance::restriction_named(name, game.board()));
    }
    return restrictions;
}

using generation::Found;
using simulation::RunControl;
using Unit = simulation::RunState::Unit;

Found searched(const generation::Request& request, std::size_t threads, const RunControl& control) {
    control.begin(Unit::Maps, generation::usual_effort(request));
    return generation::search(request, threads, control);
}

Found searched_fair(const GenerationPlan& plan, const RunControl& control) {
    generation::FairPlan fair_plan = *plan.fair;
    fair_plan.trial.experiment.dealing.seed = plan.request.seed;
    fair_plan.trial.experiment.threads = plan.threads;
    generation::Request many = plan.request;
    many.count = generation::maps_to_begin_with(plan.request);
    Found found = searched(many, plan.threads, control.until(simulation::End::Search));
    if (found.maps.empty()) {
        return found;
    }
    control.begin(Unit::Games, generation::most_games(plan.request, fair_plan, found.maps.size()));
    Found fair = generation::made_fair(plan.request, std::move(found.maps), fair_plan, control);
    fair.judged += found.judged;
    fair.is_cut = fair.is_cut || found.is_cut;
    if (fair.maps.size() < plan.request.count) {
        fair.closest = std::move(found.closest);
    }
    return fair;
}

balance::SeriesPlan plan_for(balance::SeriesPlan plan, const std::string& bot, int players) {
    plan.experiment.bots = {bot};
    plan.experiment = plan.experiment.seated(players);
    plan.experiment.dealing.pairing = simulation::Pairing::Rotated;
    if (!plan.games && !plan.until_verdict) {
        plan.games = players::searches(bot) ? games_of_searchers : games_at_table;
    }
    return plan;
}

/// The numbers asked for, or every number of players that the map and the rules are for.
std::set<int> player_counts(const std::vector<int>& asked, const map::Map& map,
                            const rules::Ruleset& rules) {
    std::set<int> counts(asked.begin(), asked.end());
    const auto [least, most] = numbers_of_players(rules, map.details().players);
    for (int count = least; asked.empty() && count <= most; ++count) {
        counts.insert(count);
    }
    return counts;
}

std::size_t most_games_at(const PlannedTable& table) {
    return balance::most_games_of_all(table.plan, table.game.players());
}

} // namespace

std::size_t games_on_each(const ComparisonRequest& request) {
    return plan_for(request).deals * static_cast<std::size_t>(request.one.players);
}

report::MapComparison compare(const ComparisonRequest& request,
                              const simulation::RunControl& control) {
    const auto start = std::chrono::steady_clock::now();
    const balance::ComparisonPlan plan = plan_for(request);
    const int players = request.one.players;
    const rules::Game one(request.one.map, request.one.rules, players);
    const rules::Game other(request.other.map, request.other.rules, players);
    const balance::Comparison games = balance::compare_games(one, other, plan, control);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    return {{{compared(request.one), compared(request.other)}},
            plan,
            games,
            request.tolerance,
            games.one.figures.size() < plan.deals,
            passed.count()};
}

std::string comparison_page(const std::array<std::string, 2>& names,
                            const std::array<const map::Map*, 2>& maps, const report::Table& board,
                            const report::MapComparison* games) {
    const auto [one, other] = map::on_one_grid(*maps[0], *maps[1]);
    std::vector<hex::Coordinate>
        differing; // get room on both maps, so that both have the same scale
    for (const map::SpaceDifference& difference : map::differences(one, other)) {
        differing.push_back(difference.at);
    }
    const report::ComparisonPage page{
        {report::MapOnPage{names[0], one, picture_of(one, differing)},
         report::MapOnPage{names[1], other, picture_of(other, differing)}},
        board,
        games};
    return comparison_html(page).markup();
}

design::CompensationPlan CompensationRequest::plan() const {
    return {.experiment = experiment.seated(on.players),
            .players = on.players,
            .games = games,
            .confirming_games = (games + 1) / 2,
            .tolerance = tolerance};
}

report::CompensationReport compensate(const CompensationRequest& request,
                                      const simulation::RunControl& control) {
    const auto start = std::chrono::steady_clock::now();
    const auto& [map, rules, players] = request.on;
    const design::CompensationPlan plan = request.plan();
    const design::Compensation found = design::compensate(map, rules, plan, control);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    return {map.details().name, rules, plan, found, passed.count()};
}

rules::Ruleset compensated(const report::CompensationReport& report) {
    rules::Ruleset rules = design::with_pesos(report.rules, report.found.extra);
    rules.name += ", compensated";
    return rules;
}

std::string compensation_page(const report::CompensationReport& report, const map::Map& map) {
    return compensation_html(report, map, picture_of(map), ruleset_file(compensated(report)),
                             advice_on(report.plan))
        .markup();
}

std::string ruleset_file(const rules::Ruleset& rules) {
    return formats::json_text(rules::write_ruleset(rules));
}

balance::LadderPlan LadderRequest::plan() const {
    check_bots(experiment.bots);
    balance::reference_among(experiment.bots, reference, players::usual_bot());
    const bool has_pairs = on.rules.least_players == 2;
    const auto games_a_round = static_cast<std::size_t>(has_pairs ? 2 : on.players);
    balance::LadderPlan plan{.experiment = experiment,
                             .has_pairs = has_pairs,
                             .players = on.players,
                             .rounds = (games + games_a_round - 1) / games_a_round};
    plan.experiment.dealing.pairing = simulation::Pairing::Rotated;
    return plan;
}

report::Ladder play_ladder(const LadderRequest& request, const simulation::RunControl& control) {
    const auto start = std::chrono::steady_clock::now();
    const balance::LadderPlan plan = request.plan();
    const auto rounds = balance::play_ladder(request.on.map, request.on.rules, plan, control);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    return report::ladder_of(
        request.on.map.details().name, request.on.rules.name, plan, rounds,
        balance::reference_among(plan.experiment.bots, request.reference, players::usual_bot()),
        passed.count());
}

std::size_t restricted_games(const RestrictionRequest& request) {
    const rules::Game game(request.on.map, request.on.rules, request.on.players);
    const std::size_t each = deals_of(request) * static_cast<std::size_t>(request.on.players);
    return request.without.empty() ? balance::games_for_usual_restrictions(game) +
                                         each * balance::count_of_usual_restrictions(game)
                                   : each * request.without.size();
}

report::RestrictionReport play_restricted(const RestrictionRequest& request,
                                          const simulation::RunControl& control) {
    const rules::Game game(request.on.map, request.on.rules, request.on.players);
    const balance::Experiment experiment = by_usual_bots(request.experiment);
    const auto restrictions = restrictions_of(request, game, experiment, control);
    return {request.on.map.details().name, request.on.players, experiment.dealing.seed,
            balance::play_restricted(game, experiment, restrictions, deals_of(request), control),
            control.is_stopped()};
}

Found generate(const GenerationPlan& plan, const RunControl& control) {
    return plan.fair ? searched_fair(plan, control) : searched(plan.request, plan.threads, control);
}

PlannedTable::PlannedTable(const map::Map& map, const rules::Ruleset& rules, int players,
                           const std::string& bot, const TablesPlan& asked)
    : game(map, rules, players), plan(plan_for(asked.series, bot, players)) {}

std::list<PlannedTable> tables_for(const map::Map& map, const rules::Ruleset& rules,
                                   const TablesPlan& plan) {
    std::list<PlannedTable> tables;
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

std::size_t most_games(const std::list<PlannedTable>& tables) {
    return std::transform_reduce(tables.begin(), tables.end(), std::size_t{0}, std::plus(),
                                 most_games_at);
}

std::vector<report::GamesSummary> play_at(const std::list<PlannedTable>& tables,
                                          const simulation::RunControl& control) {
    std::vector<report::GamesSummary> played;
    for (const PlannedTable& table : tables) {
        if (played.empty() || !control.is_stopped()) {
            const balance::Series series = play_series(table.game, table.plan, control);
            control.spare(balance::most_games(table.plan, table.game.players()) -
                          static_cast<std::size_t>(series.tally.seats().games()));
            played.push_back(report::summary_of(table.game, table.plan, series));
            played.back().failures = table.plan.experiment.take_failures();
        }
    }
    played.back().interrupted = control.is_stopped();
    return played;
}

} // namespace pampas::experiments

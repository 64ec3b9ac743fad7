#include "editor/campaign/study.h"

#include "analysis/legality/legality.h"
#include "analysis/report/map/analysis.h"
#include "analysis/report/repair/repair.h"
#include "editor/experiments/comparison.h"
#include "editor/experiments/compensation.h"
#include "editor/experiments/ladder.h"
#include "editor/experiments/restriction.h"

#include <algorithm>
#include <array>

namespace pampas::campaign {
namespace {

using Json = formats::JsonValue::Json;
using simulation::RunControl;

/// As many as the commands play when they are not told.
std::size_t games_asked(const Plan& plan, std::size_t usual) {
    return plan.campaign.plan.games.value_or(usual);
}

balance::Experiment experiment_of(const Plan& plan, const Table& table, std::size_t threads) {
    balance::Experiment experiment = plan.campaign.plan_for(table.bots, threads).experiment;
    experiment.dealing.pairing = simulation::Pairing::Rotated;
    return experiment;
}

const map::Map& map_of(const Plan& plan, const Table& table) {
    return plan.maps[table.map].map;
}

Json analysis_report(const Plan& plan, const Table& table, std::size_t /*threads*/,
                     const RunControl& /*control*/) {
    const map::Map& map = map_of(plan, table);
    return report::analysis_json(graph::analyze(map, {.threads = 1}),
                                 legality::findings(map, legality::clients().front()));
}

std::size_t no_games(const Plan& /*plan*/, const Table& /*table*/) {
    return 0;
}

/// Against the map that the campaign names.
experiments::ComparisonRequest comparison_request(const Plan& plan, const Table& table,
                                                  std::size_t threads) {
    const rules::Ruleset rules = rules::ruleset_named(table.ruleset);
    return {.one = {map_of(plan, table), rules},
            .other = {plan.other->map, rules},
            .players = table.players,
            .experiment = experiment_of(plan, table, threads),
            .games = games_asked(plan, 1000),
            .tolerance = plan.campaign.plan.tolerance};
}

Json comparison_report(const Plan& plan, const Table& table, std::size_t threads,
                       const RunControl& control) {
    return report::map_comparison_json(
        experiments::compare(comparison_request(plan, table, threads), control));
}

std::size_t comparison_games(const Plan& plan, const Table& table) {
    return 2 * experiments::games_on_each(comparison_request(plan, table, 1));
}

experiments::CompensationRequest compensation_request(const Plan& plan, const Table& table,
                                                      std::size_t threads) {
    return {map_of(plan, table), rules::ruleset_named(table.ruleset),
            experiments::compensation_plan(experiment_of(plan, table, threads), table.players,
                                           games_asked(plan, 4000), plan.campaign.plan.tolerance)};
}

Json compensation_report(const Plan& plan, const Table& table, std::size_t threads,
                         const RunControl& control) {
    return report::compensation_json(
        experiments::compensate(compensation_request(plan, table, threads), control));
}

std::size_t compensation_games_of(const Plan& plan, const Table& table) {
    return design::compensation_games(compensation_request(plan, table, 1).plan);
}

experiments::LadderRequest ladder_of(const Plan& plan, const Table& table, std::size_t threads) {
    return experiments::ladder_request(map_of(plan, table), rules::ruleset_named(table.ruleset),
                                       table.players, experiment_of(plan, table, threads),
                                       games_asked(plan, 100));
}

Json ladder_report(const Plan& plan, const Table& table, std::size_t threads,
                   const RunControl& control) {
    return report::ladder_json(experiments::play_ladder(ladder_of(plan, table, threads), control));
}

std::size_t ladder_games_of(const Plan& plan, const Table& table) {
    return balance::ladder_games(ladder_of(plan, table, 1).plan);
}

/// By greedy players, whoever plays else.
experiments::RestrictionRequest restriction_request(const Plan& plan, const Table& table,
                                                    std::size_t threads) {
    return {.map = map_of(plan, table),
            .rules = rules::ruleset_named(table.ruleset),
            .players = table.players,
            .experiment = experiment_of(plan, table, threads),
            .games = games_asked(plan, 1000)};
}

Json restriction_report(const Plan& plan, const Table& table, std::size_t threads,
                        const RunControl& control) {
    return report::restriction_json(
        experiments::play_restricted(restriction_request(plan, table, threads), control));
}

std::size_t restriction_games(const Plan& plan, const Table& table) {
    return experiments::restricted_games(restriction_request(plan, table, 1));
}

/// A search for what makes seats win alike, within the usual limits. `games` are those that each
/// proposal is confirmed by; those of a round of the search are in proportion.
repair::RepairPlan repair_plan(const Plan& plan, const Table& table, std::size_t threads) {
    repair::RepairPlan result;
    result.trial = {{table.players}, experiment_of(plan, table, threads)};
    result.limits.client = legality::clients().front();
    result.tolerance = plan.campaign.plan.tolerance;
    const std::size_t proportion = result.games / result.confirming_games;
    result.confirming_games = games_asked(plan, result.confirming_games);
    result.games = proportion * result.confirming_games;
    return result;
}

Json repair_report(const Plan& plan, const Table& table, std::size_t threads,
                   const RunControl& control) {
    report::RepairReport report{
        map_of(plan, table).details().name, repair_plan(plan, table, threads), {}};
    report.found = repair::repair(map_of(plan, table), rules::ruleset_named(table.ruleset),
                                  report.plan, {.run = control});
    return report::repair_json(report);
}

std::size_t repair_games(const Plan& plan, const Table& table) {
    return repair::most_games(repair_plan(plan, table, 1));
}

constexpr std::array all_studies{
    Study{"analyze", false, false, analysis_report, no_games},
    Study{"compare", true, true, comparison_report, comparison_games},
    Study{"compensate", true, true, compensation_report, compensation_games_of},
    Study{"ladder", true, false, ladder_report, ladder_games_of},
    Study{"repair", true, true, repair_report, repair_games},
    Study{"restrict", true, false, restriction_report, restriction_games},
};

} // namespace

std::span<const Study> studies() {
    return all_studies;
}

const Study* study_named(std::string_view name) {
    const auto found = std::ranges::find(all_studies, name, &Study::name);
    return found == all_studies.end() ? nullptr : &*found;
}

} // namespace pampas::campaign

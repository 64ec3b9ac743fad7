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

/// How games of a table are played: with paired deals.
balance::Experiment experiment_of(const Plan& plan, const Table& table, std::size_t threads) {
    balance::Experiment experiment = plan.campaign.plan_for(table.bots, threads).experiment;
    experiment.dealing.pairing = simulation::Pairing::Rotated;
    return experiment;
}

balance::PlayedMap played_on(const Table& table, const map::Map& map) {
    return balance::GameRequest{table.ruleset, table.players}.on(map);
}

const map::Map& map_of(const Plan& plan, const Table& table) {
    return plan.maps[table.map].map;
}

/// A request for the table's map. Where the campaign does not say how many games, there are as many
/// as the command plays when it is not told.
template <class Request>
Request request_for(const Plan& plan, const Table& table, std::size_t threads) {
    Request request{.on = played_on(table, map_of(plan, table)),
                    .experiment = experiment_of(plan, table, threads)};
    request.games = plan.campaign.plan.games.value_or(request.games);
    return request;
}

Work analysis(const Plan& plan, const Table& table, std::size_t /*threads*/) {
    return {0, [&map = map_of(plan, table)](const RunControl&) -> Json {
                return report::analysis_json(graph::analyze(map, {.threads = 1}),
                                             legality::findings(map, legality::clients().front()));
            }};
}

/// With the map that the campaign names.
Work comparison(const Plan& plan, const Table& table, std::size_t threads) {
    experiments::ComparisonRequest request{.one = played_on(table, map_of(plan, table)),
                                           .other = played_on(table, plan.other->map),
                                           .experiment = experiment_of(plan, table, threads),
                                           .tolerance = plan.campaign.plan.tolerance};
    request.games = plan.campaign.plan.games.value_or(request.games);
    return {2 * experiments::games_on_each(request), [request](const RunControl& control) -> Json {
                return report::map_comparison_json(experiments::compare(request, control));
            }};
}

Work compensation(const Plan& plan, const Table& table, std::size_t threads) {
    auto request = request_for<experiments::CompensationRequest>(plan, table, threads);
    request.tolerance = plan.campaign.plan.tolerance;
    return {design::compensation_games(request.plan()),
            [request](const RunControl& control) -> Json {
                return report::compensation_json(experiments::compensate(request, control));
            }};
}

Work ladder(const Plan& plan, const Table& table, std::size_t threads) {
    const auto request = request_for<experiments::LadderRequest>(plan, table, threads);
    return {balance::ladder_games(request.plan()), [request](const RunControl& control) -> Json {
                return report::ladder_json(experiments::play_ladder(request, control));
            }};
}

/// By the usual bots, whoever plays else.
Work restriction(const Plan& plan, const Table& table, std::size_t threads) {
    const auto request = request_for<experiments::RestrictionRequest>(plan, table, threads);
    return {experiments::restricted_games(request), [request](const RunControl& control) -> Json {
                return report::restriction_json(experiments::play_restricted(request, control));
            }};
}

/// A search for what makes seats win alike, within the usual limits. `games` are those that each
/// proposal is confirmed by; those of a round of the search are in proportion.
Work repairs(const Plan& plan, const Table& table, std::size_t threads) {
    repair::RepairPlan wanted;
    wanted.trial = {{table.players}, experiment_of(plan, table, threads)};
    wanted.limits.client = legality::clients().front();
    wanted.tolerance = plan.campaign.plan.tolerance;
    const std::size_t proportion = wanted.games / wanted.confirming_games;
    wanted.confirming_games = plan.campaign.plan.games.value_or(wanted.confirming_games);
    wanted.games = proportion * wanted.confirming_games;
    return {repair::most_games(wanted),
            [wanted,
             played = played_on(table, map_of(plan, table))](const RunControl& control) -> Json {
                return report::repair_json(
                    {played.map.details().name, wanted,
                     repair::repair(played.map, played.rules, wanted, control)});
            }};
}

constexpr std::array all_studies{
    Study{"analyze", false, false, analysis},      Study{"compare", true, true, comparison},
    Study{"compensate", true, true, compensation}, Study{"ladder", true, false, ladder},
    Study{"repair", true, true, repairs},          Study{"restrict", true, false, restriction},
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

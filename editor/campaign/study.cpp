#include "editor/campaign/study.h"

#include "analysis/legality/legality.h"
#include "analysis/report/experiments/repair.h"
#include "analysis/report/map/analysis.h"
#include "editor/campaign/farms.h"
#include "editor/experiments/experiments.h"

#include <algorithm>
#include <array>

namespace pampas::campaign {
namespace {

using Json = formats::JsonValue::Json;
using simulation::RunControl;

/// How a study plays its games: with paired deals.
balance::Experiment experiment_of(const CampaignPlan& plan, const Study& study,
                                  std::size_t threads) {
    balance::Experiment experiment =
        plan.campaign.plan_for(study.players->bots, threads).experiment;
    experiment.dealing.pairing = simulation::Pairing::Rotated;
    return experiment;
}

balance::PlayedMap played_on(const Study& study, const map::Map& map) {
    return balance::GameRequest{study.players->ruleset, study.players->count}.on(map);
}

const map::Map& map_of(const CampaignPlan& plan, const Study& study) {
    return *plan.subjects[study.subject].map;
}

/// A request for the study's map. If the campaign does not say how many games, it is the command's
/// default.
template <class Request>
Request request_for(const CampaignPlan& plan, const Study& study, std::size_t threads) {
    Request request{.on = played_on(study, map_of(plan, study)),
                    .experiment = experiment_of(plan, study, threads)};
    request.games = plan.campaign.plan.games.value_or(request.games);
    return request;
}

StudyRun analysis(const CampaignPlan& plan, const Study& study, std::size_t /*threads*/) {
    return {0, [&map = map_of(plan, study)](const RunControl&) -> Json {
                return report::analysis_json(graph::analyze(map, {.threads = 1}),
                                             legality::findings(map, legality::clients().front()));
            }};
}

/// Compares the study's map with the one that the campaign names.
StudyRun comparison(const CampaignPlan& plan, const Study& study, std::size_t threads) {
    experiments::ComparisonRequest request{.one = played_on(study, map_of(plan, study)),
                                           .other = played_on(study, *plan.other->map),
                                           .experiment = experiment_of(plan, study, threads),
                                           .tolerance = plan.campaign.plan.tolerance};
    request.games = plan.campaign.plan.games.value_or(request.games);
    return {2 * experiments::games_on_each(request), [request](const RunControl& control) -> Json {
                return report::map_comparison_json(experiments::compare(request, control));
            }};
}

StudyRun compensation(const CampaignPlan& plan, const Study& study, std::size_t threads) {
    auto request = request_for<experiments::CompensationRequest>(plan, study, threads);
    request.tolerance = plan.campaign.plan.tolerance;
    return {design::compensation_games(request.plan()),
            [request](const RunControl& control) -> Json {
                return report::compensation_json(experiments::compensate(request, control));
            }};
}

StudyRun ladder(const CampaignPlan& plan, const Study& study, std::size_t threads) {
    const auto request = request_for<experiments::LadderRequest>(plan, study, threads);
    return {balance::ladder_games(request.plan()), [request](const RunControl& control) -> Json {
                return report::ladder_json(experiments::play_ladder(request, control));
            }};
}

/// The usual bots play, whichever bots the campaign has.
StudyRun restriction(const CampaignPlan& plan, const Study& study, std::size_t threads) {
    const auto request = request_for<experiments::RestrictionRequest>(plan, study, threads);
    return {experiments::restricted_games(request), [request](const RunControl& control) -> Json {
                return report::restriction_json(experiments::play_restricted(request, control));
            }};
}

/// A search for changes that make seats fair, within the usual limits. `games` confirm each
/// proposal; a round of the search plays a number in proportion.
StudyRun repairs(const CampaignPlan& plan, const Study& study, std::size_t threads) {
    repair::RepairPlan wanted;
    wanted.trial = {{study.players->count}, experiment_of(plan, study, threads)};
    wanted.limits.client = legality::clients().front();
    wanted.tolerance = plan.campaign.plan.tolerance;
    const std::size_t proportion = wanted.games / wanted.confirming_games;
    wanted.confirming_games = plan.campaign.plan.games.value_or(wanted.confirming_games);
    wanted.games = proportion * wanted.confirming_games;
    return {repair::most_games(wanted),
            [wanted,
             played = played_on(study, map_of(plan, study))](const RunControl& control) -> Json {
                return report::repair_json(
                    {played.map.details().name, wanted,
                     repair::repair(played.map, played.rules, wanted, control)});
            }};
}

constexpr std::array studies_of_maps{
    StudyKind{"analyze", false, false, analysis},
    StudyKind{"compare", true, true, comparison},
    StudyKind{"compensate", true, true, compensation},
    StudyKind{"ladder", true, false, ladder},
    StudyKind{"repair", true, true, repairs},
    StudyKind{"restrict", true, false, restriction},
};

} // namespace

const StudyKind* study_named(const Campaign& campaign, std::string_view name) {
    const std::span<const StudyKind> kinds =
        campaign.is_of_pigs() ? studies_of_pigs() : std::span<const StudyKind>(studies_of_maps);
    const auto found = std::ranges::find(kinds, name, &StudyKind::name);
    return found == kinds.end() ? nullptr : &*found;
}

} // namespace pampas::campaign

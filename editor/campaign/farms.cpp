#include "editor/campaign/farms.h"

#include "analysis/report/pigs/farms.h"

#include <nlohmann/json.hpp>

#include <array>

namespace pampas::campaign {
namespace {

using Json = formats::JsonValue::Json;
using simulation::RunControl;

experiments::FarmGames games_of(const CampaignPlan& plan, const Study& study, std::size_t threads) {
    return campaign::games_of(plan, study, study.players->bots, threads);
}

StudyRun farm_games(const CampaignPlan& plan, const Study& study, std::size_t threads) {
    const experiments::FarmGames games = games_of(plan, study, threads);
    balance::SeriesPlan series = plan.campaign.plan;
    const bool goes_round =
        series.experiment.dealing.pairing == simulation::Pairing::Rotated; // as asked for
    series.experiment = goes_round ? games.judged() : games.seated();
    return {pigs::most_games_of_all(series, games.players),
            [games, series](const RunControl& control) -> Json {
                return report::farms_json(experiments::play(games, series, control));
            }};
}

/// Compares the study's edition with the one that the campaign names.
StudyRun edition_comparison(const CampaignPlan& plan, const Study& study, std::size_t threads) {
    experiments::EditionQuestion question{.games = games_of(plan, study, threads),
                                          .other = *plan.other->edition,
                                          .tolerance = plan.campaign.plan.tolerance};
    question.most = plan.campaign.plan.games.value_or(question.most);
    return {2 * question.games_to_play(), [question](const RunControl& control) -> Json {
                return report::edition_comparison_json(experiments::compare(question, control));
            }};
}

StudyRun farm_ladder(const CampaignPlan& plan, const Study& study, std::size_t threads) {
    experiments::FarmLadder ladder{.games = games_of(plan, study, threads)};
    ladder.each_pair = plan.campaign.plan.games.value_or(ladder.each_pair);
    return {balance::ladder_games(ladder.plan()), [ladder](const RunControl& control) -> Json {
                return report::ladder_json(experiments::play_ladder(ladder, control),
                                           ladder.games.edition);
            }};
}

} // namespace

std::span<const StudyKind> studies_of_pigs() {
    static constexpr std::array kinds{
        StudyKind{simulate, true, true, farm_games},
        StudyKind{"compare", true, true, edition_comparison},
        StudyKind{"ladder", true, false, farm_ladder},
    };
    return kinds;
}

experiments::FarmGames games_of(const CampaignPlan& plan, const Study& study,
                                const std::vector<std::string>& bots, std::size_t threads) {
    const Players& players = *study.players;
    return {*plan.subjects[study.subject].edition, pigs::variants_named(players.ruleset),
            players.count, plan.campaign.plan_for(bots, threads).experiment};
}

} // namespace pampas::campaign

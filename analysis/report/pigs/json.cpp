#include "analysis/report/ground/json.h"

#include "analysis/pigs/words.h"
#include "analysis/report/ground/strengths.h"
#include "analysis/report/pigs/farms.h"

#include <fmt/format.h>

namespace pampas::report {
namespace {

using pigs::index;
using pigs::ratio;

/// Numbers by name.
Json by_name(const auto& names, const auto& number_of) {
    Json object = Json::object();
    for (std::size_t number = 0; number < names.size(); ++number) {
        object[std::string(names[number])] = number_of(number);
    }
    return object;
}

Json seat_json(const pigs::FarmTally& tally, std::size_t seat) {
    const balance::SeatFigures& figures = tally.seats().seats()[seat];
    const double wins = tally.seats().wins(seat);
    return {{"wins", wins},
            {"win_rate", wins / static_cast<double>(tally.seats().games())},
            {"ci95", tally.seats().win_interval(seat, tally.deals().design_effect(seat))},
            {"points",
             {{"mean", figures.points.mean()},
              {"sd", figures.points.deviation()},
              {"ci95", tally.deals().points_interval(seat)}}},
            {"categories", by_name(pigs::account_names, [&](std::size_t account) {
                 return tally.seats().category_mean(seat, account);
             })}};
}

Json task_json(const pigs::TaskFigures& figures) {
    return {{"chosen", figures.chosen},
            {"allowed", figures.allowed},
            {"done", figures.done},
            {"dollars", figures.dollars},
            {"turns_by_tiles", figures.shared}};
}

Json card_json(const pigs::Card& card, const pigs::CardFigures& figures, int players) {
    return {{"name", card.name},
            {"season", pigs::season_names[index(card.season)]},
            {"turns", figures.turns},
            {"winners_gain", ratio(figures.winners_gain, figures.winners * players)},
            {"wealth", ratio(figures.wealth, figures.turns * players)}};
}

Json figures_json(std::int64_t rows, const auto& mean) {
    Json object{{"players", rows}};
    for (std::size_t figure = 0; figure < pigs::farm_figures; ++figure) {
        object[pigs::figure_key(figure)] = mean(figure);
    }
    return object;
}

Json fairness_of(const FarmsReport& report, const balance::Fairness& fairness) {
    Json json = fairness_json(fairness);
    json["best_seat"] = fairness.best;
    json["worst_seat"] = fairness.worst;
    json["likely_gap"] = fairness.likely_gap;
    json["games"] = report.series.tally.seats().games();
    json["bots"] = report.plan.experiment.bots;
    return json;
}

} // namespace

Json assumptions_json(const pigs::Edition& edition) {
    return list_json(edition.assumed, [](const pigs::Assumption& one) { return one.what; });
}

Json ladder_json(const Ladder& ladder, const pigs::Edition& edition) {
    Json json = ladder_json(ladder);
    json["assumed"] = assumptions_json(edition);
    return json;
}

Json farms_json(const FarmsReport& report) {
    const pigs::FarmTally& tally = report.series.tally;
    const auto equality = tally.seats().fairness(tally.deals().mean_design_effect());
    const balance::Moments& rounds = tally.seats().rounds();
    Json json{
        {"edition", report.edition.name},
        {"assumed", assumptions_json(report.edition)},
        {"next_card", report.variants.shows_next_card},
        {"open_choice", report.variants.chooses_openly},
        {"players", report.players},
        {"games", tally.seats().games()},
        {"seed", report.plan.experiment.dealing.seed},
        {"bots", report.plan.experiment.bots},
        {"seats", list_json(numbers(index(report.players)),
                            [&](std::size_t seat) { return seat_json(tally, seat); })},
        {"rounds", {{"mean", rounds.mean()}, {"sd", rounds.deviation()}}},
        {"actions", tally.actions()},
        {"seat_fairness", {{"chi2", equality.chi2}, {"p_value", equality.p_value}}},
        {"tasks", by_name(pigs::task_names,
                          [&](std::size_t task) { return task_json(tally.by_task()[task]); })},
        {"cards", list_json(numbers(report.edition.cards.size()), [&](std::size_t card) {
             return card_json(report.edition.cards[card], tally.by_card()[card], report.players);
         })}};
    const balance::PlayerSums& players = tally.players();
    json["winners"] = figures_json(players.winner_rows(),
                                   [&](std::size_t figure) { return players.winner_mean(figure); });
    json["others"] = figures_json(players.other_rows(),
                                  [&](std::size_t figure) { return players.other_mean(figure); });
    if (const auto fairness = report.fairness()) {
        json["fairness"] = fairness_of(report, *fairness);
    }
    if (!report.series.by_strength.empty()) {
        json["by_strength"] = list_json(report.series.by_strength, at_strength_json);
    }
    if (report.plan.experiment.dealing.pairing == simulation::Pairing::Rotated) {
        json["paired"] = {{"deals", tally.deals().deals()},
                          {"win_variance_ratio", tally.deals().mean_design_effect()}};
    }
    add_end(json, report.series.interrupted, report.series.seconds, report.plan.experiment.threads);
    return json;
}

} // namespace pampas::report

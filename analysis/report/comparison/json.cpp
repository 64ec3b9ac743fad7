#include "analysis/report/ground/json.h"

#include "analysis/balance/verdict.h"
#include "analysis/measures/figures.h"
#include "analysis/report/comparison/comparison.h"

namespace pampas::report {
namespace {

Json board_json(const MapComparison& comparison) {
    Json list = Json::array();
    for (const measures::Figure& figure : measures::figures()) {
        const auto a = measures::measure(figure, comparison.maps[0].analysis);
        const auto b = measures::measure(figure, comparison.maps[1].analysis);
        list.push_back({{"key", figure.key},
                        {"a", a},
                        {"b", b},
                        {"difference", a && b ? Json(*b - *a) : Json()}});
    }
    return list;
}

Json games_json(const MapComparison& comparison) {
    const auto figures =
        balance::game_figures(static_cast<int>(comparison.plan.experiment.bots.size()));
    const auto all =
        balance::differences(comparison.games.one.figures, comparison.games.other.figures);
    Json list = Json::array();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        list.push_back({{"key", figures[i].key},
                        {"a", all[i].one},
                        {"b", all[i].other},
                        {"difference", all[i].difference},
                        {"ci95", all[i].interval},
                        {"p_value", all[i].p_value},
                        {"p_adjusted", all[i].adjusted},
                        {"real", balance::is_real(all[i])}});
    }
    return list;
}

Json map_json(const ComparedMap& map, const balance::PlayedDeals& played, double tolerance) {
    const balance::Fairness fairness = balance::fairness(played.tally, tolerance);
    return {{"map", map.name},
            {"ruleset", map.ruleset},
            {"fairness",
             {{"verdict", balance::name_of(fairness.verdict)},
              {"tolerance", fairness.tolerance},
              {"gap", fairness.gap},
              {"gap_ci", fairness.gap_interval},
              {"p_value", fairness.p_value}}}};
}

} // namespace

Json map_comparison_json(const MapComparison& comparison) {
    const balance::Comparison& games = comparison.games;
    Json json{{"a", map_json(comparison.maps[0], games.one, comparison.tolerance)},
              {"b", map_json(comparison.maps[1], games.other, comparison.tolerance)},
              {"players", static_cast<int>(comparison.plan.experiment.bots.size())},
              {"bots", comparison.plan.experiment.bots},
              {"seed", comparison.plan.experiment.dealing.seed},
              {"games_on_each", games.one.tally.games()},
              {"deals", games.one.tally.deals()},
              {"common_cards", games.has_common_cards},
              {"scatter_ratio", balance::scatter_ratio(games.one.figures, games.other.figures)},
              {"test", "paired t of deals, adjusted by Holm"},
              {"board", board_json(comparison)},
              {"games", games_json(comparison)}};
    if (comparison.interrupted) {
        json["interrupted"] = true;
    }
    json["timing"] = {{"seconds", comparison.seconds},
                      {"threads", comparison.plan.experiment.threads}};
    return json;
}

} // namespace pampas::report

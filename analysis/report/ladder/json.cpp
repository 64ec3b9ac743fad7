#include "analysis/report/ground/json.h"

#include "analysis/report/ladder/ladder.h"

namespace pampas::report {
namespace {

using balance::Interval;
using balance::Strength;

Json chances_json(Interval strength) {
    return {balance::win_chance(strength.low), balance::win_chance(strength.high)};
}

Json strength_json(const Strength& strength) {
    return {{"strength", strength.value},
            {"ci95", strength.interval},
            {"beats_reference", balance::win_chance(strength.value)},
            {"beats_reference_ci95", chances_json(strength.interval)}};
}

Json bot_json(const Ladder& ladder, std::size_t bot) {
    const balance::LadderResult& result = ladder.result;
    Json object{{"bot", ladder.plan.experiment.bots[bot]}};
    object.update(strength_json(result.all[bot]));
    if (!result.of_two.empty()) {
        object["tables_of_two"] = strength_json(result.of_two[bot]);
    }
    if (!result.of_mixed.empty()) {
        object["mixed_tables"] = strength_json(result.of_mixed[bot]);
    }
    if (result.per_seat[bot]) {
        object["mixed_tables"]["wins_per_seat"] = *result.per_seat[bot];
    }
    return object;
}

Json pair_json(const Ladder& ladder, const balance::PairResult& pair) {
    const auto& all = ladder.result.all;
    return {
        {"bots", {ladder.plan.experiment.bots[pair.one], ladder.plan.experiment.bots[pair.other]}},
        {"games", pair.games},
        {"win_rate", pair.win_rate},
        {"ci95", pair.interval},
        {"by_strength", balance::win_chance(all[pair.one].value - all[pair.other].value)}};
}

} // namespace

Json ladder_json(const Ladder& ladder) {
    const balance::LadderPlan& plan = ladder.plan;
    Json report{{"map", ladder.map},
                {"ruleset", ladder.ruleset},
                {"players", plan.players},
                {"seed", plan.experiment.dealing.seed},
                {"games",
                 {{"tables_of_two", ladder.result.games_of_two},
                  {"mixed_tables", ladder.result.mixed_games}}},
                {"reference", plan.experiment.bots[ladder.reference]},
                {"strengths", Json::array()},
                {"pairs", Json::array()}};
    for (std::size_t bot = 0; bot < plan.experiment.bots.size(); ++bot) {
        report["strengths"].push_back(bot_json(ladder, bot));
    }
    for (const balance::PairResult& pair : ladder.result.pairs) {
        report["pairs"].push_back(pair_json(ladder, pair));
    }
    if (ladder.interrupted) {
        report["interrupted"] = true;
    }
    report["timing"] = {{"seconds", ladder.seconds}, {"threads", plan.experiment.threads}};
    return report;
}

} // namespace pampas::report

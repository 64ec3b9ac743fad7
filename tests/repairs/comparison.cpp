#include "tests/repairs/comparison.h"

#include "analysis/design/trial.h"
#include "engine/map/difference.h"
#include "tests/repairs/methods.h"

#include <nlohmann/json.hpp>

namespace pampas::repairs {
namespace {

using Json = nlohmann::ordered_json;

constexpr int players = 4;
constexpr std::uint64_t search_seed = 1;
constexpr std::uint64_t fresh_seed = 2;
constexpr std::size_t fresh_games = 4000;
/// Games that separate candidates in each round of `repair`: a sixth of what it plays by default,
/// so that all maps are done in hours.
constexpr std::size_t race_games = 1000;

repair::RepairPlan plan_of() {
    repair::RepairPlan plan;
    plan.trial.players = {players};
    plan.trial.experiment.dealing.seed = search_seed;
    plan.games = race_games;
    plan.confirming_games = design::confirming_games(race_games);
    plan.limits.client = legality::clients().front();
    return plan;
}

/// Always the same deals.
Seats seats_of(const map::Map& map) {
    design::TrialPlan plan = plan_of().trial;
    plan.experiment.dealing.seed = fresh_seed;
    std::vector<design::Trial> trials;
    trials.emplace_back(map, rules::usual_ruleset(), plan);
    design::play_deals(design::pointers_to(trials), design::deals_for(plan, fresh_games), plan);
    const balance::Fairness fairness =
        design::fairnesses(trials.front(), balance::tolerance_bounds.usual).front();
    return {*fairness.likely_gap, fairness.gap_interval.low, fairness.gap_interval.high};
}

Json json(const Seats& seats) {
    return {seats.gap, seats.low, seats.high};
}

Json json(const Compared& compared) {
    Json result{{"map", compared.map}, {"before", json(compared.before)}, {"after", Json::array()}};
    for (const Repaired& each : compared.after) {
        result["after"].push_back({{"method", each.method},
                                   {"changes", each.changes},
                                   {"games", each.games},
                                   {"seconds", each.seconds},
                                   {"seats", json(each.seats)}});
    }
    return result;
}

Seats seats(const Json& json) {
    return {json.at(0), json.at(1), json.at(2)};
}

Compared read(const Json& json) {
    Compared result{json.at("map"), seats(json.at("before")), {}};
    for (const Json& each : json.at("after")) {
        result.after.push_back({each.at("method"), each.at("changes"), each.at("games"),
                                each.at("seconds"), seats(each.at("seats"))});
    }
    return result;
}

} // namespace

Compared not_repaired(const map::Map& map, const std::string& name) {
    return {name, seats_of(map), {}};
}

bool is_unfinished(const Compared& compared) {
    return compared.after.size() < methods.size();
}

void repair_in_next_way(const map::Map& map, Compared& compared) {
    const NamedMethod& method = methods.at(compared.after.size());
    const std::size_t games = compared.after.empty() ? 0 : compared.after.front().games;
    const Found found = method.repaired(map, plan_of(), games);
    const std::size_t changes = map::differences(map, found.map).size();
    compared.after.push_back({std::string(method.name), changes, found.games, found.seconds,
                              changes == 0 ? compared.before : seats_of(found.map)});
}

std::string written(std::span<const Compared> maps) {
    std::string lines;
    for (const Compared& map : maps) {
        lines += (lines.empty() ? "" : ",\n") + json(map).dump();
    }
    return "[\n" + lines + "\n]\n";
}

std::vector<Compared> read(std::string_view json) {
    std::vector<Compared> maps;
    for (const Json& map : Json::parse(json)) {
        maps.push_back(read(map));
    }
    return maps;
}

} // namespace pampas::repairs

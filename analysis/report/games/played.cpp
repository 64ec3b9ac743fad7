#include "analysis/report/games/played.h"

#include "engine/files/input_error.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>

namespace pampas::report {
namespace {

using Json = nlohmann::ordered_json;

balance::Interval interval_of(const Json& json) {
    return {json.at(0).get<double>(), json.at(1).get<double>()};
}

PlayedSeat seat_of(const Json& json) {
    PlayedSeat seat{.win_rate = json.at("win_rate").get<double>(),
                    .win_interval = interval_of(json.at("ci95")),
                    .points = json.at("points").at("mean").get<double>(),
                    .points_interval = interval_of(json.at("points").at("ci95")),
                    .categories = {}};
    for (std::size_t category = 0; category < seat.categories.size(); ++category) {
        seat.categories[category] =
            json.at("categories").at(std::string(rules::category_names[category])).get<double>();
    }
    return seat;
}

balance::Verdict verdict_of(const std::string& name) {
    for (const auto verdict : {balance::Verdict::Fair, balance::Verdict::Biased}) {
        if (balance::name_of(verdict) == name) {
            return verdict;
        }
    }
    return balance::Verdict::Undecided;
}

balance::Fairness fairness_of(const Json& json) {
    return {.verdict = verdict_of(json.at("verdict").get<std::string>()),
            .tolerance = json.at("tolerance").get<double>(),
            .best = json.at("best_seat").get<std::size_t>(),
            .worst = json.at("worst_seat").get<std::size_t>(),
            .gap = json.at("gap").get<double>(),
            .gap_interval = interval_of(json.at("gap_ci")),
            .p_value = json.at("p_value").get<double>()};
}

Played played_of(const Json& json) {
    Played played{.ruleset = json.at("ruleset").get<std::string>(),
                  .games = json.at("games").get<std::int64_t>(),
                  .seed = json.at("seed").get<std::uint64_t>(),
                  .bots = json.at("bots").get<std::vector<std::string>>(),
                  .paired = json.contains("paired"),
                  .interrupted = json.value("interrupted", false),
                  .seats = {},
                  .rounds = json.at("rounds").at("mean").get<double>(),
                  .fairness = {}};
    for (const Json& seat : json.at("seats")) {
        played.seats.push_back(seat_of(seat));
    }
    if (json.contains("fairness")) {
        played.fairness = fairness_of(json.at("fairness"));
    }
    return played;
}

/// Whether seats are named that there are.
bool is_sound(const Played& played) {
    const std::size_t seats = played.seats.size();
    return seats >= 2 && played.bots.size() == seats &&
           (!played.fairness || (played.fairness->best < seats && played.fairness->worst < seats));
}

} // namespace

Played read_simulation(const std::string& json) {
    try {
        Played played = played_of(Json::parse(json));
        if (is_sound(played)) {
            return played;
        }
    } catch (const Json::exception&) {
        // What exactly is of no use to people.
    }
    throw InputError("is no report of simulated games that this Pampas can read");
}

} // namespace pampas::report

#include "analysis/report/simulation.h"

#include <nlohmann/json.hpp>

namespace pampas::report {
namespace {

using Json = nlohmann::ordered_json;
using balance::Interval;

Json space_json(hex::Coordinate at) {
    return {at.column, at.row};
}

Json interval_json(Interval interval) {
    return {interval.low, interval.high};
}

double rate(std::int64_t part, std::int64_t whole) {
    return static_cast<double>(part) / static_cast<double>(whole);
}

Json seat_json(const balance::SeatTally& seats, std::size_t seat) {
    const balance::Moments& points = seats.seats()[seat].points;
    Json categories;
    for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
        categories[std::string(rules::category_names[category])] =
            seats.category_mean(seat, category);
    }
    return {{"wins", seats.wins(seat)},
            {"win_rate", seats.wins(seat) / static_cast<double>(seats.games())},
            {"ci95", interval_json(seats.win_interval(seat))},
            {"points",
             {{"mean", points.mean()},
              {"sd", points.deviation()},
              {"ci95", interval_json(points.interval())}}},
            {"categories", std::move(categories)}};
}

Json seats_json(const balance::SeatTally& seats) {
    Json list = Json::array();
    for (std::size_t seat = 0; seat < seats.seats().size(); ++seat) {
        list.push_back(seat_json(seats, seat));
    }
    return list;
}

Json markets_json(const Simulation& simulation) {
    Json list = Json::array();
    const auto games = simulation.tally.seats().games();
    const auto& markets = simulation.tally.markets();
    for (std::size_t market = 0; market < markets.size(); ++market) {
        list.push_back({{"at", space_json(simulation.game.board().markets()[market])},
                        {"reached_rate", rate(markets[market].reached, games)},
                        {"pesos", rate(markets[market].pesos, games)}});
    }
    return list;
}

Json spaces_json(const Simulation& simulation) {
    Json list = Json::array();
    const auto& used = simulation.tally.used();
    for (std::size_t cell = 0; cell < used.size(); ++cell) {
        list.push_back(
            {{"at", space_json(simulation.game.board().at(static_cast<rules::Cell>(cell)))},
             {"used_rate", rate(used[cell], simulation.tally.seats().games())}});
    }
    return list;
}

} // namespace

std::string simulation_json(const Simulation& simulation) {
    const balance::SeatTally& seats = simulation.tally.seats();
    const balance::ChiSquare fairness = seats.fairness();
    Json report{{"map", simulation.game.board().map().details().name},
                {"ruleset", simulation.game.rules().name},
                {"players", simulation.game.players()},
                {"games", seats.games()},
                {"seed", simulation.seed},
                {"bots", simulation.bots},
                {"seats", seats_json(seats)},
                {"rounds", {{"mean", seats.rounds().mean()}, {"sd", seats.rounds().deviation()}}},
                {"actions", simulation.tally.actions()},
                {"seat_fairness", {{"chi2", fairness.chi2}, {"p_value", fairness.p_value}}},
                {"markets", markets_json(simulation)},
                {"spaces", spaces_json(simulation)}};
    if (simulation.interrupted) {
        report["interrupted"] = true;
    }
    report["timing"] = {{"seconds", simulation.seconds}, {"threads", simulation.threads}};
    return report.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace pampas::report

#include "analysis/balance/verdict.h"
#include "analysis/report/games/simulation.h"
#include "analysis/report/games/win_factors.h"
#include "analysis/wording/words.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>

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

Json seat_json(const balance::BoardTally& tally, std::size_t seat) {
    const balance::SeatTally& seats = tally.seats();
    const balance::Moments& points = seats.seats()[seat].points;
    Json categories;
    for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
        categories[std::string(rules::category_names[category])] =
            seats.category_mean(seat, category);
    }
    return {{"wins", seats.wins(seat)},
            {"win_rate", seats.wins(seat) / static_cast<double>(seats.games())},
            {"ci95", interval_json(seats.win_interval(seat, tally.deals().design_effect(seat)))},
            {"points",
             {{"mean", points.mean()},
              {"sd", points.deviation()},
              {"ci95", interval_json(tally.deals().points_interval(seat))}}},
            {"categories", std::move(categories)}};
}

Json seats_json(const balance::BoardTally& tally) {
    Json list = Json::array();
    for (std::size_t seat = 0; seat < tally.deals().players(); ++seat) {
        list.push_back(seat_json(tally, seat));
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

Json fairness_json(const Simulation& simulation) {
    const balance::DealTally& deals = simulation.tally.deals();
    const balance::Fairness fairness = balance::fairness(deals, simulation.tolerance);
    return {{"verdict", balance::name_of(fairness.verdict)},
            {"tolerance", fairness.tolerance},
            {"gap", fairness.gap},
            {"gap_ci", interval_json(fairness.gap_interval)},
            {"best_seat", fairness.best},
            {"worst_seat", fairness.worst},
            {"p_value", fairness.p_value},
            {"games", deals.games()},
            {"bots", simulation.bots}};
}

/// How far paired games scatter: the mean of the seats' figures.
Json pairing_json(const balance::DealTally& deals) {
    return {{"deals", deals.deals()}, {"win_variance_ratio", deals.mean_design_effect()}};
}

} // namespace

Simulation simulation_of(const rules::Game& game, const balance::SeriesPlan& plan,
                         const balance::Series& series) {
    return {.game = game,
            .bots = plan.experiment.bots,
            .seed = plan.experiment.dealing.seed,
            .pairing = plan.experiment.dealing.pairing,
            .tally = series.tally,
            .tolerance = plan.tolerance,
            .interrupted = series.interrupted,
            .thinking = plan.experiment.thinking,
            .seconds = series.seconds,
            .threads = plan.experiment.threads};
}

bool tells_of_seats(const Simulation& simulation) {
    const auto& bots = simulation.bots;
    return simulation.pairing == simulation::Pairing::Rotated ||
           std::ranges::adjacent_find(bots, std::ranges::not_equal_to()) == bots.end();
}

std::string thinking_of(const Simulation& simulation) {
    const auto searches = [](const std::string& bot) { return bot.starts_with("search"); };
    if (std::ranges::none_of(simulation.bots, searches)) {
        return "";
    }
    const players::SearchBudget& thinking = simulation.thinking;
    return thinking.turn ? fmt::format("{} ms a turn", thinking.turn->count())
                         : wording::counted(thinking.playouts, "playout", "playouts") + " a plan";
}

std::string simulation_json(const Simulation& simulation) {
    const balance::SeatTally& seats = simulation.tally.seats();
    const balance::DealTally& deals = simulation.tally.deals();
    const balance::ChiSquare equality = seats.fairness(deals.mean_design_effect());
    Json report{{"map", simulation.game.board().map().details().name},
                {"ruleset", simulation.game.rules().name},
                {"players", simulation.game.players()},
                {"games", seats.games()},
                {"seed", simulation.seed},
                {"bots", simulation.bots},
                {"seats", seats_json(simulation.tally)},
                {"rounds", {{"mean", seats.rounds().mean()}, {"sd", seats.rounds().deviation()}}},
                {"actions", simulation.tally.actions()},
                {"seat_fairness", {{"chi2", equality.chi2}, {"p_value", equality.p_value}}},
                {"markets", markets_json(simulation)},
                {"spaces", spaces_json(simulation)}};
    if (const std::string thinking = thinking_of(simulation); !thinking.empty()) {
        report["thinking"] = thinking;
    }
    add_why(report, simulation.tally);
    if (tells_of_seats(simulation)) {
        report["fairness"] = fairness_json(simulation);
    }
    if (simulation.pairing == simulation::Pairing::Rotated) {
        report["paired"] = pairing_json(deals);
    }
    if (simulation.interrupted) {
        report["interrupted"] = true;
    }
    report["timing"] = {{"seconds", simulation.seconds}, {"threads", simulation.threads}};
    return report.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace pampas::report

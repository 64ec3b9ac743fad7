#include "analysis/report/ground/json.h"

#include "analysis/balance/verdict.h"
#include "analysis/report/compensation/compensation.h"

#include <cmath>

namespace pampas::report {
namespace {

Json seat_json(const CompensationReport& report, std::size_t seat) {
    const design::EvenPesos even = report.found.model.even_pesos(seat);
    Json object{{"pesos", start_pesos(report, seat)}, {"extra", report.found.extra[seat]}};
    if (seat > 0) {
        object["estimate"] = std::isfinite(even.pesos) ? Json(even.pesos) : Json();
        object["ci95"] = even.interval;
    }
    return object;
}

Json seats_json(const CompensationReport& report) {
    Json list = Json::array();
    for (std::size_t seat = 0; seat < report.found.extra.size(); ++seat) {
        list.push_back(seat_json(report, seat));
    }
    return list;
}

Json series_json(const CompensationReport& report, const balance::Series& series) {
    const balance::DealTally& deals = series.tally.deals();
    const balance::Fairness fairness = balance::fairness(deals, report.plan.tolerance);
    Json seats = Json::array();
    for (std::size_t seat = 0; seat < deals.players(); ++seat) {
        const double design_effect = deals.design_effect(seat);
        seats.push_back({{"win_rate", deals.win_rate(seat)},
                         {"ci95", series.tally.seats().win_interval(seat, design_effect)}});
    }
    return {{"seed", design::fresh_seed(report.plan)},
            {"games", deals.games()},
            {"seats", std::move(seats)},
            {"verdict", balance::name_of(fairness.verdict)},
            {"tolerance", fairness.tolerance},
            {"gap", fairness.gap},
            {"gap_ci", fairness.gap_interval},
            {"p_value", fairness.p_value}};
}

} // namespace

Json compensation_json(const CompensationReport& report) {
    const design::PesoModel& model = report.found.model;
    Json json{
        {"map", report.map},
        {"ruleset", report.rules.name},
        {"players", report.plan.players},
        {"bots", report.plan.experiment.bots},
        {"seed", report.plan.experiment.dealing.seed},
        {"games", report.found.games},
        {"seats", seats_json(report)},
        {"peso_worth", {{"log_odds", model.peso_worth()}, {"ci95", model.peso_worth_interval()}}}};
    if (report.found.without) {
        json["without"] = series_json(report, *report.found.without);
    }
    if (report.found.with) {
        json["with"] = series_json(report, *report.found.with);
    }
    if (report.found.interrupted) {
        json["interrupted"] = true;
    }
    json["timing"] = {{"seconds", report.seconds}, {"threads", report.plan.experiment.threads}};
    return json;
}

} // namespace pampas::report

#include "editor/experiments/compensation.h"

#include "analysis/report/compensation/compensation.h"
#include "editor/experiments/advice.h"
#include "editor/experiments/map_picture.h"
#include "engine/formats/json_text.h"
#include "engine/rules/ruleset.h"

#include <chrono>

namespace pampas::experiments {

design::CompensationPlan CompensationRequest::plan() const {
    return {.experiment = experiment.seated(on.players),
            .players = on.players,
            .games = games,
            .confirming_games = (games + 1) / 2,
            .tolerance = tolerance};
}

report::CompensationReport compensate(const CompensationRequest& request,
                                      const simulation::RunControl& control) {
    const auto start = std::chrono::steady_clock::now();
    const auto& [map, rules, players] = request.on;
    const design::CompensationPlan plan = request.plan();
    const design::Compensation found = design::compensate(map, rules, plan, control);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    return {map.details().name, rules, plan, found, passed.count()};
}

rules::Ruleset compensated(const report::CompensationReport& report) {
    rules::Ruleset rules = design::with_pesos(report.rules, report.found.extra);
    rules.name += ", compensated";
    return rules;
}

std::string compensation_page(const report::CompensationReport& report, const map::Map& map) {
    return compensation_html(report, map, picture_of(map), ruleset_file(compensated(report)),
                             advice_on(report.plan))
        .markup();
}

std::string ruleset_file(const rules::Ruleset& rules) {
    return formats::json_text(rules::write_ruleset(rules));
}

} // namespace pampas::experiments

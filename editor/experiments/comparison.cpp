#include "editor/experiments/comparison.h"

#include <algorithm>
#include <chrono>

namespace pampas::experiments {
namespace {

/// A difference needs two deals to have an interval.
balance::ComparisonPlan plan_for(const ComparisonRequest& request) {
    const std::size_t deals =
        simulation::deals_for(request.games, request.experiment.dealing.pairing, request.players);
    return {.experiment = request.experiment, .deals = std::max<std::size_t>(2, deals)};
}

report::ComparedMap compared(const MapAndRules& played) {
    return {played.map.details().name, played.rules.name, graph::analyze(played.map)};
}

} // namespace

std::size_t games_on_each(const ComparisonRequest& request) {
    return plan_for(request).deals * static_cast<std::size_t>(request.players);
}

report::MapComparison compare(const ComparisonRequest& request,
                              const simulation::RunControl& control) {
    const auto start = std::chrono::steady_clock::now();
    const balance::ComparisonPlan plan = plan_for(request);
    const rules::Game one(request.one.map, request.one.rules, request.players);
    const rules::Game other(request.other.map, request.other.rules, request.players);
    const balance::Comparison games = balance::compare_games(one, other, plan, control);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    return {{{compared(request.one), compared(request.other)}},
            plan,
            games,
            request.tolerance,
            games.one.figures.size() < plan.deals,
            passed.count()};
}

} // namespace pampas::experiments

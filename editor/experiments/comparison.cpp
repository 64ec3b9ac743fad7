#include "editor/experiments/comparison.h"

#include "analysis/report/comparison/page.h"
#include "editor/experiments/map_picture.h"
#include "engine/map/difference.h"
#include "engine/map/transform.h"

#include <algorithm>
#include <chrono>

namespace pampas::experiments {
namespace {

/// A difference needs two deals to have an interval.
balance::ComparisonPlan plan_for(const ComparisonRequest& request) {
    const int players = request.one.players;
    const std::size_t deals =
        simulation::deals_for(request.games, request.experiment.dealing.pairing, players);
    return {.experiment = request.experiment.seated(players),
            .deals = std::max<std::size_t>(2, deals)};
}

report::ComparedMap compared(const balance::PlayedMap& played) {
    return {played.map.details().name, played.rules.name, graph::analyze(played.map)};
}

} // namespace

std::size_t games_on_each(const ComparisonRequest& request) {
    return plan_for(request).deals * static_cast<std::size_t>(request.one.players);
}

report::MapComparison compare(const ComparisonRequest& request,
                              const simulation::RunControl& control) {
    const auto start = std::chrono::steady_clock::now();
    const balance::ComparisonPlan plan = plan_for(request);
    const int players = request.one.players;
    const rules::Game one(request.one.map, request.one.rules, players);
    const rules::Game other(request.other.map, request.other.rules, players);
    const balance::Comparison games = balance::compare_games(one, other, plan, control);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    return {{{compared(request.one), compared(request.other)}},
            plan,
            games,
            request.tolerance,
            games.one.figures.size() < plan.deals,
            passed.count()};
}

std::string comparison_page(const std::array<std::string, 2>& names,
                            const std::array<const map::Map*, 2>& maps, const report::Table& board,
                            const report::MapComparison* games) {
    const auto [one, other] = map::on_one_grid(*maps[0], *maps[1]);
    std::vector<hex::Coordinate> differing; // have room on both, lest one map is shown larger
    for (const map::SpaceDifference& difference : map::differences(one, other)) {
        differing.push_back(difference.at);
    }
    const report::ComparisonPage page{
        {report::MapOnPage{names[0], one, picture_of(one, differing)},
         report::MapOnPage{names[1], other, picture_of(other, differing)}},
        board,
        games};
    return comparison_html(page).markup();
}

} // namespace pampas::experiments

#include "analysis/graph/analysis.h"

#include "analysis/graph/regions.h"
#include "analysis/graph/stop.h"
#include "engine/map/difference.h"
#include "engine/rules/cards.h"

#include <algorithm>
#include <span>

namespace pampas::graph {
namespace {

/// The map's largest number of players, five if it gives none.
int most_players(const map::Map& map) {
    const auto& players = map.details().players;
    return players ? std::min(players->most, rules::max_players) : rules::max_players;
}

/// All measures but betweenness. `known` are the blockers of a map that differs in the spaces
/// `changed`.
Analysis measured(const map::Map& map, std::span<const Blockers> known,
                  std::span<const hex::Coordinate> changed, const std::stop_token& stop) {
    Analysis analysis;
    analysis.map = map;
    analysis.counts = map.counts();
    analysis.pampas_regions = sizes(regions(map, is_pampas));
    analysis.playable_regions = sizes(regions(map, is_playable));
    analysis.markets = market_paths(map, stop);
    analysis.blockers = blockers(map, known, changed, stop);
    go_on_unless(stop);
    analysis.chokepoints = chokepoints(map);
    analysis.land_chains = land_chains(map);
    go_on_unless(stop);
    analysis.openings = openings(map);
    analysis.seats = seat_openings(map, analysis.openings, most_players(map));
    go_on_unless(stop);
    analysis.gaps = gaps(map);
    analysis.symmetries = symmetries(map, stop);
    return analysis;
}

/// All measures but betweenness for a map that differs only in land terrains: only chains depend on
/// these.
Analysis with_other_terrain(const Analysis& before, const map::Map& map) {
    Analysis analysis = before;
    analysis.map = map;
    analysis.counts = map.counts();
    analysis.land_chains = land_chains(map);
    analysis.betweenness.clear();
    return analysis;
}

} // namespace

Analysis analyze(const map::Map& map, const BetweennessControl& control) {
    Analysis analysis = quick_analysis(map, control.run.token());
    analysis.betweenness = betweenness(map, control);
    return analysis;
}

Analysis quick_analysis(const map::Map& map, const std::stop_token& stop) {
    return measured(map, {}, {}, stop);
}

Analysis quick_analysis(const map::Map& map, const Analysis& before, const std::stop_token& stop) {
    std::vector<hex::Coordinate> changed;
    bool are_same_classes = most_players(map) == before.seats.players;
    for (const map::SpaceDifference& difference : map::differences(before.map, map)) {
        changed.push_back(difference.at);
        are_same_classes = are_same_classes && map::same_class(difference.one, difference.other);
    }
    return are_same_classes ? with_other_terrain(before, map)
                            : measured(map, before.blockers, changed, stop);
}

} // namespace pampas::graph

#include "analysis/graph/analysis.h"

#include "analysis/graph/chokepoints.h"
#include "analysis/graph/stop.h"
#include "engine/rules/cards.h"

#include <algorithm>

namespace pampas::graph {
namespace {

/// Of the largest table the map is made for, five where it does not say.
int most_players(const map::Map& map) {
    const auto& players = map.details().players;
    return players ? std::min(players->most, rules::max_players) : rules::max_players;
}

} // namespace

Analysis analyze(const map::Map& map, const BetweennessControl& control) {
    Analysis analysis = quick_analysis(map, control.stop);
    analysis.betweenness = betweenness(map, control);
    return analysis;
}

Analysis quick_analysis(const map::Map& map, const std::stop_token& stop) {
    Analysis analysis;
    analysis.map = map;
    analysis.counts = map.counts();
    analysis.pampas_regions = sizes(regions(map, is_pampas));
    analysis.playable_regions = sizes(regions(map, is_playable));
    analysis.markets = market_paths(map, stop);
    analysis.blockers = blockers(map, stop);
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

} // namespace pampas::graph

#include "analysis/graph/analysis.h"

#include "analysis/graph/chokepoints.h"
#include "engine/rules/cards.h"

namespace pampas::graph {

Analysis analyze(const map::Map& map) {
    Analysis analysis;
    analysis.map = map.details().name;
    analysis.counts = map.counts();
    analysis.pampas_regions = sizes(regions(map, is_pampas));
    analysis.playable_regions = sizes(regions(map, is_playable));
    analysis.markets = market_paths(map);
    analysis.blockers = blockers(map);
    analysis.chokepoints = chokepoints(map);
    analysis.betweenness = betweenness(map);
    analysis.land_chains = land_chains(map);
    analysis.openings = openings(map);
    analysis.seats = seat_openings(map, analysis.openings, rules::max_players);
    analysis.gaps = gaps(map);
    analysis.symmetries = symmetries(map);
    return analysis;
}

} // namespace pampas::graph

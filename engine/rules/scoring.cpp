#include "engine/rules/scoring.h"

namespace pampas::rules {

Score score(const Holdings& holdings, const Ruleset& rules) {
    const int markets = holdings.markets;
    return {
        // The n-th market is worth n - 1 more than the first.
        .markets = markets * (markets - 1) / 2 + markets * rules.market_points_first,
        .land = holdings.chain_tiles * rules.land_chain_points,
        .herds = holdings.herd_tiles * rules.herd_points,
        .haciendas = holdings.hacienda_tiles * rules.hacienda_points,
        .water = holdings.water_points,
        .money = holdings.pesos / rules.money_pesos_per_point,
    };
}

} // namespace pampas::rules

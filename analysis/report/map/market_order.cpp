#include "analysis/report/map/market_order.h"

#include <algorithm>
#include <numeric>

namespace pampas::report {

std::vector<std::size_t> hardest_first(const graph::PathsOfMarkets& markets) {
    std::vector<std::size_t> order(markets.markets.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {},
                             [&](std::size_t i) { return markets.markets[i].accessibility; });
    return order;
}

} // namespace pampas::report

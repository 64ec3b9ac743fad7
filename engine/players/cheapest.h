#pragma once

#include <cstddef>
#include <utility>

namespace pampas::players {

/// Whether the cost belongs to the lowest ones, of which `costs` keeps up to its capacity in
/// ascending order.
bool is_among_cheapest(const auto& costs, auto cost) {
    return costs.size() < costs.capacity() || cost < costs.back();
}

/// Adds the cost if it belongs to the lowest ones.
void keep_cheapest(auto& costs, auto cost) {
    if (!is_among_cheapest(costs, cost)) {
        return;
    }
    if (costs.size() == costs.capacity()) {
        costs.pop_back();
    }
    costs.push_back(cost);
    for (std::size_t i = costs.size() - 1; i > 0 && costs[i] < costs[i - 1]; --i) {
        std::swap(costs[i], costs[i - 1]);
    }
}

} // namespace pampas::players

#pragma once

#include "analysis/graph/analysis.h"

#include <cstddef>
#include <vector>

namespace pampas::report {

/// The numbers of the markets, hardest to reach first.
std::vector<std::size_t> hardest_first(const graph::PathsOfMarkets& markets);

} // namespace pampas::report

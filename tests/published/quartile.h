#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace pampas::published {

/// The smallest of the sorted values, at least one, that `quarters` quarters do not exceed.
inline double quartile(const std::vector<double>& sorted, std::size_t quarters) {
    return sorted[std::max((quarters * sorted.size() + 3) / 4, std::size_t{1}) - 1];
}

} // namespace pampas::published

#include "analysis/measures/numbers.h"

#include "analysis/measures/published.h"

#include <algorithm>
#include <numeric>

namespace pampas::measures {

double sum(const std::vector<double>& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), 0.0);
}

Value mean(const std::vector<double>& numbers) {
    return numbers.empty() ? Value() : sum(numbers) / static_cast<double>(numbers.size());
}

Value least(const std::vector<double>& numbers) {
    return numbers.empty() ? Value() : *std::ranges::min_element(numbers);
}

Value most(const std::vector<double>& numbers) {
    return numbers.empty() ? Value() : *std::ranges::max_element(numbers);
}

Value share(double part, double whole) {
    return whole > 0 ? Value(100 * part / whole) : Value();
}

int count(const Analysis& analysis, graph::Kinds kinds) {
    int result = 0;
    for (const map::Space space : map::all_spaces) {
        result += kinds(space) ? analysis.counts[static_cast<std::size_t>(space)] : 0;
    }
    return result;
}

bool is_of_published_size(const Analysis& analysis) {
    const Figure& spaces = figure("spaces");
    return rank(spaces, measure(spaces, analysis)).below > 0;
}

} // namespace pampas::measures

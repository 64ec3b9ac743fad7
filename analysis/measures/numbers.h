#pragma once

#include "analysis/graph/analysis.h"
#include "analysis/graph/neighbours.h"

#include <optional>
#include <vector>

/// What figures are made of; of use to their files only.
namespace pampas::measures {

using graph::Analysis;
using Value = std::optional<double>;

/// The numbers that `number_of` makes of the items, those left out that it makes nothing of.
std::vector<double> numbers(const auto& items, auto number_of) {
    std::vector<double> result;
    for (const auto& item : items) {
        if (const Value number = number_of(item)) {
            result.push_back(*number);
        }
    }
    return result;
}

double sum(const std::vector<double>& numbers);

/// Of no numbers there is neither mean nor least nor most.
Value mean(const std::vector<double>& numbers);
Value least(const std::vector<double>& numbers);
Value most(const std::vector<double>& numbers);

/// In percent; nothing of nothing.
Value share(double part, double whole);

/// How many spaces of the map are of some kinds.
int count(const Analysis& analysis, graph::Kinds kinds);

/// Whether the map has as many spaces as a published one at least: on a smaller board it is no
/// fault to have less of something.
bool is_of_published_size(const Analysis& analysis);

} // namespace pampas::measures

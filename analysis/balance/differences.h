#pragma once

#include "analysis/balance/intervals.h"

#include <span>
#include <vector>

namespace pampas::balance {

/// What was observed of each of some figures.
using Observation = std::vector<double>;

/// A figure of two things, each observed under the same circumstances.
struct Difference {
    double one = 0; ///< means
    double other = 0;
    double difference = 0; ///< of `other` over `one`
    Interval interval;     ///< of the difference alone, without limits when it was seen only once
    /// The chance that figures which are the same differ as far: Student's paired test.
    double p_value = 1;
    /// The same if none of all figures differs in truth and one looks for the one that seems to (S.
    /// Holm 1979): at most 0.05 in 5 % of such comparisons, whatever the figures have to do with
    /// each other.
    double adjusted = 1;
};

/// Whether it is known that there is a difference, with so many looked at.
bool is_real(const Difference& difference);

/// The differences of all figures. Observation i of `one` and of `other` have their circumstances
/// in common; each pair is independent of the others. At least one, as many of either.
std::vector<Difference> differences(std::span<const Observation> one,
                                    std::span<const Observation> other);

/// How far differences scatter beside those of observations that have nothing in common: the mean
/// of all figures that scatter. 1 when the common circumstances are of no use, 0.5 when half as
/// many observations do.
double scatter_ratio(std::span<const Observation> one, std::span<const Observation> other);

} // namespace pampas::balance

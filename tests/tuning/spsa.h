#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace pampas::tuning {

/// How a climb proceeds: the number and size of its steps, and how far to either side it looks.
struct Climb {
    std::size_t steps = 1000;
    double reach = 0.2; ///< of the first step, in units of the coordinates
    double gain = 0.02; ///< of the first step
    std::uint64_t seed = 1;
};

using Point = std::vector<double>;

/// Compares two points in step `step`. Positive if the first is better, by that much; chance may
/// make it wrong.
using Contest = std::function<double(const Point& one, const Point& other, std::size_t step)>;

/// A point that wins contests, found by climbing from `start`. In each step, two points on opposite
/// sides play one contest, and all coordinates move towards the winner. Returns the mean of the
/// second half of the way, which scatters less than its end.
///
/// Source: simultaneous perturbation stochastic approximation, J. C. Spall, "Implementation of the
/// simultaneous perturbation algorithm for stochastic optimization" (1998), from which the falling
/// gains are taken; the mean is that of B. T. Polyak and A. B. Juditsky (1992).
Point climbed(const Point& start, const Climb& climb, const Contest& contest);

} // namespace pampas::tuning

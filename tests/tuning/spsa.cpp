#include "tests/tuning/spsa.h"

#include "engine/chance/stream.h"

#include <cmath>

namespace pampas::tuning {

Point climbed(const Point& start, const Climb& climb, const Contest& contest) {
    constexpr double reach_falls = 0.101;
    constexpr double gain_falls = 0.602;
    const double settled = 0.1 * static_cast<double>(climb.steps);
    Point here = start;
    Point sum(start.size());
    for (std::size_t step = 0; step < climb.steps; ++step) {
        const auto time = static_cast<double>(step);
        const double reach = climb.reach / std::pow(time + 1, reach_falls);
        const double gain = climb.gain / std::pow(time / settled + 1, gain_falls);
        chance::Stream stream(climb.seed, step);
        Point one = here;
        Point other = here;
        for (std::size_t i = 0; i < here.size(); ++i) {
            const double side = stream.below(2) == 0 ? reach : -reach;
            one[i] += side;
            other[i] -= side;
        }
        const double advantage = contest(one, other, step);
        for (std::size_t i = 0; i < here.size(); ++i) {
            here[i] += gain * advantage * (one[i] > other[i] ? 1 : -1) / reach;
            sum[i] += 2 * step >= climb.steps ? here[i] : 0;
        }
    }
    for (double& coordinate : sum) {
        coordinate /= static_cast<double>(climb.steps - (climb.steps + 1) / 2);
    }
    return sum;
}

} // namespace pampas::tuning

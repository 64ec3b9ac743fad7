#include "engine/chance/stream.h"
#include "tests/tuning/spsa.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace pampas::tuning {
namespace {

double distance(const Point& one, const Point& other) {
    double squares = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        squares += (one[i] - other[i]) * (one[i] - other[i]);
    }
    return std::sqrt(squares);
}

const Point summit{0.8, -0.5, 0.3, 0.0, -1.0, 0.4};

/// The point nearer to the summit wins more, with as much luck as in a few games.
double hazy_contest(const Point& one, const Point& other, std::size_t step) {
    chance::Stream stream(99, step);
    const double luck = static_cast<double>(stream.below(2001)) / 10000.0 - 0.1;
    const double better = std::pow(distance(other, summit), 2) - std::pow(distance(one, summit), 2);
    return 0.1 * better + luck;
}

TEST(Spsa, ClimbsThroughHaze) {
    const Point start(summit.size());
    const Point end = climbed(start, {.steps = 4000}, hazy_contest);
    EXPECT_LT(distance(end, summit), 0.25 * distance(start, summit));
}

TEST(Spsa, StaysWhereNothingWins) {
    const Point start{1, 2, 3};
    EXPECT_EQ(climbed(start, {.steps = 50}, [](const auto&...) { return 0.0; }), start);
}

TEST(Spsa, IsTheSameForASeed) {
    const Point start(summit.size());
    const Point end = climbed(start, {.steps = 30, .seed = 5}, hazy_contest);
    EXPECT_EQ(climbed(start, {.steps = 30, .seed = 5}, hazy_contest), end);
    EXPECT_NE(climbed(start, {.steps = 30, .seed = 6}, hazy_contest), end);
}

} // namespace
} // namespace pampas::tuning

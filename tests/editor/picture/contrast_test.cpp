#include "editor/picture/painter.h"

#include "colours.h"

#include <gtest/gtest.h>

#include <fmt/format.h>

namespace pampas::picture {
namespace {

using map::Space;
using testing::Lab;

/// A single space of the kind, as eyes of that sight see it.
std::vector<Lab> seen(Space kind, double side, testing::Sight sight) {
    const map::Map map({}, kind);
    const int size = static_cast<int>(2 * side);
    const Surface surface = image(size, size);
    Painter().paint(context(surface.get()).get(), map, {side, {0.134 * side, 0}});
    return testing::seen(surface.get(), sight);
}

/// How different two pictures look, pixel by pixel on the average: 2 is just noticeable on a plain
/// field, 100 is black against white.
double difference(const std::vector<Lab>& a, const std::vector<Lab>& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        sum += testing::distance(a[i], b[i]);
    }
    return sum / static_cast<double>(a.size());
}

TEST(Contrast, Print) {
    for (double side : {12.0, 24.0, 60.0}) {
        for (int sight = 0; sight < 5; ++sight) {
            double least = 1e9;
            std::string line;
            for (Space a : map::all_spaces) for (Space b : map::all_spaces) if (a < b) {
                double d = difference(seen(a, side, testing::Sight(sight)), seen(b, side, testing::Sight(sight)));
                least = std::min(least, d);
                if (d < 14) line += fmt::format(" {}/{} {:.1f}", name(a), name(b), d);
            }
            fmt::print("{} sight {} least {:.1f}:{}\n", side, sight, least, line);
        }
    }
    for (Space a : map::all_spaces) {
        auto p = seen(a, 60, testing::Sight::Grey);
        double s = 0; int n = 0;
        for (int y = 40; y < 80; ++y) for (int x = 20; x < 100; ++x) { s += p[size_t(y*120+x)].lightness; ++n; }
        fmt::print("{} L {:.1f}\n", name(a), s / n);
    }
}

} // namespace
} // namespace pampas::picture

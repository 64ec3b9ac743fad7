#include "editor/picture/painter.h"
#include "tests/editor/picture/colours.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace pampas::picture {
namespace {

using map::Space;
using testing::Lab;
using testing::Sight;

using Seen = std::vector<Lab>;

Seen space(Space kind, const hex::Grid& grid, double side, Sight sight, const Style& style = {}) {
    const hex::Point extent = hex::extent(grid);
    const Surface surface = image(static_cast<int>(std::ceil(side * extent.x)),
                                  static_cast<int>(std::ceil(side * extent.y)));
    Painter().paint(context(surface.get()).get(), map::Map(grid, kind), {side}, style);
    return testing::seen(surface.get(), sight);
}

/// The mean difference of two pictures, pixel by pixel. On plain fields, 2 is just noticeable;
/// black is 100 from white.
double difference(const Seen& a, const Seen& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        sum += testing::distance(a[i], b[i]);
    }
    return sum / static_cast<double>(a.size());
}

/// The difference that remains when both pictures are equally light on average: shape and texture.
double difference_of_structure(Seen a, Seen b) {
    for (Seen* picture : {&a, &b}) {
        double mean = 0;
        for (const Lab& pixel : *picture) {
            mean += pixel.lightness / static_cast<double>(picture->size());
        }
        for (Lab& pixel : *picture) {
            pixel = {pixel.lightness - mean, 0, 0};
        }
    }
    return difference(a, b);
}

struct Expected {
    Sight sight;
    double least;
};

using ForEverySize = ::testing::TestWithParam<std::tuple<double, hex::StaggerAxis>>;

TEST_P(ForEverySize, EveryTwoKindsLookDifferent) {
    const auto [side, axis] = GetParam();
    const hex::Grid grid{1, 1, axis};
    for (const auto& [sight, least] :
         {Expected{Sight::Full, 14}, Expected{Sight::Grey, 6}, Expected{Sight::Deuteranopia, 9},
          Expected{Sight::Protanopia, 9}, Expected{Sight::Tritanopia, 9}}) {
        std::map<Space, Seen> seen;
        for (const Space kind : map::all_spaces) {
            seen[kind] = space(kind, grid, side, sight);
        }
        for (const Space a : map::all_spaces) {
            for (const Space b : map::all_spaces) {
                if (a < b) {
                    EXPECT_GT(difference(seen[a], seen[b]), least)
                        << name(a) << ", " << name(b) << ", sight " << static_cast<int>(sight);
                    EXPECT_GT(difference_of_structure(seen[a], seen[b]), 3)
                        << name(a) << ", " << name(b) << ", sight " << static_cast<int>(sight);
                }
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Contrast, ForEverySize,
                         ::testing::Combine(::testing::Values(7.0, 12.0, 24.0, 60.0),
                                            ::testing::Values(hex::StaggerAxis::X,
                                                              hex::StaggerAxis::Y)));

/// Of pampas alone, which is light, the outline is the only line on a dark background.
TEST(Contrast, TheOutlineOfTheBoardIsSeenOnEveryBackground) {
    const Colour night{0.17, 0.16, 0.15};
    const double side = 24;
    for (const Colour& background : {paper, night}) {
        const hex::Grid grid{1, 1, hex::StaggerAxis::Y};
        const Surface surface = image(60, 60);
        Painter().paint(context(surface.get()).get(), map::Map(grid, Space::Mountain),
                        {side, {6, 6}}, {.background = background});
        const Seen seen = testing::seen(surface.get(), Sight::Full);
        const std::size_t middle_row = 60 * (6 + static_cast<std::size_t>(side));
        const Lab outside = seen[middle_row];
        const Lab outline = seen[middle_row + 6];
        EXPECT_GT(testing::distance(outside, outline), 40);
    }
}

/// Without colour, only shapes distinguish kinds.
TEST(Contrast, EveryTwoKindsLookDifferentOnWhite) {
    for (const Look look : {Look::Ink, Look::Letters}) {
        std::map<Space, Seen> seen;
        for (const Space kind : map::all_spaces) {
            seen[kind] = space(kind, {1, 1, hex::StaggerAxis::Y}, 60, Sight::Grey,
                               {.background = white, .look = look});
        }
        for (const Space a : map::all_spaces) {
            for (const Space b : map::all_spaces) {
                if (a < b) {
                    EXPECT_GT(difference(seen[a], seen[b]), 1) << name(a) << ", " << name(b);
                }
            }
        }
    }
}

TEST(Contrast, NoTwoGroundsAreEquallyLight) {
    std::vector<double> lightness;
    for (const Space kind : map::all_spaces) {
        // So small that only the ground is drawn.
        const Seen pixels = space(kind, {.columns = 9, .rows = 9}, 3, Sight::Grey);
        lightness.push_back(pixels[pixels.size() / 2].lightness);
    }
    std::ranges::sort(lightness);
    for (std::size_t i = 1; i < lightness.size(); ++i) {
        EXPECT_GT(lightness[i] - lightness[i - 1], 2);
    }
}

} // namespace
} // namespace pampas::picture

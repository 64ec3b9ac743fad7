#include "analysis/overlays/overlay.h"
#include "tests/editor/picture/colours.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace pampas::picture {
namespace {

using overlays::Rgb;
using testing::Sight;

/// The ground of water in `art/water.svg`, which overlays do not cover.
constexpr Rgb water{40, 104, 155};

testing::Lab looks(const Rgb& colour, Sight sight) {
    return testing::lab(testing::seen(
        {testing::linear(colour.red), testing::linear(colour.green), testing::linear(colour.blue)},
        sight));
}

/// The difference of the two most similar colours, for sight of any kind; 2 is just noticeable.
double least_difference(const std::vector<Rgb>& colours) {
    double least = 100;
    for (const Sight sight : {Sight::Full, Sight::Deuteranopia, Sight::Protanopia}) {
        for (std::size_t i = 0; i < colours.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                least = std::min(
                    least, testing::distance(looks(colours[i], sight), looks(colours[j], sight)));
            }
        }
    }
    return least;
}

TEST(OverlayColours, StepsOfAScaleAreToldApartAndFromWater) {
    for (const auto scale : {overlays::good_to_bad, overlays::quiet_to_busy}) {
        for (const int count : {5, 6, 7}) {
            std::vector<Rgb> colours{water, overlays::out_of_reach};
            for (int step = 0; step < count; ++step) {
                colours.push_back(scale(overlays::Steps::even(1, 100, count).share(step)));
            }
            EXPECT_GT(least_difference(colours), 9) << count;
        }
    }
}

TEST(OverlayColours, CategoriesAreToldApartAndFromWater) {
    std::vector<Rgb> colours{water, overlays::out_of_reach, overlays::shared};
    for (std::size_t index = 0; index < 8; ++index) {
        colours.push_back(overlays::category(index));
    }
    EXPECT_GT(least_difference(colours), 9);
    EXPECT_GT(least_difference({water, overlays::danger, overlays::land_of_opening,
                                overlays::pampas_of_opening, overlays::beside_water}),
              9);
}

} // namespace
} // namespace pampas::picture

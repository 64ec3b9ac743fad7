#include "editor/document/brush.h"
#include "editor/document/selection.h"
#include "editor/document/toolbox.h"
#include "engine/map/map.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace pampas::document {
namespace {

using map::Space;

/// A brush for three times as much forest as meadow.
Brush mixing() {
    Brush brush{.mixes = true, .mix = {}};
    brush.mix.weights[static_cast<std::size_t>(Space::Forest)] = 3;
    brush.mix.weights[static_cast<std::size_t>(Space::Meadow)] = 1;
    return brush;
}

void paint_all(Document& document, const Brush& brush) {
    document.step("Paint", [&] { paint(document, everything(document.map().grid()), brush); });
}

TEST(Mix, HasKindsAsOftenAsTheirWeightsSay) {
    Document document(map::Map({40, 40}));
    paint_all(document, mixing());
    const auto forest = document.map().all(Space::Forest).size();
    EXPECT_EQ(forest + document.map().all(Space::Meadow).size(), 1600U);
    EXPECT_NEAR(static_cast<double>(forest), 1200, 60);
    EXPECT_EQ(document.history().done(), 1U);
}

TEST(Mix, DrawsEachSpaceOnceInAStroke) {
    Document document(map::Map({12, 12}));
    Brush brush = mixing();
    paint_all(document, brush);
    const map::Map first = document.map();
    paint_all(document, brush);
    EXPECT_EQ(document.map(), first);
    ++brush.draw;
    paint_all(document, brush);
    EXPECT_NE(document.map(), first) << "another stroke draws again";
}

TEST(Mix, IsSymmetricUnderASymmetry) {
    Document document(map::Map({13, 11}));
    document.set_symmetry({2, false, false});
    paint_all(document, mixing());
    for (const hex::Coordinate at : everything(document.map().grid())) {
        for (const hex::Coordinate image : document.symmetry()->images({at})) {
            EXPECT_EQ(document.map().at(image), document.map().at(at));
        }
    }
}

TEST(Mix, PaintsWhatItPreviews) {
    Document document(map::Map({9, 9}));
    Toolbox toolbox;
    toolbox.choose_mix(mixing().mix);
    toolbox.choose_rings(3);
    Gesture gesture(document, toolbox);
    for (int stroke = 0; stroke < 2; ++stroke) {
        const Preview preview = gesture.preview({4, 4});
        EXPECT_EQ(preview.painted.size(), 19U);
        gesture.press({4, 4});
        gesture.release();
        EXPECT_TRUE(std::ranges::all_of(preview.painted, [&](const PlacedSpace& each) {
            return document.map().at(each.at) == each.space;
        }));
    }
    EXPECT_EQ(document.history().labels().front(), "Paint a mix");
    toolbox.choose_space(Space::Water);
    EXPECT_FALSE(toolbox.brush().mixes);
}

} // namespace
} // namespace pampas::document

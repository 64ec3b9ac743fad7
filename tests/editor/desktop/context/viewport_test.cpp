#include "editor/desktop/context/viewport.h"
#include "tests/engine/random_maps.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace pampas::desktop {
namespace {

struct ViewportScene {
    hex::Grid grid = *testing::any_grid();
    int width = *rc::gen::inRange(50, 2000);
    int height = *rc::gen::inRange(50, 2000);

    /// A viewport that shows the whole map.
    Viewport viewport() const {
        Viewport result;
        result.set_grid(grid);
        result.resize(width, height);
        return result;
    }
    /// A point of the map.
    hex::Point point() const {
        const hex::Point end = hex::extent(grid);
        return {end.x * *rc::gen::inRange(0, 101) / 100.0,
                end.y * *rc::gen::inRange(0, 101) / 100.0};
    }
};

bool near(hex::Point a, hex::Point b) {
    return std::abs(a.x - b.x) < 1e-6 && std::abs(a.y - b.y) < 1e-6;
}

RC_GTEST_PROP(Viewport, ZoomsInAtThePointer, ()) {
    const ViewportScene scene;
    Viewport viewport = scene.viewport();
    for (int wheel = 0; wheel < 5; ++wheel) {
        const hex::Point point = scene.point();
        const hex::Point pixel = viewport.view().to_pixels(point);
        viewport.zoom(1.25, pixel);
        RC_ASSERT(near(viewport.view().to_map(pixel), point));
    }
    RC_ASSERT(!viewport.fitted());
    RC_ASSERT(viewport.view().side <= std::max(max_side, scene.viewport().view().side));
}

RC_GTEST_PROP(Viewport, ZoomingOutUndoesZoomingIn, ()) {
    const ViewportScene scene;
    Viewport viewport = scene.viewport();
    const picture::View before = viewport.view();
    const hex::Point pixel = before.to_pixels(scene.point());
    viewport.zoom(1.1, pixel);
    RC_PRE(viewport.view().side == before.side * 1.1);
    viewport.zoom(1 / 1.1, pixel);
    RC_ASSERT(near(viewport.view().origin, before.origin));
}

RC_GTEST_PROP(Viewport, NeverLosesTheMap, ()) {
    const ViewportScene scene;
    Viewport viewport = scene.viewport();
    const auto any = [] { return *rc::gen::inRange(-3000, 3000) + 0.5; };
    for (int move = 0; move < 10; ++move) {
        viewport.zoom(*rc::gen::element(0.5, 1.0, 2.0), {any(), any()});
        viewport.pan({any(), any()});
        const hex::Point seen = viewport.view().to_map(viewport.middle());
        const hex::Point end = hex::extent(scene.grid);
        RC_ASSERT(seen.x >= -1e-9 && seen.x <= end.x + 1e-9);
        RC_ASSERT(seen.y >= -1e-9 && seen.y <= end.y + 1e-9);
    }
}

RC_GTEST_PROP(Viewport, RevealsASpace, ()) {
    const ViewportScene scene;
    Viewport viewport = scene.viewport();
    viewport.zoom(*rc::gen::element(1.0, 2.0, 9.0), viewport.middle());
    viewport.pan({*rc::gen::inRange(-3000, 3000) + 0.0, *rc::gen::inRange(-3000, 3000) + 0.0});
    const hex::Coordinate at = *testing::coordinate_on(scene.grid);
    viewport.reveal(at);
    const hex::Point pixel = viewport.view().to_pixels(hex::centre(scene.grid, at));
    RC_ASSERT(pixel.x >= 0 && pixel.x <= scene.width);
    RC_ASSERT(pixel.y >= 0 && pixel.y <= scene.height);
    const picture::View revealed = viewport.view();
    viewport.reveal(at);
    RC_ASSERT(near(viewport.view().origin, revealed.origin));
}

RC_GTEST_PROP(Viewport, LeavesAViewOfTheWholeMapAsItIs, ()) {
    const ViewportScene scene;
    Viewport viewport = scene.viewport();
    viewport.reveal(*testing::coordinate_on(scene.grid));
    RC_ASSERT(viewport.fitted());
}

TEST(Viewport, KeepsTheWholeMapInSightUntilZoomed) {
    Viewport viewport;
    viewport.set_grid({20, 10});
    viewport.resize(400, 300);
    viewport.resize(800, 600);
    EXPECT_EQ(viewport.view(), picture::fitted({20, 10}, 800, 600));
    viewport.set_grid({5, 5});
    EXPECT_EQ(viewport.view(), picture::fitted({5, 5}, 800, 600));
    viewport.zoom(1.5, viewport.middle());
    const hex::Point middle = viewport.view().to_map(viewport.middle());
    viewport.resize(600, 500);
    EXPECT_TRUE(near(viewport.view().to_map(viewport.middle()), middle));
    viewport.fit();
    EXPECT_TRUE(viewport.fitted());
}

} // namespace
} // namespace pampas::desktop

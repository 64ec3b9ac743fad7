#include "editor/picture/marks.h"
#include "tests/editor/picture/pixels.h"
#include "tests/engine/random_maps.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace pampas::picture {
namespace {

using hex::Coordinate;
using testing::pixel;

constexpr int outlined_width = 260;
constexpr int outlined_height = 220;

Surface outlined(const hex::Grid& grid, const View& view, const std::vector<Coordinate>& spaces,
                 const Highlight& highlight = {}) {
    Surface surface = image(outlined_width, outlined_height);
    outline(context(surface.get()).get(), grid, view, spaces, highlight);
    cairo_surface_flush(surface.get());
    return surface;
}

/// Whether something is drawn where two spaces meet.
bool drawn_between(cairo_surface_t* surface, const View& view, hex::Point a, hex::Point b) {
    const hex::Point middle = view.to_pixels({(a.x + b.x) / 2, (a.y + b.y) / 2});
    return pixel(surface, static_cast<int>(middle.x), static_cast<int>(middle.y)) >> 24 > 100;
}

RC_GTEST_PROP(Outline, FollowsTheSidesOfTheRegionOnly, ()) {
    const hex::Grid grid = *testing::any_grid();
    const auto spaces = *rc::gen::container<std::vector<Coordinate>>(testing::coordinate_on(grid));
    const View view = fitted(grid, outlined_width, outlined_height);
    const Surface surface = outlined(grid, view, spaces, {.width = 1});
    const auto inside = [&](Coordinate at) { return std::ranges::count(spaces, at) > 0; };
    for (std::size_t offset = 0; offset < grid.size(); ++offset) {
        const Coordinate at = grid.coordinate(offset);
        for (const Coordinate next : grid.neighbours(at)) {
            RC_ASSERT(drawn_between(surface.get(), view, hex::centre(grid, at),
                                    hex::centre(grid, next)) == (inside(at) != inside(next)));
        }
    }
}

/// Marks of locks and notes can be made out however small the hexes are.
TEST(Annotations, AreSeenAtEverySize) {
    map::Map locked(hex::Grid{1, 1});
    locked.details().locked = {{0, 0}};
    map::Map noted(hex::Grid{1, 1});
    noted.details().notes = {{{0, 0}, "a pond"}};
    for (const map::Map& map : {locked, noted}) {
        for (const double side : {6.0, 10.0, 40.0}) {
            const Surface surface = image(100, 100);
            draw_annotations(context(surface.get()).get(), map, {side, {4, 4}});
            const auto all = testing::pixels(surface.get());
            EXPECT_GE(std::ranges::count_if(all, [](std::uint32_t each) { return each != 0; }), 16);
        }
    }
}

RC_GTEST_PROP(Outline, StaysInTheBoxesOfItsSpaces, ()) {
    const hex::Grid grid = *testing::any_grid();
    const Coordinate at = *testing::coordinate_on(grid);
    const View view{*rc::gen::inRange(3, 30) * 1.3, {11.3, 7.9}};
    const Surface surface =
        outlined(grid, view, {at}, {.tint = {1, 0, 0}, .width = max_highlight_width(view)});
    const Box box = box_of(grid, view, at);
    for (int y = 0; y < outlined_height; ++y) {
        for (int x = 0; x < outlined_width; ++x) {
            if (pixel(surface.get(), x, y) != 0) {
                RC_ASSERT(x >= box.x && x < box.x + box.width);
                RC_ASSERT(y >= box.y && y < box.y + box.height);
            }
        }
    }
}

RC_GTEST_PROP(Outline, TintsTheSpacesAndNoOthers, ()) {
    const hex::Grid grid = *testing::any_grid();
    const auto spaces = *rc::gen::container<std::vector<Coordinate>>(testing::coordinate_on(grid));
    const View view = fitted(grid, outlined_width, outlined_height);
    const Surface surface = outlined(grid, view, spaces, {.tint = {0, 1, 0}, .width = 1});
    for (std::size_t offset = 0; offset < grid.size(); ++offset) {
        const Coordinate at = grid.coordinate(offset);
        const hex::Point centre = view.to_pixels(hex::centre(grid, at));
        const bool inside = std::ranges::count(spaces, at) > 0;
        RC_ASSERT(pixel(surface.get(), static_cast<int>(centre.x), static_cast<int>(centre.y)) ==
                  (inside ? 0xff00ff00U : 0U));
    }
}

TEST(Outline, SurroundsSpacesBesideTheGrid) {
    const View view{20, {100, 100}};
    const Surface surface = outlined({}, view, {{-1, -1}, {-1, 0}});
    EXPECT_TRUE(std::ranges::any_of(testing::pixels(surface.get()), [](auto p) { return p != 0; }));
}

} // namespace

} // namespace pampas::picture

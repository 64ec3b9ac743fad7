#include "editor/picture/glyphs.h"
#include "editor/picture/painter.h"
#include "engine/language/language.h"
#include "tests/editor/picture/pixels.h"
#include "tests/engine/random_maps.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

namespace pampas::picture {
namespace {

using hex::Coordinate;
using map::Map;
using map::Space;
using testing::largest_difference;
using testing::pixels;

constexpr int painted_width = 240;
constexpr int painted_height = 200;

rc::Gen<View> any_view() {
    return rc::gen::map(rc::gen::tuple(rc::gen::inRange(20, 900), rc::gen::inRange(-400, 400),
                                       rc::gen::inRange(-400, 400)),
                        [](const std::tuple<int, int, int>& numbers) {
                            const auto [side, x, y] = numbers;
                            return View{side / 10.0, {x / 4.0, y / 3.0}};
                        });
}

void clip_to_boxes(cairo_t* cairo, const hex::Grid& grid, const View& view,
                   const std::vector<Coordinate>& spaces) {
    for (const Coordinate at : spaces) {
        const Box box = box_of(grid, view, at);
        cairo_rectangle(cairo, box.x, box.y, box.width, box.height);
    }
    cairo_clip(cairo);
}

RC_GTEST_PROP(Painter, RepaintOfChangedSpacesEqualsFullRepaint, ()) {
    Map map = *testing::any_map();
    const View view = *any_view();
    const Style style{.coordinates = *rc::gen::arbitrary<bool>(),
                      .background = *rc::gen::element(paper, transparent)};
    const auto changed =
        *rc::gen::container<std::vector<Coordinate>>(testing::coordinate_on(map.grid()));
    Painter painter;
    const Surface surface = image(painted_width, painted_height);
    painter.paint(context(surface.get()).get(), map, view, style);

    for (const Coordinate at : changed) {
        map.set(at, *rc::gen::elementOf(map::all_spaces));
    }
    const Context cairo = context(surface.get());
    clip_to_boxes(cairo.get(), map.grid(), view, changed);
    painter.paint(cairo.get(), map, view, style);

    const Surface fresh = image(painted_width, painted_height);
    Painter().paint(context(fresh.get()).get(), map, view, style);
    RC_ASSERT(pixels(surface.get()) == pixels(fresh.get()));
}

/// An overlay with any colours on some spaces.
overlays::Overlay any_overlay(const hex::Grid& grid) {
    overlays::Overlay result;
    const auto spaces = *rc::gen::unique<std::vector<Coordinate>>(testing::coordinate_on(grid));
    for (const Coordinate at : spaces) {
        const auto red = *rc::gen::arbitrary<std::uint8_t>();
        result.marks.push_back(
            {at, {red, 40, 160}, *rc::gen::element<std::string>("", "7", "0.25", "0,25"), ""});
    }
    std::ranges::sort(result.marks, {}, &overlays::Mark::at);
    return result;
}

RC_GTEST_PROP(Painter, RepaintOfChangedMarksEqualsFullRepaint, ()) {
    const Map map = *testing::any_map();
    const View view = *any_view();
    const overlays::Overlay before = any_overlay(map.grid());
    const overlays::Overlay after = any_overlay(map.grid());
    std::vector<Coordinate> changed;
    for (const auto* overlay : {&before, &after}) {
        std::ranges::transform(overlay->marks, std::back_inserter(changed), &overlays::Mark::at);
    }
    Painter painter;
    const Surface surface = image(painted_width, painted_height);
    painter.paint(context(surface.get()).get(), map, view, {}, before);
    const Context cairo = context(surface.get());
    clip_to_boxes(cairo.get(), map.grid(), view, changed);
    painter.paint(cairo.get(), map, view, {}, after);

    const Surface fresh = image(painted_width, painted_height);
    Painter().paint(context(fresh.get()).get(), map, view, {}, after);
    // Where a clip cuts a word, Cairo sometimes rounds one of its pixels differently.
    RC_ASSERT(largest_difference(surface.get(), fresh.get()) <= 2);
}

RC_GTEST_PROP(Painter, KnowsWhichMarksDiffer, ()) {
    const hex::Grid grid = *testing::any_grid();
    const overlays::Overlay one = any_overlay(grid);
    const overlays::Overlay other = any_overlay(grid);
    const auto look = [](const overlays::Overlay& overlay, Coordinate at) {
        const auto mark = std::ranges::find(overlay.marks, at, &overlays::Mark::at);
        return mark == overlay.marks.end() ? std::nullopt
                                           : std::optional(std::pair(mark->colour, mark->label));
    };
    std::vector<Coordinate> expected;
    for (std::size_t space = 0; space < grid.size(); ++space) {
        const Coordinate at = grid.coordinate(space);
        if (look(one, at) != look(other, at)) {
            expected.push_back(at);
        }
    }
    RC_ASSERT(differing(one, other) == expected);
}

TEST(Painter, HasTheDecimalSeparatorOfEveryLanguage) {
    for (const language::Language& language : language::all()) {
        EXPECT_NE(label_characters.find(language.decimal_separator), std::string_view::npos)
            << language.code;
    }
}

/// A mark tints its space and leaves the middle of every other unchanged.
RC_GTEST_PROP(Painter, TintsWhatIsMarkedAlone, ()) {
    Map map(*testing::any_grid());
    const Coordinate at = *testing::coordinate_on(map.grid());
    const View view = fitted(map.grid(), painted_width, painted_height);
    RC_PRE(view.side >= 5.0);
    overlays::Overlay overlay;
    overlay.marks = {{at, {255, 0, 255}, "", ""}};
    const Surface plain = image(painted_width, painted_height);
    const Surface marked = image(painted_width, painted_height);
    Painter painter;
    painter.paint(context(plain.get()).get(), map, view);
    painter.paint(context(marked.get()).get(), map, view, {}, overlay);
    for (std::size_t space = 0; space < map.grid().size(); ++space) {
        const Coordinate here = map.grid().coordinate(space);
        const hex::Point middle = view.to_pixels(hex::centre(map.grid(), here));
        const int x = static_cast<int>(middle.x);
        const int y = static_cast<int>(middle.y);
        const bool differs =
            testing::pixel(plain.get(), x, y) != testing::pixel(marked.get(), x, y);
        RC_ASSERT(differs == (here == at));
    }
}

RC_GTEST_PROP(Painter, MovesWithItsView, ()) {
    const Map map = *testing::any_map();
    View view = *any_view();
    const int x = *rc::gen::inRange(-60, 60);
    const int y = *rc::gen::inRange(-60, 60);
    const Surface whole = image(painted_width, painted_height);
    Painter painter;
    painter.paint(context(whole.get()).get(), map, view);
    view.origin.x -= x;
    view.origin.y -= y;
    const Surface moved = image(painted_width, painted_height);
    painter.paint(context(moved.get()).get(), map, view);
    for (int row = std::max(0, y); row < std::min(painted_height, painted_height + y); ++row) {
        for (int column = std::max(0, x); column < std::min(painted_width, painted_width + x);
             ++column) {
            RC_ASSERT(testing::pixel(whole.get(), column, row) ==
                      testing::pixel(moved.get(), column - x, row - y));
        }
    }
}

/// At the place the geometry gives a space, the picture shows its kind; hexes of one kind on
/// pampas.
RC_GTEST_PROP(Painter, PaintsSpacesWhereTheGeometryHasThem, ()) {
    Map map(*testing::any_grid(), Space::Void);
    const Coordinate at = *testing::coordinate_on(map.grid());
    const View view = fitted(map.grid(), painted_width, painted_height);
    map.set(at, Space::Forest);
    const Surface surface = image(painted_width, painted_height);
    Painter().paint(context(surface.get()).get(), map, view, {.background = transparent});
    for (int y = 0; y < painted_height; ++y) {
        for (int x = 0; x < painted_width; ++x) {
            const hex::Point middle = view.to_map({x + 0.5, y + 0.5});
            const hex::Point centre = hex::centre(map.grid(), at);
            const double distance =
                view.side * std::hypot(middle.x - centre.x, middle.y - centre.y);
            const bool painted = testing::pixel(surface.get(), x, y) != 0;
            if (distance < view.side * 0.86 - 1.5) {
                RC_ASSERT(painted);
            } else if (distance > reach(view)) {
                RC_ASSERT(!painted);
            }
        }
    }
}

TEST(Painter, PaintsNothingButBackgroundOfVoid) {
    const Surface surface = image(painted_width, painted_height);
    const Map map({.columns = 5, .rows = 5}, Space::Void);
    Painter().paint(context(surface.get()).get(), map,
                    fitted(map.grid(), painted_width, painted_height));
    for (const std::uint32_t pixel : pixels(surface.get())) {
        ASSERT_EQ(pixel, 0xfff4eee2U);
    }
}

/// The inside of a large forest.
std::vector<std::uint32_t> inside_forest(hex::StaggerAxis axis, double side, Colour background) {
    const Map map({.columns = 60, .rows = 60, .axis = axis}, Space::Forest);
    const Surface surface = image(60, 60);
    Painter().paint(context(surface.get()).get(), map, {side, {-2.3 * side, -2.6 * side}},
                    {.background = background});
    return pixels(surface.get());
}

TEST(Painter, LeavesNoGapsBetweenSpaces) {
    for (const auto axis : {hex::StaggerAxis::X, hex::StaggerAxis::Y}) {
        for (double side = 3; side < 100; side *= 1.13) {
            const auto on_black = inside_forest(axis, side, {0, 0, 0});
            const auto on_red = inside_forest(axis, side, {1, 0, 0});
            for (std::size_t i = 0; i < on_black.size(); ++i) {
                ASSERT_NEAR((on_red[i] >> 16) & 0xff, (on_black[i] >> 16) & 0xff, 16) << side;
            }
        }
    }
}

TEST(Painter, NamesSpacesWhenAskedTo) {
    const Map map;
    const Surface plain = image(painted_width, painted_height);
    const Surface named = image(painted_width, painted_height);
    const View view = fitted(map.grid(), painted_width, painted_height);
    Painter().paint(context(plain.get()).get(), map, view);
    Painter().paint(context(named.get()).get(), map, view, {.coordinates = true});
    EXPECT_NE(pixels(plain.get()), pixels(named.get()));
}

} // namespace
} // namespace pampas::picture

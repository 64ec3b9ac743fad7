#include "editor/picture/export.h"
#include "editor/picture/layout.h"
#include "editor/picture/painter.h"
#include "engine/files/input_error.h"
#include "tests/editor/picture/pixels.h"
#include "tests/engine/random_maps.h"
#include "tests/engine/temporary_folder.h"

#include <gtest/gtest.h>
#include <pugixml.hpp>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace pampas::picture {
namespace {

using map::Map;
using map::Space;
using testing::decoded;
using testing::difference;
using testing::pixels;

/// Every kind of space, many times.
Map motley(const hex::Grid& grid) {
    Map map(grid);
    for (std::size_t offset = 0; offset < grid.size(); ++offset) {
        map.set(grid.coordinate(offset), map::all_spaces[offset * 7 % map::all_spaces.size()]);
    }
    return map;
}

std::vector<hex::Grid> all_staggers(int columns, int rows) {
    using enum hex::StaggerAxis;
    using enum hex::StaggerIndex;
    return {{columns, rows, X, Odd},
            {columns, rows, X, Even},
            {columns, rows, Y, Odd},
            {columns, rows, Y, Even}};
}

Surface painted(const Map& map, const ExportOptions& options) {
    const Layout layout = layout_for(map, options);
    Surface surface = image(layout.width, layout.height);
    Painter().paint(context(surface.get()).get(), map, layout.view, options.style);
    return surface;
}

RC_GTEST_PROP(Png, IsWhatThePainterPaints, ()) {
    const Map map = *testing::any_map();
    const ExportOptions options{.style = {.coordinates = *rc::gen::arbitrary<bool>()},
                                .side = *rc::gen::inRange(1, 60) / 1.5};
    const Surface image = decoded(png(map, options));
    RC_ASSERT(cairo_surface_status(image.get()) == CAIRO_STATUS_SUCCESS);
    RC_ASSERT(pixels(image.get()) == pixels(painted(map, options).get()));
}

TEST(Png, KeepsATransparentBackground) {
    Map map = motley({.columns = 6, .rows = 6});
    const ExportOptions options{.style = {.background = transparent}, .side = 20};
    const auto expected = pixels(painted(map, options).get());
    const auto actual = pixels(decoded(png(map, options)).get());
    ASSERT_EQ(actual.size(), expected.size());
    for (std::size_t i = 0; i < actual.size(); ++i) {
        for (const unsigned shift : {0U, 8U, 16U, 24U}) {
            // Colours are rounded when alpha is separated and applied again.
            ASSERT_NEAR((actual[i] >> shift) & 0xff, (expected[i] >> shift) & 0xff, 1);
        }
    }
}

TEST(Png, IsAsWideAsAskedForAndInProportion) {
    for (const hex::Grid& grid : all_staggers(9, 4)) {
        const Surface image = decoded(png(Map(grid), {.width = 617}));
        ASSERT_EQ(cairo_image_surface_get_width(image.get()), 617);
        const hex::Point extent = hex::extent(grid);
        const double ratio = (extent.y + 2 * margin) / (extent.x + 2 * margin);
        EXPECT_NEAR(cairo_image_surface_get_height(image.get()), 617 * ratio, 1);
    }
}

/// The board is in the middle, whatever void surrounds it.
TEST(Png, HasFourEqualMargins) {
    for (const hex::Grid& grid : all_staggers(9, 8)) {
        Map map(grid, Space::Void);
        for (const hex::Coordinate at : {hex::Coordinate{2, 1}, {7, 3}, {4, 5}}) {
            map.set(at, Space::Water);
        }
        const Surface image = decoded(png(map, {.style = {.background = transparent}, .side = 40}));
        const int width = cairo_image_surface_get_width(image.get());
        const int height = cairo_image_surface_get_height(image.get());
        int left = width;
        int top = height;
        int right = -1;
        int bottom = -1;
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                if (testing::pixel(image.get(), x, y) != 0) {
                    left = std::min(left, x);
                    right = std::max(right, x);
                    top = std::min(top, y);
                    bottom = std::max(bottom, y);
                }
            }
        }
        for (const int margin : {top, width - 1 - right, height - 1 - bottom}) {
            EXPECT_NEAR(margin, left, 1);
        }
    }
}

TEST(Png, TakesTheSmallestAndTheLargestMaps) {
    for (const hex::Grid& grid : all_staggers(1, 1)) {
        EXPECT_FALSE(png(Map(grid), {.width = 1}).empty());
    }
    for (const hex::Grid& grid : all_staggers(250, 250)) {
        const Surface image = decoded(png(motley(grid), {.side = 3}));
        EXPECT_EQ(cairo_surface_status(image.get()), CAIRO_STATUS_SUCCESS);
    }
}

/// Even where hexes are too large to be cached.
TEST(Png, ShowsALargeHexAsItDoesASmallOne) {
    const Surface large = decoded(png(Map({}, Space::Water), {.width = 3000}));
    const Surface small = decoded(png(Map({}, Space::Water), {.width = 300}));
    double sum = 0;
    for (int y = 0; y < 300; ++y) {
        for (int x = 0; x < 300; ++x) {
            const std::uint32_t ten_times = testing::pixel(large.get(), 10 * x + 5, 10 * y + 5);
            const std::uint32_t once = testing::pixel(small.get(), x, y);
            sum += std::abs(static_cast<int>(ten_times & 0xff) - static_cast<int>(once & 0xff));
        }
    }
    EXPECT_LT(sum / 300 / 300, 6);
}

TEST(Export, RefusesPicturesThatAreTooLarge) {
    const Map map({.columns = 250, .rows = 250});
    for (const auto write : {png, svg}) {
        EXPECT_THROW(write(map, {.side = 1000}), InputError);
        EXPECT_THROW(write(map, {.side = 1e300}), InputError);
        EXPECT_THROW(write(map, {.width = 32768}), InputError);
    }
}

TEST(Export, RefusesWhatIsNoSize) {
    for (const auto write : {png, svg}) {
        EXPECT_THROW(write(Map(), {.side = 0}), InputError);
        EXPECT_THROW(write(Map(), {.side = -1}), InputError);
        EXPECT_THROW(write(Map(), {.side = std::numeric_limits<double>::quiet_NaN()}), InputError);
        EXPECT_THROW(write(Map(), {.width = 0}), InputError);
        EXPECT_THROW(write(Map(), {.width = -5}), InputError);
    }
}

TEST(Svg, DefinesEachKindOnce) {
    const Map map = motley({.columns = 44, .rows = 40});
    const std::string bytes = svg(map);
    EXPECT_LT(bytes.size(), 700'000U);
    pugi::xml_document document;
    ASSERT_TRUE(document.load_buffer(bytes.data(), bytes.size()));
    EXPECT_EQ(document.select_nodes("//image").size(), 0U);
    const std::size_t spaces = map.grid().size() - map.all(Space::Void).size();
    EXPECT_GE(document.select_nodes("//use").size(), spaces);
    EXPECT_LT(document.select_nodes("//path").size(), map.grid().size() / 2);
}

TEST(Svg, HasTheSameBytesEachTime) {
    const Map map = motley({7, 5});
    EXPECT_EQ(svg(map), svg(map));
}

TEST(Svg, StaysSmallWithNames) {
    EXPECT_LT(svg(motley({.columns = 44, .rows = 40}), {.style = {.coordinates = true}}).size(),
              2'000'000U);
}

TEST(Svg, LooksLikeThePngInAnotherProgram) {
    const testing::TemporaryFolder folder;
    for (const hex::Grid& grid : all_staggers(7, 6)) {
        const Map map = motley(grid);
        const ExportOptions options{.style = {.coordinates = true}, .side = 40};
        testing::put(folder / "a.svg", svg(map, options));
        const std::string command =
            "rsvg-convert -o " + (folder / "a.png").string() + " " + (folder / "a.svg").string();
        ASSERT_EQ(std::system(command.c_str()), 0);
        const Surface there = decoded(testing::bytes_of(folder / "a.png"));
        const Surface here = decoded(png(map, options));
        ASSERT_EQ(cairo_image_surface_get_width(there.get()),
                  cairo_image_surface_get_width(here.get()));
        ASSERT_EQ(cairo_image_surface_get_height(there.get()),
                  cairo_image_surface_get_height(here.get()));
        // Glyphs may lie half a pixel off. Another kind of space differs by 20 and more.
        EXPECT_LT(difference(there.get(), here.get()), 4);
    }
}

/// The title stands above the map, which looks the same as without one.
TEST(Title, StandsAboveTheMapAndMovesNothingElse) {
    const Map map = motley({.columns = 9, .rows = 7});
    const Surface plain = decoded(png(map, {.side = 30}));
    const int width = cairo_image_surface_get_width(plain.get());
    const int height = cairo_image_surface_get_height(plain.get());
    for (const char* title : {"Honey", "Ünïcödé – a name that is much longer than the picture is "
                                       "wide, so that it has to be written smaller"}) {
        const Surface titled = decoded(png(map, {.side = 30, .title = title}));
        ASSERT_EQ(cairo_image_surface_get_width(titled.get()), width);
        const int strip = cairo_image_surface_get_height(titled.get()) - height;
        ASSERT_GT(strip, 0);
        const std::uint32_t ground = testing::pixel(titled.get(), 0, 0);
        int inked = 0;
        for (int y = 0; y < strip; ++y) {
            EXPECT_EQ(testing::pixel(titled.get(), width / 50, y), ground) << "not to the edge";
            for (int x = 0; x < width; ++x) {
                inked += testing::pixel(titled.get(), x, y) != ground ? 1 : 0;
            }
        }
        EXPECT_GT(inked, 50);
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; x += 7) {
                ASSERT_EQ(testing::pixel(titled.get(), x, strip + y),
                          testing::pixel(plain.get(), x, y));
            }
        }
    }
}

/// Even where a PNG file is painted in several strips, and in a preview.
TEST(Title, OfALargePictureIsWhole) {
    const Map map = motley({.columns = 6, .rows = 3});
    const ExportOptions options{.width = 4000, .title = "WWWW"};
    const Surface whole = decoded(png(map, options));
    const Pixels shown = preview(map, options, 400, 4000);
    const int strip = layout_for(map, options).title_height / 10;
    ASSERT_GT(strip, 10);
    double there = 0;
    double here = 0;
    for (int y = 0; y < 10 * strip; ++y) {
        for (int x = 0; x < 4000; ++x) {
            there += 255 - static_cast<int>(testing::pixel(whole.get(), x, y) & 0xff);
        }
    }
    for (int i = 0; i < 400 * strip; ++i) {
        here += 100 * (255 - static_cast<int>(shown.argb[static_cast<std::size_t>(i)] & 0xff));
    }
    EXPECT_NEAR(here / there, 1, 0.1);
}

RC_GTEST_PROP(Preview, FitsAndIsNeverLargerThanThePicture, ()) {
    const Map map = *testing::any_map();
    const ExportOptions options{.style = {.coordinates = true},
                                .side = *rc::gen::inRange(1, 60) / 1.5,
                                .title = *rc::gen::element<std::string>("", "Name")};
    const int width = *rc::gen::inRange(1, 300);
    const int height = *rc::gen::inRange(1, 300);
    const Pixels image = preview(map, options, width, height);
    const Layout layout = layout_for(map, options);
    RC_ASSERT(image.width <= std::min(width, layout.width));
    RC_ASSERT(image.height <= std::min(height, layout.height));
    RC_ASSERT(image.argb.size() == static_cast<std::size_t>(image.width * image.height));
}

RC_GTEST_PROP(Png, FitsIntoASquareAndFillsItOneWay, ()) {
    const Map map(*testing::any_grid());
    const int side = *rc::gen::inRange(1, 200);
    const Surface image = decoded(png(map, {.fit = side}));
    const int width = cairo_image_surface_get_width(image.get());
    const int height = cairo_image_surface_get_height(image.get());
    RC_ASSERT(std::max(width, height) == side);
    RC_ASSERT(pixels(image.get()) == thumbnail(map, side, side).argb);
}

RC_GTEST_PROP(Thumbnail, FillsItsBoxOneWay, ()) {
    const Map map(*testing::any_grid());
    const int width = *rc::gen::inRange(1, 200);
    const int height = *rc::gen::inRange(1, 200);
    const Pixels image = thumbnail(map, width, height);
    RC_ASSERT(image.width <= width);
    RC_ASSERT(image.height <= height);
    RC_ASSERT(image.width == width || image.height == height);
    RC_ASSERT(image.argb.size() == static_cast<std::size_t>(image.width * image.height));
    RC_ASSERT(std::ranges::all_of(image.argb, [](auto pixel) { return pixel >> 24 == 0xff; }));
}

TEST(Thumbnail, IsTheSameAsAFile) {
    for (const hex::Grid grid :
         {hex::Grid{.columns = 9, .rows = 5}, {.columns = 90, .rows = 120}}) {
        const Pixels expected = thumbnail(motley(grid), 60, 50);
        const Surface file = decoded(thumbnail_png(motley(grid), 60, 50));
        EXPECT_EQ(cairo_image_surface_get_width(file.get()), expected.width);
        EXPECT_EQ(pixels(file.get()), expected.argb);
    }
}

TEST(Thumbnail, KeepsTheColoursOfTheLargestMaps) {
    const hex::Grid grid{.columns = 250, .rows = 250};
    const Pixels image = thumbnail(Map(grid, Space::Market), 120, 90);
    EXPECT_EQ(image.height, 90);
    const Surface large = painted(Map(grid, Space::Market), {.side = 3});
    const std::uint32_t expected = testing::pixel(large.get(), 500, 500);
    const std::uint32_t actual = image.argb[45 * static_cast<std::size_t>(image.width) + 50];
    for (const unsigned shift : {0U, 8U, 16U, 24U}) {
        EXPECT_NEAR((actual >> shift) & 0xff, (expected >> shift) & 0xff, 12);
    }
}

} // namespace
} // namespace pampas::picture

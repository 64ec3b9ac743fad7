#include "editor/picture/sheet.h"
#include "tests/engine/random_maps.h"

#include <cairo-pdf.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace pampas::picture {
namespace {

map::Map oblong(int columns, int rows) {
    map::Map map({columns, rows});
    map.set({0, 0}, map::Space::Market);
    return map;
}

bool is_white(std::uint32_t argb) {
    return (argb & 0xffffff) == 0xffffff;
}

/// How many pixels of a part of a sheet are not white. The part is given in millimetres from the
/// top.
int inked(const Pixels& image, const Sheet& sheet, double top, double bottom) {
    const double scale = image.height / sheet.height;
    int count = 0;
    for (int y = static_cast<int>(top * scale); y < static_cast<int>(bottom * scale); ++y) {
        for (int x = 2; x < image.width - 2; ++x) {
            count += is_white(image.argb[static_cast<std::size_t>(y * image.width + x)]) ? 0 : 1;
        }
    }
    return count;
}

TEST(Sheet, KnowsHowLargeTheMapBecomes) {
    const Sheet upright{.title = "Honey"};
    Sheet across = upright;
    std::swap(across.width, across.height);
    EXPECT_GT(hex_side(oblong(30, 8), across), hex_side(oblong(30, 8), upright));
    EXPECT_LT(hex_side(oblong(8, 30), across), hex_side(oblong(8, 30), upright));
    EXPECT_LT(hex_side(oblong(18, 20), across), hex_side(oblong(18, 20), upright))
        << "a square leaves room for the title above it";
}

TEST(Sheet, HasFreeMarginsAndWordsWhereTheyBelong) {
    Sheet sheet;
    const auto shown = [&] { return preview(oblong(30, 8), sheet, 630, 891); };
    Pixels image = shown();
    EXPECT_EQ(inked(image, sheet, 1, 11), 0) << "margin";
    EXPECT_EQ(inked(image, sheet, 13, 23), 0) << "no title";
    EXPECT_EQ(inked(image, sheet, 279, 296), 0) << "no footer";
    EXPECT_GT(inked(image, sheet, 140, 160), 1000) << "the map is in the middle";
    sheet.title = "Honey";
    sheet.footer = "Size for Yucata";
    image = shown();
    EXPECT_GT(inked(image, sheet, 13, 23), 50);
    EXPECT_GT(inked(image, sheet, 279, 286), 20);
    EXPECT_EQ(inked(image, sheet, 1, 11), 0);
    EXPECT_EQ(inked(image, sheet, 287, 296), 0);
}

TEST(Sheet, TellsWhatTheColoursOfAnOverlayMean) {
    Sheet sheet;
    const auto map = oblong(30, 8);
    const int before = inked(preview(map, sheet, 630, 891), sheet, 265, 285);
    sheet.overlay.legend = {{{200, 30, 30}, "much"}, {{30, 30, 200}, "little"}};
    EXPECT_EQ(inked(preview(map, sheet, 630, 891), sheet, 265, 285), before)
        << "nothing is coloured";
    sheet.overlay.marks = {{{0, 0}, {200, 30, 30}, "", ""}, {{1, 0}, {30, 30, 200}, "", ""}};
    EXPECT_GT(inked(preview(map, sheet, 630, 891), sheet, 265, 285), before + 100);
}

// However much there is to say, and on any paper.
RC_GTEST_PROP(Sheet, KeepsItsMarginsWhateverItShows, ()) {
    Sheet sheet;
    sheet.width = *rc::gen::inRange(100, 500);
    sheet.height = *rc::gen::inRange(100, 500);
    sheet.title = std::string(*rc::gen::inRange<std::size_t>(0, 200), 'W');
    sheet.footer = std::string(*rc::gen::inRange<std::size_t>(0, 300), 'W');
    const int meanings = *rc::gen::inRange(0, 12);
    for (int i = 0; i < meanings; ++i) {
        sheet.overlay.legend.push_back({{90, 90, 90}, std::string(20, 'W')});
    }
    const Pixels image = preview(*testing::any_map(), sheet, 400, 400);
    RC_ASSERT(std::max(image.width, image.height) == 400);
    RC_ASSERT(inked(image, sheet, 2, 10) == 0);
    RC_ASSERT(inked(image, sheet, sheet.height - 10, sheet.height - 2) == 0);
}

cairo_status_t append(void* text, const unsigned char* bytes, unsigned int count) {
    static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), count);
    return CAIRO_STATUS_SUCCESS;
}

/// A printer gets shapes, not a bitmap of them.
TEST(Sheet, IsDrawnInVectors) {
    std::string bytes;
    constexpr double points = 72 / 25.4;
    const Surface paper(
        cairo_pdf_surface_create_for_stream(append, &bytes, 210 * points, 297 * points));
    const Context cairo = context(paper.get());
    cairo_scale(cairo.get(), points, points);
    draw(cairo.get(), oblong(30, 20), {.title = "Honey", .coordinates = true});
    cairo_surface_finish(paper.get());
    EXPECT_EQ(bytes.find("/Subtype /Image"), std::string::npos);
    EXPECT_LT(bytes.size(), 1'000'000U);
    EXPECT_GT(bytes.size(), 10'000U);
}

} // namespace
} // namespace pampas::picture

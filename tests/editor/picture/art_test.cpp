#include "editor/picture/art.h"
#include "tests/editor/picture/pixels.h"
#include "tests/engine/temporary_folder.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace pampas::picture {
namespace {

constexpr int picture_side = 400;

Surface drawn(map::Space kind, std::initializer_list<Layer> layers) {
    Surface surface = image(picture_side, picture_side);
    const Context cairo = context(surface.get());
    cairo_translate(cairo.get(), picture_side / 2.0, picture_side / 2.0);
    cairo_scale(cairo.get(), picture_side / (2 * art_side), picture_side / (2 * art_side));
    for (const Layer layer : layers) {
        draw(cairo.get(), kind, layer);
    }
    return surface;
}

/// The file with this name in the folder of the art, drawn by librsvg itself, with `style` added.
Surface original(std::string_view name, const testing::TemporaryFolder& folder,
                 std::string_view style = {}) {
    testing::put(folder / "style.css", style);
    const std::string command = fmt::format(
        "rsvg-convert --width {} --stylesheet {} -o {} {}/editor/picture/art/{}.svg", picture_side,
        (folder / "style.css").string(), (folder / "art.png").string(), PAMPAS_SOURCE_DIR, name);
    EXPECT_EQ(std::system(command.c_str()), 0);
    return testing::decoded(testing::bytes_of(folder / "art.png"));
}

TEST(Art, LooksLikeItsFile) {
    const testing::TemporaryFolder folder;
    for (const map::Space kind : map::all_spaces) {
        if (kind != map::Space::Void) {
            const Surface art = drawn(kind, {Layer::Ground, Layer::Large});
            EXPECT_LT(testing::difference(art.get(), original(map::name(kind), folder).get()), 0.1)
                << name(kind);
        }
    }
}

constexpr std::string_view lines_alone =
    "#ground, #small, #large { display: none } #ink { display: inline }";

TEST(Art, LooksLikeItsFileInLinesToo) {
    const testing::TemporaryFolder folder;
    for (const map::Space kind : map::all_spaces) {
        if (kind != map::Space::Void) {
            const Surface art = drawn(kind, {Layer::Ink});
            EXPECT_LT(testing::difference(art.get(),
                                          original(map::name(kind), folder, lines_alone).get()),
                      0.1)
                << name(kind);
        }
    }
}

TEST(Art, OfPiecesLooksLikeItsFileInTheColoursThatStandForASeats) {
    const testing::TemporaryFolder folder;
    const SeatColours colours{{1, 0, 1}, {0, 1, 1}, {1, 1, 0}, {}};
    constexpr std::array names{"cattle", "horse", "pig", "sheep", "hacienda", "chip"};
    for (std::size_t piece = 0; piece < names.size(); ++piece) {
        const Surface surface = image(picture_side, picture_side);
        const Context cairo = context(surface.get());
        cairo_translate(cairo.get(), picture_side / 2.0, picture_side / 2.0);
        cairo_scale(cairo.get(), picture_side / (2 * art_side), picture_side / (2 * art_side));
        draw(cairo.get(), static_cast<PieceArt>(piece), colours);
        const std::string name = fmt::format("pieces/{}", names[piece]);
        EXPECT_LT(testing::difference(surface.get(), original(name, folder).get()), 0.1) << name;
    }
}

/// The amount of ink in a black picture.
double ink(const Surface& art) {
    double sum = 0;
    for (const std::uint32_t argb : testing::pixels(art.get())) {
        sum += ((argb >> 24) - ((argb >> 8) & 0xff)) / 255.0; // premultiplied
    }
    return sum / picture_side / picture_side;
}

TEST(Art, SavesInkInLines) {
    for (const map::Space kind : map::all_spaces) {
        EXPECT_LT(ink(drawn(kind, {Layer::Ink})), 0.12) << name(kind);
    }
    EXPECT_LT(ink(drawn(map::Space::Pampas, {Layer::Ink})), 0.01) << "the commonest";
}

/// So that it touches no neighbour's picture, however hexes stand.
TEST(Art, StaysAwayFromTheSidesInLines) {
    for (const map::Space kind : map::all_spaces) {
        const Surface art = drawn(kind, {Layer::Ink});
        for (int y = 0; y < picture_side; ++y) {
            for (int x = 0; x < picture_side; ++x) {
                const double far =
                    std::hypot(x - picture_side / 2.0, y - picture_side / 2.0) * 200 / picture_side;
                EXPECT_TRUE(far < 86 || testing::pixel(art.get(), x, y) == 0) << name(kind);
            }
        }
    }
}

TEST(Art, HasSomethingInEveryLayerOfEveryKindButVoid) {
    for (const map::Space kind : map::all_spaces) {
        for (const Layer layer : {Layer::Ground, Layer::Small, Layer::Large, Layer::Ink}) {
            const auto pixels = testing::pixels(drawn(kind, {layer}).get());
            EXPECT_EQ(std::ranges::count(pixels, 0U) == picture_side * picture_side,
                      kind == map::Space::Void)
                << name(kind);
        }
    }
}

} // namespace
} // namespace pampas::picture

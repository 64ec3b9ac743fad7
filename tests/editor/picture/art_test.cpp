#include "editor/picture/art.h"
#include "tests/editor/picture/pixels.h"
#include "tests/engine/temporary_folder.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace pampas::picture {
namespace {

constexpr int size = 400;

Surface drawn(map::Space kind, std::initializer_list<Layer> layers) {
    Surface surface = image(size, size);
    const Context cairo = context(surface.get());
    cairo_translate(cairo.get(), size / 2.0, size / 2.0);
    cairo_scale(cairo.get(), size / (2 * art_side), size / (2 * art_side));
    for (const Layer layer : layers) {
        draw(cairo.get(), kind, layer);
    }
    return surface;
}

/// The file as librsvg draws it itself.
Surface original(map::Space kind, const testing::TemporaryFolder& folder) {
    const std::string command =
        fmt::format("rsvg-convert --width {} -o {} {}/editor/picture/art/{}.svg", size,
                    (folder / "art.png").string(), PAMPAS_SOURCE_DIR, map::name(kind));
    EXPECT_EQ(std::system(command.c_str()), 0);
    return testing::decoded(testing::bytes_of(folder / "art.png"));
}

TEST(Art, LooksLikeItsFile) {
    const testing::TemporaryFolder folder;
    for (const map::Space kind : map::all_spaces) {
        if (kind != map::Space::Void) {
            const Surface art = drawn(kind, {Layer::Ground, Layer::Large});
            EXPECT_LT(testing::difference(art.get(), original(kind, folder).get()), 0.1)
                << name(kind);
        }
    }
}

TEST(Art, HasSomethingInEveryLayerOfEveryKindButVoid) {
    for (const map::Space kind : map::all_spaces) {
        for (const Layer layer : {Layer::Ground, Layer::Small, Layer::Large}) {
            const auto pixels = testing::pixels(drawn(kind, {layer}).get());
            EXPECT_EQ(std::ranges::count(pixels, 0U) == size * size, kind == map::Space::Void)
                << name(kind);
        }
    }
}

} // namespace
} // namespace pampas::picture

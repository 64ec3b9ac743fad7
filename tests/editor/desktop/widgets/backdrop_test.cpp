#include "editor/desktop/widgets/backdrop.h"
#include "engine/hex/geometry.h"
#include "tests/engine/temporary_folder.h"

#include <gtest/gtest.h>
#include <wx/image.h>

#include <cstdint>

namespace pampas::desktop {
namespace {

/// A pixel of a white surface of 100 x 100 pixels with a green picture on it.
std::uint32_t seen(const Placement& placement, int x, int y) {
    const testing::TemporaryFolder folder;
    wxImage image(20, 20);
    image.SetRGB(wxRect(0, 0, 20, 20), 0, 200, 0);
    if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) {
        wxImage::AddHandler(new wxPNGHandler);
    }
    image.SaveFile((folder / "green.png").string(), wxBITMAP_TYPE_PNG);
    const picture::Surface surface = picture::image(100, 100);
    const picture::Context cairo = picture::context(surface.get());
    cairo_set_source_rgb(cairo.get(), 1, 1, 1);
    cairo_paint(cairo.get());
    const hex::Grid grid{8, 8};
    const picture::View view{100 / std::max(hex::extent(grid).x, hex::extent(grid).y), {}};
    Backdrop(folder / "green.png").paint(cairo.get(), grid, view, placement);
    cairo_surface_flush(surface.get());
    const auto* row = reinterpret_cast<const std::uint32_t*>(
        cairo_image_surface_get_data(surface.get()) +
        std::ptrdiff_t{y} * cairo_image_surface_get_stride(surface.get()));
    return row[x] & 0xffffff;
}

constexpr std::uint32_t white = 0xffffff;
constexpr std::uint32_t green = 0x00c800;

TEST(Backdrop, LiesOnTheWholeBoardAsFaintlyAsIsSaid) {
    EXPECT_EQ(seen({.opacity = 100}, 40, 40), green);
    EXPECT_EQ(seen({.opacity = 0}, 40, 40), white);
    const std::uint32_t half = seen({.opacity = 50}, 40, 40);
    EXPECT_NEAR(static_cast<int>(half >> 16), 127, 2) << "of red";
    EXPECT_NEAR(static_cast<int>(half & 0xff), 127, 2) << "of blue";
}

TEST(Backdrop, IsScaledFromItsCornerAndMoved) {
    EXPECT_EQ(seen({.opacity = 100, .scale = 30}, 10, 10), green);
    EXPECT_EQ(seen({.opacity = 100, .scale = 30}, 50, 50), white);
    EXPECT_EQ(seen({.opacity = 100, .right = 500}, 10, 40), white);
    EXPECT_EQ(seen({.opacity = 100, .down = -2000}, 40, 60), white);
}

} // namespace
} // namespace pampas::desktop

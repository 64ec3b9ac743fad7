#include "editor/desktop/widgets/backdrop.h"

#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"
#include "engine/hex/geometry.h"

#include <wx/image.h>
#include <wx/log.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace pampas::desktop {
namespace {

/// The pixel limit, above that of any photograph.
constexpr std::int64_t most_pixels = 100'000'000;

void know_formats() {
#if wxUSE_LIBJPEG
    if (wxImage::FindHandler(wxBITMAP_TYPE_JPEG) == nullptr) {
        wxImage::AddHandler(new wxJPEGHandler);
    }
#endif
    if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) {
        wxImage::AddHandler(new wxPNGHandler);
    }
}

wxImage read_image(const std::filesystem::path& file) {
    know_formats();
    const wxLogNull quiet; // the error below reports it
    wxImage image;
    if (!image.LoadFile(wx_text(file.string()))) {
        throw InputError(tr("this is not a readable picture (PNG or JPEG)"), {}, file.string());
    }
    if (std::int64_t{image.GetWidth()} * image.GetHeight() > most_pixels) {
        throw InputError(tr("this picture is too large"), {}, file.string());
    }
    return image;
}

/// A premultiplied pixel in Cairo's format.
std::uint32_t premultiplied(const unsigned char* colour, std::uint32_t alpha) {
    const auto part = [alpha](std::uint32_t value) { return value * alpha / 255; };
    return alpha << 24 | part(colour[0]) << 16 | part(colour[1]) << 8 | part(colour[2]);
}

picture::Surface surface_of(const wxImage& image) {
    picture::Surface surface = picture::image(image.GetWidth(), image.GetHeight());
    cairo_surface_flush(surface.get());
    const unsigned char* colour = image.GetData();
    const unsigned char* alpha = image.GetAlpha();
    for (int y = 0; y < image.GetHeight(); ++y) {
        auto* row = reinterpret_cast<std::uint32_t*>(
            cairo_image_surface_get_data(surface.get()) +
            std::ptrdiff_t{y} * cairo_image_surface_get_stride(surface.get()));
        for (int x = 0; x < image.GetWidth(); ++x, colour += 3) {
            row[x] = premultiplied(colour, alpha != nullptr ? *alpha++ : 255);
        }
    }
    cairo_surface_mark_dirty(surface.get());
    return surface;
}

bool is_right(Grip grip) {
    return grip == Grip::TopRight || grip == Grip::BottomRight;
}

bool is_bottom(Grip grip) {
    return grip == Grip::BottomLeft || grip == Grip::BottomRight;
}

/// The corner across from this one.
Grip opposite(Grip corner) {
    return corner_grips[corner_grips.size() - 1 - static_cast<std::size_t>(corner)];
}

int percent_of(double value) {
    return static_cast<int>(std::lround(100 * value));
}

Placement moved(Placement placement, hex::Point by) {
    placement.right = backdrop_offsets.nearest(placement.right + percent_of(by.x));
    placement.down = backdrop_offsets.nearest(placement.down + percent_of(by.y));
    return placement;
}

} // namespace

Backdrop::Backdrop(const std::filesystem::path& file) : file_(std::filesystem::absolute(file)) {
    const wxImage image = read_image(file);
    width_ = image.GetWidth();
    height_ = image.GetHeight();
    surface_ = surface_of(image);
}

void Backdrop::paint(cairo_t* cairo, const hex::Grid& grid, const picture::View& view,
                     const Placement& placement) const {
    const double scale = full_size(grid).x / width_ * view.side * placement.scale / 100;
    const hex::Point origin = view.to_pixels(corner(grid, placement, Grip::TopLeft));
    cairo_save(cairo);
    cairo_translate(cairo, origin.x, origin.y);
    cairo_scale(cairo, scale, scale);
    cairo_set_source_surface(cairo, surface_.get(), 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR);
    cairo_paint_with_alpha(cairo, placement.opacity / 100.0);
    cairo_restore(cairo);
}

hex::Point Backdrop::full_size(const hex::Grid& grid) const {
    const hex::Point extent = hex::extent(grid);
    const double side = std::min(extent.x / width_, extent.y / height_);
    return {side * width_, side * height_};
}

hex::Point Backdrop::corner(const hex::Grid& grid, const Placement& placement, Grip corner) const {
    const hex::Point size = full_size(grid);
    const double scale = placement.scale / 100.0;
    return {placement.right / 100.0 + (is_right(corner) ? size.x * scale : 0),
            placement.down / 100.0 + (is_bottom(corner) ? size.y * scale : 0)};
}

Placement Backdrop::dragged(const hex::Grid& grid, const Placement& before, Grip grip,
                            hex::Point from, hex::Point to) const {
    Placement after = before;
    if (grip == Grip::Middle) {
        return moved(after, {to.x - from.x, to.y - from.y});
    }
    const hex::Point size = full_size(grid);
    const hex::Point fixed = corner(grid, before, opposite(grip));
    const hex::Point taken = corner(grid, before, grip);
    const double wide = std::abs(taken.x + to.x - from.x - fixed.x) / size.x;
    const double high = std::abs(taken.y + to.y - from.y - fixed.y) / size.y;
    after.scale = backdrop_scales.nearest(percent_of(std::max(wide, high)));
    const hex::Point now = corner(grid, after, opposite(grip));
    return moved(after, {fixed.x - now.x, fixed.y - now.y});
}

} // namespace pampas::desktop

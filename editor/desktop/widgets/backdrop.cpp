#include "editor/desktop/widgets/backdrop.h"

#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"
#include "engine/hex/geometry.h"

#include <wx/image.h>
#include <wx/log.h>

#include <algorithm>
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
        throw InputError(tr("this is no picture that can be read (PNG or JPEG)"), {},
                         file.string());
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

} // namespace

Backdrop::Backdrop(const std::filesystem::path& file) : file_(std::filesystem::absolute(file)) {
    const wxImage image = read_image(file);
    width_ = image.GetWidth();
    height_ = image.GetHeight();
    surface_ = surface_of(image);
}

void Backdrop::paint(cairo_t* cairo, const hex::Grid& grid, const picture::View& view,
                     const Placement& placement) const {
    const hex::Point extent = hex::extent(grid);
    const double scale =
        std::min(extent.x / width_, extent.y / height_) * view.side * placement.scale / 100;
    const hex::Point corner = view.to_pixels({placement.right / 100.0, placement.down / 100.0});
    cairo_save(cairo);
    cairo_translate(cairo, corner.x, corner.y);
    cairo_scale(cairo, scale, scale);
    cairo_set_source_surface(cairo, surface_.get(), 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR);
    cairo_paint_with_alpha(cairo, placement.opacity / 100.0);
    cairo_restore(cairo);
}

} // namespace pampas::desktop

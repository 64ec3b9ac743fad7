#include "editor/desktop/widgets/map_bitmap.h"

#include "editor/picture/export.h"

#include <wx/image.h>

#include <cstdlib>

namespace pampas::desktop {
namespace {

struct Pixel {
    unsigned char red, green, blue, alpha;
};

/// Undoes the premultiplication.
Pixel pixel(std::uint32_t argb) {
    const std::uint32_t alpha = argb >> 24;
    const auto part = [argb, alpha](int shift) {
        const std::uint32_t value = argb >> shift & 0xff;
        return static_cast<unsigned char>(alpha == 0 ? 0 : std::min(value * 255 / alpha, 255U));
    };
    return {part(16), part(8), part(0), static_cast<unsigned char>(alpha)};
}

wxImage image(const picture::Pixels& pixels) {
    // wxImage frees both with std::free.
    auto* colours = static_cast<unsigned char*>(std::malloc(pixels.argb.size() * 3));
    auto* alphas = static_cast<unsigned char*>(std::malloc(pixels.argb.size()));
    wxImage result(pixels.width, pixels.height, colours, alphas);
    for (const std::uint32_t argb : pixels.argb) {
        const Pixel one = pixel(argb);
        *colours++ = one.red;
        *colours++ = one.green;
        *colours++ = one.blue;
        *alphas++ = one.alpha;
    }
    return result;
}

} // namespace

wxBitmap map_bitmap(const map::Map& map, wxSize size, double scale,
                    const overlays::Overlay& overlay) {
    const auto pixels = [scale](int length) {
        return std::max(1, static_cast<int>(length * scale));
    };
    const picture::Style style{.coordinates = false, .background = picture::transparent};
    return wxBitmap(image(picture::thumbnail(map, pixels(size.x), pixels(size.y), style, overlay)),
                    wxBITMAP_SCREEN_DEPTH, scale);
}

} // namespace pampas::desktop

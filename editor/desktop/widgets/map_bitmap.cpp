#include "editor/desktop/widgets/map_bitmap.h"

#include <wx/image.h>

#include <algorithm>
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
    return bitmap_of(board_alone(map, pixels(size.x), pixels(size.y), overlay), scale);
}

picture::Pixels board_alone(const map::Map& map, int max_width, int max_height,
                            const overlays::Overlay& overlay) {
    const picture::Style style{.coordinates = false, .background = picture::transparent};
    return picture::thumbnail(map, max_width, max_height, style, overlay);
}

wxBitmap bitmap_of(const picture::Pixels& pixels, double scale) {
    return wxBitmap(image(pixels), wxBITMAP_SCREEN_DEPTH, scale);
}

} // namespace pampas::desktop

#include "editor/picture/cairo.h"

#include "editor/picture/view.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/resources/resource.h"

#include <cairo-ft.h>
#include <cairo.h>
#include <fmt/format.h>
#include <ft2build.h>
#include <png.h>
#include <webp/encode.h>

#include <algorithm>
#include <cstring>
#include <exception>
#include <new>

#include FT_FREETYPE_H
namespace pampas::picture {
void check(cairo_status_t status) {
    if (status != CAIRO_STATUS_SUCCESS) {
        throw InputError(tr("cannot paint: {}", cairo_status_to_string(status)));
    }
}

Surface image(int width, int height) {
    Surface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height));
    check(cairo_surface_status(surface.get()));
    return surface;
}

Context context(cairo_surface_t* surface) {
    Context result(cairo_create(surface));
    check(cairo_status(result.get()));
    return result;
}

cairo_status_t append_to_text(void* text, const unsigned char* bytes, unsigned int count) {
    try {
        static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), count);
        return CAIRO_STATUS_SUCCESS;
    } catch (const std::exception&) {
        return CAIRO_STATUS_NO_MEMORY;
    }
}

void set_colour(cairo_t* cairo, const Colour& colour) {
    cairo_set_source_rgba(cairo, colour.red, colour.green, colour.blue, colour.alpha);
}

/// The files of the font.
std::span<const resources::Resource> fonts();

namespace {

/// A font that is read when first needed, and then kept.
class Font {
  public:
    explicit Font(std::string_view file) {
        const std::string_view bytes = *resources::find(fonts(), file);
        if (FT_Init_FreeType(&library_) != 0 ||
            FT_New_Memory_Face(library_, reinterpret_cast<const FT_Byte*>(bytes.data()),
                               static_cast<FT_Long>(bytes.size()), 0, &face_) != 0) {
            throw std::bad_alloc(); // our own font has no other faults
        }
        font_ = cairo_ft_font_face_create_for_ft_face(face_, 0);
    }

    cairo_font_face_t* get() const { return font_; }

  private:
    FT_Library library_ = nullptr;
    FT_Face face_ = nullptr;
    cairo_font_face_t* font_ = nullptr;
};

/// Chooses the font in a size in which the line fits; returns the width of the line.
double choose_fitting_font(cairo_t* cairo, const Line& line) {
    choose_font(cairo, line.size, line.bold);
    cairo_text_extents_t extents;
    cairo_text_extents(cairo, line.text.c_str(), &extents);
    const double width = std::max(extents.x_advance, line.size / 1000);
    const double shrunk = std::min(1.0, line.room / width);
    cairo_set_font_size(cairo, shrunk * line.size);
    return shrunk * width;
}

void show(cairo_t* cairo, const Line& line, hex::Point from) {
    cairo_move_to(cairo, from.x, from.y);
    set_colour(cairo, line.colour);
    cairo_show_text(cairo, line.text.c_str());
}

} // namespace

void choose_font(cairo_t* cairo, double size, bool bold) {
    static const Font plain("DejaVuSans.ttf");
    static const Font strong("DejaVuSans-Bold.ttf");
    cairo_set_font_face(cairo, (bold ? strong : plain).get());
    cairo_set_font_size(cairo, size);
}

double line_width(cairo_t* cairo, const Line& line) {
    return choose_fitting_font(cairo, line);
}

void write_line(cairo_t* cairo, const Line& line, hex::Point from) {
    choose_fitting_font(cairo, line);
    show(cairo, line, from);
}

void write_line_around(cairo_t* cairo, const Line& line, hex::Point middle) {
    const double wide = choose_fitting_font(cairo, line);
    show(cairo, line, {middle.x - wide / 2, middle.y});
}

Pixels pixels_of(cairo_surface_t* surface) {
    cairo_surface_flush(surface);
    Pixels result{
        cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface), {}};
    const auto width = static_cast<std::size_t>(result.width);
    const auto height = static_cast<std::size_t>(result.height);
    result.argb.resize(width * height);
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface));
    const unsigned char* bytes = cairo_image_surface_get_data(surface);
    for (std::size_t row = 0; row < height; ++row) {
        std::memcpy(result.argb.data() + row * width, bytes + row * stride, 4 * width);
    }
    return result;
}

std::vector<version::Library> libraries() {
    const int webp = WebPGetEncoderVersion();
    return {{"Cairo", cairo_version_string()},
            {"libpng", png_get_libpng_ver(nullptr)},
            {"libwebp", fmt::format("{}.{}.{}", webp >> 16, webp >> 8 & 0xff, webp & 0xff)}};
}

} // namespace pampas::picture

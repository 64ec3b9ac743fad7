#include "editor/picture/text.h"

#include "editor/picture/cairo.h"
#include "editor/picture/style.h"
#include "engine/resources/resource.h"

#include <cairo-ft.h>
#include <ft2build.h>

#include <algorithm>
#include <new>

#include FT_FREETYPE_H
namespace pampas::picture {
/// The files of the font.
std::span<const resources::Resource> fonts();

namespace {

/// A font that is read when it is first needed, and then kept.
class Font {
  public:
    explicit Font(std::string_view file) {
        const std::string_view bytes = *resources::find(fonts(), file);
        if (FT_Init_FreeType(&library_) != 0 ||
            FT_New_Memory_Face(library_, reinterpret_cast<const FT_Byte*>(bytes.data()),
                               static_cast<FT_Long>(bytes.size()), 0, &face_) != 0) {
            throw std::bad_alloc(); // nothing else can be wrong with our own font
        }
        font_ = cairo_ft_font_face_create_for_ft_face(face_, 0);
    }

    cairo_font_face_t* get() const { return font_; }

  private:
    FT_Library library_ = nullptr;
    FT_Face face_ = nullptr;
    cairo_font_face_t* font_ = nullptr;
};

} // namespace

void choose_font(cairo_t* cairo, double size, bool bold) {
    static const Font plain("DejaVuSans.ttf");
    static const Font strong("DejaVuSans-Bold.ttf");
    cairo_set_font_face(cairo, (bold ? strong : plain).get());
    cairo_set_font_size(cairo, size);
}

namespace {

constexpr Colour line_ink{0.25, 0.17, 0.11};

/// Chooses the font at the size at which the line fits; gives how wide it is.
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
    set_colour(cairo, line_ink);
    cairo_show_text(cairo, line.text.c_str());
}

} // namespace

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

} // namespace pampas::picture

#include "editor/picture/font.h"

#include "engine/resources/resource.h"

#include <cairo-ft.h>
#include <ft2build.h>
#include FT_FREETYPE_H

#include <new>

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

} // namespace pampas::picture

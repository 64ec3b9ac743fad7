#include "editor/picture/whole_picture.h"

#include "editor/picture/text.h"

#include <algorithm>

namespace pampas::picture {
void paint(cairo_t* cairo, Painter& painter, const map::Map& map, const ExportOptions& options,
           const Layout& layout, int top) {
    View view = layout.view;
    view.origin.y -= top;
    painter.paint(cairo, map, view, options.style, options.overlay);
    if (top < layout.title_height) {
        cairo_save(cairo);
        cairo_translate(cairo, 0, -top);
        draw_title(cairo, options.title, layout.width);
        cairo_restore(cairo);
    }
}

namespace {

/// In font sizes.
constexpr double strip_of_font = 1.8;
constexpr double baseline_of_font = 1.36; ///< a little low: the map's own margin is below

/// What a title may be wide, as a part of the picture.
constexpr double title_room = 0.94;

double font_of_width(double width) {
    return std::clamp(0.035 * width, 10.0, 96.0);
}

} // namespace

double title_strip(double width) {
    return strip_of_font * font_of_width(width);
}

void draw_title(cairo_t* cairo, const std::string& title, double width) {
    const double size = font_of_width(width);
    write_line_around(cairo, {title, size, title_room * width, true},
                      {width / 2, baseline_of_font * size});
}

} // namespace pampas::picture

#include "editor/picture/whole_picture.h"

#include "editor/picture/title.h"

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

} // namespace pampas::picture

#include "editor/picture/export.h"
#include "editor/picture/whole_picture.h"

#include <cairo-svg.h>

#include <exception>

namespace pampas::picture {
namespace {

cairo_status_t append(void* text, const unsigned char* bytes, unsigned int count) {
    try {
        static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), count);
        return CAIRO_STATUS_SUCCESS;
    } catch (const std::exception&) {
        return CAIRO_STATUS_NO_MEMORY;
    }
}

} // namespace

std::string svg(const map::Map& map, const ExportOptions& options) {
    const Layout layout = layout_for(map, options);
    std::string bytes;
    const Surface surface(
        cairo_svg_surface_create_for_stream(append, &bytes, layout.width, layout.height));
    check(cairo_surface_status(surface.get()));
    cairo_svg_surface_set_document_unit(surface.get(), CAIRO_SVG_UNIT_PX);
    Painter painter(Target::Vectors);
    paint(context(surface.get()).get(), painter, map, options, layout);
    cairo_surface_finish(surface.get());
    check(cairo_surface_status(surface.get()));
    return bytes;
}

} // namespace pampas::picture

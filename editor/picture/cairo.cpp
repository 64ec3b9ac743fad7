#include "editor/picture/cairo.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

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

void set_colour(cairo_t* cairo, const Colour& colour) {
    cairo_set_source_rgba(cairo, colour.red, colour.green, colour.blue, colour.alpha);
}

} // namespace pampas::picture

#include "editor/picture/libraries.h"

#include <cairo.h>
#include <png.h>

namespace pampas::picture {

std::vector<version::Library> libraries() {
    return {{"Cairo", cairo_version_string()}, {"libpng", png_get_libpng_ver(nullptr)}};
}

} // namespace pampas::picture

#include "editor/picture/export.h"
#include "editor/picture/painter.h"
#include "editor/picture/sheet.h"

namespace pampas::picture {
namespace {

cairo_status_t append(void* text, const unsigned char* bytes, unsigned int count) {
    static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), count);
    return CAIRO_STATUS_SUCCESS;
}

} // namespace

std::string png(const map::Map& map, const ExportOptions& options) {
    const Sheet sheet = sheet_for(map.grid(), options);
    const Surface surface = image(sheet.width, sheet.height);
    Painter().paint(context(surface.get()).get(), map, sheet.view, options.style);
    std::string bytes;
    check(cairo_surface_write_to_png_stream(surface.get(), append, &bytes));
    return bytes;
}

} // namespace pampas::picture

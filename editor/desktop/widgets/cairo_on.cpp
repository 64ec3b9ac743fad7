#include "editor/desktop/widgets/cairo_on.h"

#include <wx/graphics.h>

#ifdef __WXMSW__
#include <cairo-win32.h>
#include <wx/msw/wrapwin.h>
#endif

namespace pampas::desktop {

#ifdef __WXMSW__

picture::Context cairo_on_window(wxPaintDC& dc) {
    const picture::Surface surface(cairo_win32_surface_create(dc.GetHDC()));
    return picture::context(surface.get());
}

picture::Context cairo_on_page(wxDC& dc) {
    const picture::Surface surface(
        cairo_win32_printing_surface_create(static_cast<HDC>(dc.GetHandle())));
    return picture::context(surface.get());
}

#else

picture::Context cairo_on_window(wxPaintDC& dc) {
    auto* shared = static_cast<cairo_t*>(dc.GetGraphicsContext()->GetNativeContext());
    return picture::Context(cairo_reference(shared));
}

picture::Context cairo_on_page(wxDC& dc) {
    auto* shared = static_cast<cairo_t*>(dc.GetHandle());
    return picture::Context(shared == nullptr ? nullptr : cairo_reference(shared));
}

#endif

} // namespace pampas::desktop

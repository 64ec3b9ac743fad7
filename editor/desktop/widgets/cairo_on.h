#pragma once

#include "editor/picture/cairo.h"

#include <wx/dcclient.h>

namespace pampas::desktop {

/// Draws with Cairo on a window that is being painted, in the units of its size. All that was drawn
/// is there once the context is gone.
picture::Context cairo_on_window(wxPaintDC& dc);

/// Draws with Cairo on a page that is being printed, in the printer's pixels; null if that cannot
/// be.
picture::Context cairo_on_page(wxDC& dc);

} // namespace pampas::desktop

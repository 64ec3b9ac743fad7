#pragma once

#include "editor/desktop/widgets/column_painter.h"

#include <wx/string.h>

namespace pampas::desktop {

/// Writes the heading of a chart, and faintly beside it a remark, or below it where there is no
/// room; from here on the column tells of the heading's term. `row_height` is in DIP.
void write_chart_heading(ColumnPainter& painter, const wxString& text, const wxString& remark,
                         int row_height);

} // namespace pampas::desktop

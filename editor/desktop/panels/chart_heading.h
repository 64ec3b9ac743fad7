#pragma once

#include "editor/desktop/widgets/column_view.h"

#include <wx/string.h>

namespace pampas::desktop {

/// Writes the heading of the chart with this label in the glossary, and faintly beside it a remark,
/// or below it where there is no room; what follows is explained by the chart's term. `row_height`
/// is in DIP.
void write_chart_heading(ColumnPainter& painter, std::string_view chart, const wxString& remark,
                         int row_height);

} // namespace pampas::desktop

#include "editor/desktop/panels/chart_heading.h"

#include "editor/desktop/widgets/spacing.h"

namespace pampas::desktop {

void write_chart_heading(ColumnPainter& painter, const wxString& text, const wxString& remark,
                         int row_height) {
    using Ink = ColumnPainter::Ink;
    using Lettering = ColumnPainter::Lettering;
    const int height = painter.dip(row_height);
    const int gap = painter.dip(spacing::wide_gap);
    painter.skip(gap);
    painter.explain(glossary::titled(text.utf8_string()));
    painter.write(text, painter.left(), height, Ink::Text, Lettering::Bold);
    const bool has_room = painter.text_width(text, Lettering::Bold) + gap +
                              painter.text_width(remark, Lettering::Small) <=
                          painter.width();
    if (!has_room) {
        painter.skip(painter.line_height(Lettering::Bold));
    }
    painter.write_right(remark, painter.right(), height, Ink::Faint, Lettering::Small);
    painter.skip(height);
}

} // namespace pampas::desktop

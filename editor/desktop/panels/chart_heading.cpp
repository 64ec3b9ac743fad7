#include "editor/desktop/panels/chart_heading.h"

#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"

namespace pampas::desktop {

void write_chart_heading(ColumnPainter& painter, std::string_view chart, const wxString& remark,
                         int row_height) {
    using Ink = ColumnPainter::Ink;
    using Lettering = ColumnPainter::Lettering;
    const wxString text = wx_text(glossary::title(chart));
    const int height = painter.dip(row_height);
    const int gap = painter.dip(spacing::wide_gap);
    painter.skip(gap);
    painter.explain(glossary::term_of(chart));
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

#include "editor/desktop/panels/result_view.h"

#include "editor/desktop/panels/change_view.h"
#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"

namespace pampas::desktop {
namespace {

void draw_verdict(ColumnPainter& painter, const ResultView::Shown& shown) {
    painter.explain(glossary::find("verdict"));
    const VerdictWords words = verdict_words(*shown.summary, shown.running);
    const int indent = painter.mark_indent();
    if (shown.fresh) {
        painter.mark(words.tone, painter.line_height());
    }
    painter.paragraph(words.headline, indent, ColumnPainter::Ink::Text,
                      ColumnPainter::Lettering::Bold);
    painter.skip(painter.dip(spacing::gap / 2));
    painter.paragraph(words.text, indent);
}

void draw_note(ColumnPainter& painter, const ResultView::Shown& shown) {
    if (shown.note.empty()) {
        return;
    }
    if (shown.fresh) {
        painter.paragraph(shown.note, 0, ColumnPainter::Ink::Faint);
    } else {
        painter.mark(Tone::Warning, painter.line_height());
        painter.paragraph(shown.note, painter.mark_indent());
    }
    painter.skip(painter.dip(spacing::gap));
}

} // namespace

void ResultView::show(Shown shown) {
    shown_ = std::move(shown);
    Refresh();
}

void ResultView::show_nothing(const wxString& why) {
    shown_.reset();
    why_nothing_ = why;
    Refresh();
}

void ResultView::draw_column(ColumnPainter& painter) const {
    if (!shown_) {
        painter.paragraph(why_nothing_, 0, ColumnPainter::Ink::Faint);
        return;
    }
    draw_note(painter, *shown_);
    if (shown_->change != nullptr) {
        draw_change(painter, *shown_->change);
        painter.skip(painter.dip(spacing::wide_gap));
    }
    draw_verdict(painter, *shown_);
    draw_wins(painter, *shown_->summary, open_);
    draw_strengths(painter, *shown_->summary);
    draw_points(painter, *shown_->summary, open_);
    painter.skip(painter.dip(spacing::gap));
    painter.explain(glossary::find("table"));
    painter.paragraph(wx_tr("Click a bar or figure to see the games behind it."), 0,
                      ColumnPainter::Ink::Faint);
    painter.skip(painter.dip(spacing::gap / 2));
    const int top = painter.y();
    painter.paragraph(games_line(*shown_->summary, shown_->running), 0, ColumnPainter::Ink::Faint);
    const int bottom = painter.y();
    painter.skip(top - bottom);
    painter.link(painter.left(), painter.right(), bottom - top,
                 [open = open_] { open({report::GamesFigure::Kind::Rounds}); });
    painter.skip(bottom - top);
    if (const wxString course = course_words(*shown_->summary); !course.empty()) {
        painter.skip(painter.dip(spacing::gap / 2));
        painter.paragraph(course, 0, ColumnPainter::Ink::Faint);
    }
}

} // namespace pampas::desktop

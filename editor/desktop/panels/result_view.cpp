#include "editor/desktop/panels/result_view.h"

#include "editor/desktop/panels/game_charts.h"
#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/widgets/spacing.h"

#include <wx/dcbuffer.h>
#include <wx/dcmemory.h>
#include <wx/settings.h>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int margin = 10;
constexpr int scroll_step = 12;

void draw_verdict(ColumnPainter& painter, const ResultView::Shown& shown) {
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

ResultView::ResultView(wxWindow* parent)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX));
    SetScrollRate(0, FromDIP(scroll_step));
    ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_DEFAULT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX));
        event.Skip();
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        on_size();
        event.Skip();
    });
}

void ResultView::show(Shown shown) {
    shown_ = std::move(shown);
    on_size();
}

void ResultView::show_nothing(const wxString& why) {
    shown_.reset();
    why_nothing_ = why;
    on_size();
}

void ResultView::on_size() {
    SetVirtualSize(GetClientSize().x, height());
    Refresh();
}

int ResultView::height() {
    wxBitmap bitmap(1, 1);
    wxMemoryDC dc(bitmap);
    return draw(dc, 0);
}

int ResultView::draw(wxDC& dc, int top) {
    ColumnPainter painter(*this, dc, top + FromDIP(margin), !shown_ || shown_->fresh);
    if (!shown_) {
        painter.paragraph(why_nothing_, 0, ColumnPainter::Ink::Faint);
        return painter.y();
    }
    draw_note(painter, *shown_);
    draw_verdict(painter, *shown_);
    draw_wins(painter, *shown_->summary);
    draw_points(painter, *shown_->summary);
    painter.skip(FromDIP(spacing::gap));
    painter.paragraph(games_line(*shown_->summary, shown_->running), 0, ColumnPainter::Ink::Faint);
    return painter.y() + FromDIP(margin);
}

void ResultView::on_paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(GetBackgroundColour());
    dc.Clear();
    draw(dc, -CalcUnscrolledPosition(wxPoint()).y);
}

} // namespace pampas::desktop

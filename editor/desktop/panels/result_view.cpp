#include "editor/desktop/panels/result_view.h"

#include "editor/desktop/panels/game_charts.h"
#include "editor/desktop/panels/game_words.h"

#include <wx/dcbuffer.h>
#include <wx/dcmemory.h>
#include <wx/settings.h>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int margin = 10;
constexpr int gap = 6;
constexpr int scroll_step = 12;

void draw_verdict(Sheet& sheet, const ResultView::Shown& shown) {
    const VerdictWords words = verdict_words(*shown.summary, shown.running);
    const int indent = sheet.mark_indent();
    if (shown.fresh) {
        sheet.mark(words.tone, sheet.line_height());
    }
    sheet.paragraph(words.headline, indent, Sheet::Ink::Text, Sheet::Style::Bold);
    sheet.skip(sheet.dip(gap / 2));
    sheet.paragraph(words.text, indent);
}

void draw_note(Sheet& sheet, const ResultView::Shown& shown) {
    if (shown.note.empty()) {
        return;
    }
    if (shown.fresh) {
        sheet.paragraph(shown.note, 0, Sheet::Ink::Faint);
    } else {
        sheet.mark(Tone::Warning, sheet.line_height());
        sheet.paragraph(shown.note, sheet.mark_indent());
    }
    sheet.skip(sheet.dip(gap));
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
    Sheet sheet(*this, dc, top + FromDIP(margin), !shown_ || shown_->fresh);
    if (!shown_) {
        sheet.paragraph(why_nothing_, 0, Sheet::Ink::Faint);
        return sheet.y();
    }
    draw_note(sheet, *shown_);
    draw_verdict(sheet, *shown_);
    draw_wins(sheet, *shown_->summary);
    draw_points(sheet, *shown_->summary);
    sheet.skip(FromDIP(gap));
    sheet.paragraph(games_line(*shown_->summary, shown_->running), 0, Sheet::Ink::Faint);
    return sheet.y() + FromDIP(margin);
}

void ResultView::on_paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(GetBackgroundColour());
    dc.Clear();
    draw(dc, -CalcUnscrolledPosition(wxPoint()).y);
}

} // namespace pampas::desktop

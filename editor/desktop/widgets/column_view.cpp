#include "editor/desktop/widgets/column_view.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/focus_ring.h"

#include <wx/dcbuffer.h>
#include <wx/dcmemory.h>
#include <wx/settings.h>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int column_margin = 10;
constexpr int scroll_step = 12;

} // namespace

ColumnView::ColumnView(wxWindow* parent)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX));
    SetMinSize(FromDIP(wxSize(48, 48))); // a scroll bar of GTK
    name_for_readers(*this, {}, ReaderRole::Chart);
    show_focus(*this);
    EnableScrolling(false, false); // all is painted again, with the ring that shows the focus
    SetScrollRate(0, FromDIP(scroll_step));
    ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_DEFAULT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX));
        event.Skip();
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Refresh();
        event.Skip();
    });
    offer_explanations(*this, *this);
}

const glossary::Term* ColumnView::term_at(std::optional<wxPoint> place) const {
    const int y = CalcUnscrolledPosition(place.value_or(wxPoint())).y;
    const glossary::Term* term = nullptr;
    for (const ColumnPainter::Zone& zone : zones_) {
        const bool is_above = zone.top <= y || (!place && term == nullptr);
        term = is_above ? zone.term : term;
    }
    return term;
}

int ColumnView::height() {
    wxBitmap bitmap(1, 1);
    wxMemoryDC dc(bitmap);
    return draw(dc, 0);
}

int ColumnView::draw(wxDC& dc, int top) {
    ColumnPainter painter(*this, dc, top + FromDIP(column_margin), is_fresh());
    draw_column(painter);
    tell_readers(*this, painter.told());
    zones_ = painter.zones();
    return painter.y() + FromDIP(column_margin);
}

void ColumnView::on_paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(GetBackgroundColour());
    dc.Clear();
    const int top = -CalcUnscrolledPosition(wxPoint()).y;
    const wxSize drawn(GetClientSize().x, draw(dc, top) - top);
    draw_focus_ring(dc, *this);
    for (ColumnPainter::Zone& zone : zones_) {
        zone.top -= top;
    }
    if (drawn != GetVirtualSize()) {
        CallAfter([this, drawn] { SetVirtualSize(drawn); });
    }
}

} // namespace pampas::desktop

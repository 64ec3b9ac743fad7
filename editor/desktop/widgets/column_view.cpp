#include "editor/desktop/widgets/column_view.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/text.h"

#include <wx/dc.h>
#include <wx/dcbuffer.h>
#include <wx/dcmemory.h>
#include <wx/settings.h>

#include <cmath>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int cell_margin = 10;
constexpr int cell_mark_side = 18;

constexpr std::size_t most_lines_of_text = 20;

// In DIP.
constexpr int column_margin = 10;
constexpr int scroll_step = 12;

} // namespace

ColumnPainter::ColumnPainter(wxWindow& window, wxDC& dc, int top, bool fresh)
    : window_(window), dc_(dc), graphics_(wxGraphicsContext::CreateFromUnknownDC(dc)), y_(top),
      fresh_(fresh) {
    graphics_->SetAntialiasMode(wxANTIALIAS_DEFAULT);
}

int ColumnPainter::left() const {
    return dip(cell_margin);
}

int ColumnPainter::right() const {
    return window_.GetClientSize().x - dip(cell_margin);
}

wxColour ColumnPainter::colour(Ink ink) const {
    const wxColour text =
        wxSystemSettings::GetColour(fresh_ ? wxSYS_COLOUR_LISTBOXTEXT : wxSYS_COLOUR_GRAYTEXT);
    if (ink == Ink::Accent) {
        return shade(desktop::colour(Tone::Note, background()));
    }
    return ink == Ink::Faint ? faint(text, background()) : text;
}

wxColour ColumnPainter::shade(const wxColour& colour) const {
    if (fresh_) {
        return colour;
    }
    const auto grey = static_cast<unsigned char>(std::lround(255 * colour.GetLuminance()));
    return blend(blend(colour, wxColour(grey, grey, grey), 0.6), background(), 0.5);
}

wxFont ColumnPainter::font(Lettering lettering) const {
    const wxFont font = window_.GetFont();
    return lettering == Lettering::Bold    ? font.Bold()
           : lettering == Lettering::Small ? font.Smaller()
                                           : font;
}

int ColumnPainter::line_height(Lettering lettering) const {
    int height = 0;
    window_.GetTextExtent("Xg", nullptr, &height, nullptr, nullptr, nullptr);
    return lettering == Lettering::Small ? height * 5 / 6 : height;
}

int ColumnPainter::text_width(const wxString& text, Lettering lettering) const {
    double width = 0;
    graphics_->SetFont(font(lettering), *wxBLACK);
    graphics_->GetTextExtent(text, &width, nullptr);
    return static_cast<int>(std::ceil(width));
}

void ColumnPainter::write(const wxString& text, int x, int row_height, Ink ink,
                          Lettering lettering) const {
    texts_ += text + "\n";
    double width = 0;
    double height = 0;
    graphics_->SetFont(font(lettering), colour(ink));
    graphics_->GetTextExtent(text, &width, &height);
    graphics_->DrawText(text, x, std::round(y_ + (row_height - height) / 2));
}

void ColumnPainter::write_right(const wxString& text, int x, int row_height, Ink ink,
                                Lettering lettering) const {
    write(text, x - text_width(text, lettering), row_height, ink, lettering);
}

void ColumnPainter::paragraph(const wxString& text, int indent, Ink ink, Lettering lettering) {
    const auto lines =
        wrapped(window_, text, width() - indent, most_lines_of_text, font(lettering));
    for (const wxString& line : lines) {
        write(line, left() + indent, line_height(lettering), ink, lettering);
        y_ += line_height(lettering);
    }
}

void ColumnPainter::chart_heading(std::string_view chart, const wxString& remark, int row_height) {
    const wxString text = wx_text(glossary::title(chart));
    const int height = dip(row_height);
    const int gap = dip(spacing::wide_gap);
    skip(gap);
    explain(glossary::term_of(chart));
    write(text, left(), height, Ink::Text, Lettering::Bold);
    const bool has_room =
        text_width(text, Lettering::Bold) + gap + text_width(remark, Lettering::Small) <= width();
    if (!has_room) {
        skip(line_height(Lettering::Bold));
    }
    write_right(remark, right(), height, Ink::Faint, Lettering::Small);
    skip(height);
}

void ColumnPainter::mark(Tone tone, int row_height) {
    const int side = dip(cell_mark_side);
    draw_mark(dc_, tone, wxRect(left(), y_ + (row_height - side) / 2, side, side), background());
}

int ColumnPainter::mark_indent() const {
    return dip(cell_mark_side + spacing::wide_gap);
}

ColumnView::ColumnView(wxWindow* parent)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX));
    SetMinSize(FromDIP(wxSize(48, 48))); // the minimum for a GTK scroll bar
    name_for_readers(*this, {}, ReaderRole::Chart);
    show_focus(*this);
    EnableScrolling(false, false); // full repaints are needed because of the focus ring
    SetScrollRate(0, FromDIP(scroll_step));
    ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_DEFAULT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
    also_on(*this, wxEVT_SYS_COLOUR_CHANGED,
            [this] { SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX)); });
    also_on(*this, wxEVT_SIZE, [this] { Refresh(); });
    offer_explanations(*this, *this);
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        event.Skip(); // for the focus
        if (const auto* link = link_at(event.GetPosition())) {
            CallAfter(link->go);
        }
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        event.Skip();
        SetCursor(link_at(event.GetPosition()) != nullptr ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
    });
}

const ColumnPainter::Link* ColumnView::link_at(wxPoint place) const {
    const wxPoint at = CalcUnscrolledPosition(place);
    const ColumnPainter::Link* found = nullptr;
    for (const ColumnPainter::Link& link : links_) {
        found = link.place.Contains(at) ? &link : found;
    }
    return found;
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
    describe_for_readers(*this, painter.texts());
    zones_ = painter.zones();
    links_ = painter.links();
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
    for (ColumnPainter::Link& link : links_) {
        link.place.y -= top;
    }
    if (drawn != GetVirtualSize()) {
        CallAfter([this, drawn] { SetVirtualSize(drawn); });
    }
}

} // namespace pampas::desktop

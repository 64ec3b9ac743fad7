#include "editor/desktop/widgets/column_painter.h"

#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/wrapped_text.h"

#include <wx/dc.h>
#include <wx/settings.h>

#include <cmath>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int cell_margin = 10;
constexpr int cell_mark_side = 18;

constexpr std::size_t most_lines = 20;

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
    switch (ink) {
    case Ink::Accent:
        return shade(desktop::colour(Tone::Note, background()));
    case Ink::Faint:
        return faint(text, background());
    case Ink::Text:
        break;
    }
    return text;
}

wxColour ColumnPainter::shade(const wxColour& colour) const {
    if (fresh_) {
        return colour;
    }
    const auto grey = static_cast<unsigned char>(std::lround(255 * colour.GetLuminance()));
    return blend(blend(colour, wxColour(grey, grey, grey), 0.6), background(), 0.5);
}

wxFont ColumnPainter::font(Lettering lettering) const {
    switch (lettering) {
    case Lettering::Bold:
        return window_.GetFont().Bold();
    case Lettering::Small:
        return window_.GetFont().Smaller();
    case Lettering::Plain:
        break;
    }
    return window_.GetFont();
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
    told_ += text + "\n";
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
    const auto lines = wrapped(window_, text, width() - indent, most_lines);
    for (const wxString& line : lines) {
        write(line, left() + indent, line_height(lettering), ink, lettering);
        y_ += line_height(lettering);
    }
}

void ColumnPainter::mark(Tone tone, int row_height) {
    const int side = dip(cell_mark_side);
    draw_mark(dc_, tone, wxRect(left(), y_ + (row_height - side) / 2, side, side), background());
}

int ColumnPainter::mark_indent() const {
    return dip(cell_mark_side + spacing::wide_gap);
}

} // namespace pampas::desktop

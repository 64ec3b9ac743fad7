#include "editor/desktop/widgets/sheet.h"

#include "editor/desktop/widgets/wrapped_text.h"

#include <wx/dc.h>
#include <wx/settings.h>

#include <cmath>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int margin = 10;
constexpr int mark_side = 18;
constexpr int mark_gap = 8;

constexpr std::size_t most_lines = 20;

} // namespace

Sheet::Sheet(wxWindow& window, wxDC& dc, int top, bool fresh)
    : window_(window), dc_(dc), graphics_(wxGraphicsContext::CreateFromUnknownDC(dc)), y_(top),
      fresh_(fresh) {
    graphics_->SetAntialiasMode(wxANTIALIAS_DEFAULT);
}

int Sheet::left() const {
    return dip(margin);
}

int Sheet::right() const {
    return window_.GetClientSize().x - dip(margin);
}

wxColour Sheet::colour(Ink ink) const {
    const wxColour text =
        wxSystemSettings::GetColour(fresh_ ? wxSYS_COLOUR_LISTBOXTEXT : wxSYS_COLOUR_GRAYTEXT);
    switch (ink) {
    case Ink::Accent:
        return shade(desktop::colour(Tone::Note, background()));
    case Ink::Faint:
        return blend(text, background(), 0.35);
    case Ink::Text:
        break;
    }
    return text;
}

wxColour Sheet::shade(const wxColour& colour) const {
    if (fresh_) {
        return colour;
    }
    const auto grey = static_cast<unsigned char>(std::lround(255 * colour.GetLuminance()));
    return blend(blend(colour, wxColour(grey, grey, grey), 0.6), background(), 0.5);
}

wxFont Sheet::font(Style style) const {
    switch (style) {
    case Style::Bold:
        return window_.GetFont().Bold();
    case Style::Small:
        return window_.GetFont().Smaller();
    case Style::Plain:
        break;
    }
    return window_.GetFont();
}

int Sheet::line_height(Style style) const {
    int height = 0;
    window_.GetTextExtent("Xg", nullptr, &height, nullptr, nullptr, nullptr);
    return style == Style::Small ? height * 5 / 6 : height;
}

int Sheet::text_width(const wxString& text, Style style) const {
    double width = 0;
    graphics_->SetFont(font(style), *wxBLACK);
    graphics_->GetTextExtent(text, &width, nullptr);
    return static_cast<int>(std::ceil(width));
}

void Sheet::write(const wxString& text, int x, int row_height, Ink ink, Style style) const {
    double width = 0;
    double height = 0;
    graphics_->SetFont(font(style), colour(ink));
    graphics_->GetTextExtent(text, &width, &height);
    graphics_->DrawText(text, x, std::round(y_ + (row_height - height) / 2));
}

void Sheet::write_right(const wxString& text, int x, int row_height, Ink ink, Style style) const {
    write(text, x - text_width(text, style), row_height, ink, style);
}

void Sheet::paragraph(const wxString& text, int indent, Ink ink, Style style) {
    const auto lines = wrapped(window_, text, width() - indent, most_lines);
    for (const wxString& line : lines) {
        write(line, left() + indent, line_height(style), ink, style);
        y_ += line_height(style);
    }
}

void Sheet::mark(Tone tone, int row_height) {
    const int side = dip(mark_side);
    draw_mark(dc_, tone, wxRect(left(), y_ + (row_height - side) / 2, side, side), background());
}

int Sheet::mark_indent() const {
    return dip(mark_side + mark_gap);
}

} // namespace pampas::desktop

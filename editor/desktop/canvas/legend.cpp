#include "editor/desktop/canvas/legend.h"

#include "editor/desktop/widgets/text.h"

#include <fmt/format.h>
#include <wx/control.h>
#include <wx/dcclient.h>
#include <wx/settings.h>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int padding = 8;
constexpr int swatch = 13;
constexpr int entry_gap = 5;
constexpr int line_gap = 3;

/// Title, meanings, and what the space at hand bears.
constexpr int lines = 3;

} // namespace

Legend::Legend(wxWindow* parent) {
    Hide();
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE, "legend");
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
}

void Legend::show(const wxString& title, const overlays::Overlay& overlay) {
    title_ = title;
    summary_ = wx_text(overlay.summary);
    meanings_ = overlay.legend;
    fresh_ = true;
    appear(true);
    Refresh();
}

void Legend::hide() {
    title_.clear();
    appear(false);
}

void Legend::appear(bool shown) {
    if (shown != IsShown()) {
        Show(shown);
        GetParent()->Layout();
    }
}

void Legend::set_hover(const wxString& text) {
    if (text != hover_) {
        hover_ = text;
        Refresh();
    }
}

void Legend::set_fresh(bool fresh) {
    if (fresh != fresh_) {
        fresh_ = fresh;
        Refresh();
    }
}

wxSize Legend::DoGetBestClientSize() const {
    return {FromDIP(200), lines * (GetCharHeight() + FromDIP(line_gap)) + FromDIP(2 * padding)};
}

void Legend::on_paint() {
    wxPaintDC dc(this);
    dc.SetBackground(GetBackgroundColour());
    dc.Clear();
    dc.SetTextForeground(
        wxSystemSettings::GetColour(fresh_ ? wxSYS_COLOUR_BTNTEXT : wxSYS_COLOUR_GRAYTEXT));
    const int step = GetCharHeight() + FromDIP(line_gap);
    const int top = FromDIP(padding);
    draw_title(dc, top);
    draw_meanings(dc, top + step);
    dc.DrawText(
        wxControl::Ellipsize(hover_, dc, wxELLIPSIZE_END, GetClientSize().x - FromDIP(2 * padding)),
        FromDIP(padding), top + 2 * step);
}

void Legend::draw_title(wxDC& dc, int y) const {
    dc.SetFont(GetFont().Bold());
    dc.DrawText(title_, FromDIP(padding), y);
    const int left = FromDIP(2 * padding) + dc.GetTextExtent(title_).x;
    dc.SetFont(GetFont());
    dc.DrawText(wxControl::Ellipsize(summary_, dc, wxELLIPSIZE_END,
                                     GetClientSize().x - left - FromDIP(padding)),
                left, y);
}

void Legend::draw_meanings(wxDC& dc, int y) const {
    const int side = FromDIP(swatch);
    const int right = GetClientSize().x - FromDIP(padding);
    int x = FromDIP(padding);
    for (std::size_t i = 0; i < meanings_.size(); ++i) {
        const wxString text = wx_text(meanings_[i].text);
        const wxString more = wx_text(fmt::format("and {} more", meanings_.size() - i));
        const bool last = i + 1 == meanings_.size();
        const int needed = side + FromDIP(entry_gap) + dc.GetTextExtent(text).x;
        if (x + needed + (last ? 0 : FromDIP(padding) + dc.GetTextExtent(more).x) > right) {
            dc.DrawText(more, x, y);
            return;
        }
        const overlays::Rgb& colour = meanings_[i].colour;
        dc.SetBrush(wxColour(colour.red, colour.green, colour.blue));
        dc.SetPen(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNSHADOW));
        dc.DrawRectangle(x, y + (dc.GetCharHeight() - side) / 2, side, side);
        dc.DrawText(text, x + side + FromDIP(entry_gap), y);
        x += needed + FromDIP(2 * padding);
    }
}

} // namespace pampas::desktop

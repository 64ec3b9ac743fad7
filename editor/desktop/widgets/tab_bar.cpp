#include "editor/desktop/widgets/tab_bar.h"

#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"

#include <wx/control.h>
#include <wx/dcclient.h>
#include <wx/settings.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int widest_tab = 200;
constexpr int cross_side = 8;
constexpr int chosen_line = 2;

} // namespace

TabBar::TabBar(wxWindow* parent, Actions actions) : actions_(std::move(actions)) {
    Hide();
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE, "tabs");
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
    Bind(wxEVT_LEFT_DOWN, &TabBar::on_press, this);
    Bind(wxEVT_MIDDLE_DOWN, &TabBar::on_press, this);
}

void TabBar::show(std::vector<std::string> titles, std::size_t chosen) {
    if (titles == titles_ && chosen == chosen_) {
        return;
    }
    titles_ = std::move(titles);
    chosen_ = chosen;
    const bool several = titles_.size() > 1;
    if (several != IsShown()) {
        Show(several);
        GetParent()->Layout();
    }
    Refresh();
}

wxSize TabBar::DoGetBestClientSize() const {
    return {FromDIP(widest_tab), GetCharHeight() + FromDIP(2 * spacing::gap)};
}

int TabBar::tab_width() const {
    const int count = std::max(1, static_cast<int>(titles_.size()));
    return std::min(FromDIP(widest_tab), GetClientSize().x / count);
}

wxRect TabBar::place(std::size_t number) const {
    return {static_cast<int>(number) * tab_width(), 0, tab_width(), GetClientSize().y};
}

wxRect TabBar::cross(std::size_t number) const {
    const wxRect tab = place(number);
    const int side = FromDIP(cross_side);
    return {tab.GetRight() - FromDIP(spacing::wide_gap) - side, tab.y + (tab.height - side) / 2,
            side, side};
}

std::optional<std::size_t> TabBar::tab_at(wxPoint point) const {
    const auto number = static_cast<std::size_t>(point.x / std::max(1, tab_width()));
    return number < titles_.size() ? std::optional(number) : std::nullopt;
}

void TabBar::on_press(wxMouseEvent& event) {
    const auto number = tab_at(event.GetPosition());
    if (!number) {
        return;
    }
    const bool closes =
        event.MiddleDown() ||
        cross(*number).Inflate(FromDIP(spacing::narrow_gap)).Contains(event.GetPosition());
    // Later: the tabs may be others then, and this event is done with.
    CallAfter([act = closes ? actions_.close : actions_.choose, number = *number] { act(number); });
}

void TabBar::on_paint() {
    wxPaintDC dc(this);
    dc.SetBackground(GetBackgroundColour());
    dc.Clear();
    dc.SetFont(GetFont());
    for (std::size_t number = 0; number < titles_.size(); ++number) {
        draw(dc, number);
    }
}

void TabBar::draw(wxDC& dc, std::size_t number) const {
    const auto system = [](wxSystemColour which) { return wxSystemSettings::GetColour(which); };
    const wxRect tab = place(number);
    const bool chosen = number == chosen_;
    dc.SetPen(*wxTRANSPARENT_PEN);
    if (chosen) {
        dc.SetBrush(system(wxSYS_COLOUR_WINDOW));
        dc.DrawRectangle(tab);
        dc.SetBrush(system(wxSYS_COLOUR_HIGHLIGHT));
        dc.DrawRectangle(tab.x, tab.y, tab.width, FromDIP(chosen_line));
    }
    const wxColour ink = system(chosen ? wxSYS_COLOUR_WINDOWTEXT : wxSYS_COLOUR_BTNTEXT);
    const wxRect at = cross(number);
    const int left = tab.x + FromDIP(spacing::wide_gap);
    dc.SetTextForeground(ink);
    dc.DrawText(wxControl::Ellipsize(wx_text(titles_[number]), dc, wxELLIPSIZE_END,
                                     at.x - left - FromDIP(spacing::gap)),
                left, tab.y + (tab.height - dc.GetCharHeight()) / 2);
    dc.SetPen(wxPen(ink, FromDIP(1)));
    dc.DrawLine(at.GetLeftTop(), at.GetRightBottom());
    dc.DrawLine(at.GetLeftBottom(), at.GetRightTop());
    dc.SetPen(system(wxSYS_COLOUR_BTNSHADOW));
    dc.DrawLine(tab.GetRight(), tab.y, tab.GetRight(), tab.GetBottom());
}

} // namespace pampas::desktop

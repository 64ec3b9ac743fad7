#include "editor/desktop/widgets/tab_bar.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"

#include <wx/control.h>
#include <wx/dcclient.h>
#include <wx/settings.h>

#include <algorithm>
#include <numeric>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int widest_tab = 200;
constexpr int cross_side = 8;
constexpr int chosen_line = 2;

wxColour system(wxSystemColour which) {
    return wxSystemSettings::GetColour(which);
}

} // namespace

TabBar::TabBar(wxWindow* parent, Actions actions) : actions_(std::move(actions)) {
    Hide();
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE, "tabs");
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
    Bind(wxEVT_LEFT_DOWN, &TabBar::on_press, this);
    Bind(wxEVT_MIDDLE_DOWN, &TabBar::on_press, this);
}

void TabBar::show(std::vector<Tab> tabs, std::size_t chosen) {
    if (tabs == tabs_ && chosen == chosen_) {
        return;
    }
    tabs_ = std::move(tabs);
    chosen_ = chosen;
    tell_readers(*this, wx_text(tabs_[chosen].title));
    const bool wanted = tabs_.size() > (actions_.close ? 1U : 0U);
    if (wanted != IsShown()) {
        Show(wanted);
        GetParent()->Layout();
    }
    Refresh();
}

wxSize TabBar::DoGetBestClientSize() const {
    return {FromDIP(widest_tab), GetCharHeight() + FromDIP(2 * spacing::gap)};
}

int TabBar::wish(const Tab& tab) const {
    const int mark = tab.mark ? FromDIP(spacing::mark_side + spacing::narrow_gap) : 0;
    const int cross = actions_.close ? FromDIP(cross_side + spacing::wide_gap) : 0;
    return std::min(FromDIP(widest_tab), GetTextExtent(wx_text(tab.title)).x + mark + cross +
                                             FromDIP(2 * spacing::wide_gap));
}

wxRect TabBar::place(std::size_t number) const {
    const auto add = [this](int sum, const Tab& tab) { return sum + wish(tab); };
    const auto tab = tabs_.begin() + static_cast<std::ptrdiff_t>(number);
    const int before = std::accumulate(tabs_.begin(), tab, 0, add);
    const int all = std::accumulate(tab, tabs_.end(), before, add);
    const int room = GetClientSize().x;
    const auto placed = [&](int x) { return all <= room ? x : x * room / all; };
    const int left = placed(before);
    return {left, 0, placed(before + wish(*tab)) - left, GetClientSize().y};
}

wxRect TabBar::cross(std::size_t number) const {
    const wxRect tab = place(number);
    const int side = FromDIP(cross_side);
    return {tab.GetRight() - FromDIP(spacing::wide_gap) - side, tab.y + (tab.height - side) / 2,
            side, side};
}

std::optional<std::size_t> TabBar::tab_at(wxPoint point) const {
    for (std::size_t number = 0; number < tabs_.size(); ++number) {
        if (place(number).Contains(point)) {
            return number;
        }
    }
    return std::nullopt;
}

void TabBar::on_press(wxMouseEvent& event) {
    const auto number = tab_at(event.GetPosition());
    if (!number) {
        return;
    }
    const auto on_cross = [&] {
        return cross(*number).Inflate(FromDIP(spacing::narrow_gap)).Contains(event.GetPosition());
    };
    const bool closes = actions_.close && (event.MiddleDown() || on_cross());
    // Later: the tabs may be others then, and this event is done with.
    CallAfter([act = closes ? actions_.close : actions_.choose, number = *number] { act(number); });
}

void TabBar::on_paint() {
    wxPaintDC dc(this);
    dc.SetBackground(GetBackgroundColour());
    dc.Clear();
    dc.SetFont(GetFont());
    for (std::size_t number = 0; number < tabs_.size(); ++number) {
        draw(dc, number);
    }
}

void TabBar::draw(wxDC& dc, std::size_t number) const {
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
    draw_title(dc, number, ink);
    if (actions_.close) {
        dc.SetPen(wxPen(ink, FromDIP(1)));
        draw_cross(dc, number);
    }
    dc.SetPen(system(wxSYS_COLOUR_BTNSHADOW));
    dc.DrawLine(tab.GetRight(), tab.y, tab.GetRight(), tab.GetBottom());
}

void TabBar::draw_title(wxDC& dc, std::size_t number, const wxColour& ink) const {
    const Tab& tab = tabs_[number];
    wxRect room = place(number);
    room.x += FromDIP(spacing::wide_gap);
    room.SetRight(actions_.close ? cross(number).x - FromDIP(spacing::gap)
                                 : place(number).GetRight() - FromDIP(spacing::narrow_gap));
    if (tab.mark) {
        const int side = FromDIP(spacing::mark_side);
        draw_mark(dc, *tab.mark, {room.x, (room.height - side) / 2, side, side},
                  GetBackgroundColour());
        const int by = side + FromDIP(spacing::narrow_gap);
        room.x += by;
        room.width -= by;
    }
    dc.SetTextForeground(ink);
    dc.DrawText(wxControl::Ellipsize(wx_text(tab.title), dc, wxELLIPSIZE_END, room.width), room.x,
                (room.height - dc.GetCharHeight()) / 2);
}

void TabBar::draw_cross(wxDC& dc, std::size_t number) const {
    const wxRect at = cross(number);
    dc.DrawLine(at.GetLeftTop(), at.GetRightBottom());
    dc.DrawLine(at.GetLeftBottom(), at.GetRightTop());
}

} // namespace pampas::desktop

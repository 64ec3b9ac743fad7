#include "editor/desktop/widgets/tabs.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/text.h"

#include <wx/control.h>
#include <wx/dcclient.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int widest_tab = 200;
constexpr int cross_side = 8;
constexpr int chosen_line = 2;
constexpr int share_line = 3;

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
    Bind(wxEVT_MOTION, &TabBar::on_motion, this);
    Bind(wxEVT_LEFT_UP, &TabBar::on_drop, this);
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { end_drag(); });
    Bind(wxEVT_RIGHT_UP, [this](wxMouseEvent& event) {
        if (const auto number = tab_at(event.GetPosition()); number && actions_.menu) {
            actions_.menu(*number);
        }
    });
}

void TabBar::show(std::vector<Tab> tabs, std::size_t chosen) {
    if (tabs == tabs_ && chosen == chosen_) {
        return;
    }
    tabs_ = std::move(tabs);
    chosen_ = chosen;
    describe_for_readers(*this, tabs_.empty() ? wxString() : wx_text(tabs_[chosen].title));
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

/// The space left and right of a title.
int TabBar::margin() const {
    const int wide = FromDIP(spacing::wide_gap);
    const auto add = [&](int sum, const Tab& tab) { return sum + wish(tab, wide); };
    const int all = std::accumulate(tabs_.begin(), tabs_.end(), 0, add);
    return all <= GetClientSize().x ? wide : FromDIP(spacing::narrow_gap);
}

int TabBar::wish(const Tab& tab, int margin) const {
    return std::min(FromDIP(widest_tab), whole(tab, margin));
}

/// The width of a complete tab.
int TabBar::whole(const Tab& tab, int margin) const {
    const int mark = tab.mark ? FromDIP(spacing::mark_side + spacing::narrow_gap) : 0;
    const int cross = actions_.close ? FromDIP(cross_side) + margin : 0;
    return GetTextExtent(wx_text(tab.title)).x + mark + cross + 2 * margin;
}

std::vector<int> TabBar::widths() const {
    std::vector<int> widths;
    widths.reserve(tabs_.size());
    for (const int around = margin(); const Tab& tab : tabs_) {
        widths.push_back(wish(tab, around));
    }
    const int all = std::accumulate(widths.begin(), widths.end(), 0);
    for (int over = all - GetClientSize().x; over > 0; --over) {
        --*std::ranges::max_element(widths);
    }
    return widths;
}

wxRect TabBar::place(std::size_t number) const {
    const std::vector<int> all = widths();
    const auto tab = all.begin() + static_cast<std::ptrdiff_t>(number);
    return {std::accumulate(all.begin(), tab, 0), 0, *tab, GetClientSize().y};
}

wxRect TabBar::cross(std::size_t number) const {
    const wxRect tab = place(number);
    const int side = FromDIP(cross_side);
    return {tab.GetRight() - margin() - side, tab.y + (tab.height - side) / 2, side, side};
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
    if (actions_.drag_out && event.LeftDown()) {
        pressed_ = number;
    }
    // Deferred, because the action may change the tabs.
    CallAfter([act = closes ? actions_.close : actions_.choose, number = *number] { act(number); });
}

void TabBar::on_motion(wxMouseEvent& event) {
    if (pressed_ && event.LeftIsDown() && !HasCapture()) {
        CaptureMouse();
        SetCursor(wxCursor(wxCURSOR_SIZING));
    }
    const auto number = tab_at(event.GetPosition());
    const bool is_cut = number && place(*number).width < whole(tabs_[*number], margin());
    const wxString tip = is_cut ? wx_text(tabs_[*number].title) : wxString();
    if (tip != GetToolTipText()) {
        SetToolTip(tip);
    }
    event.Skip();
}

void TabBar::on_drop(wxMouseEvent& event) {
    const bool is_outside = HasCapture() && !GetClientRect().Contains(event.GetPosition());
    if (is_outside) {
        CallAfter([act = actions_.drag_out, number = *pressed_,
                   at = ClientToScreen(event.GetPosition())] { act(number, at); });
    }
    end_drag();
}

void TabBar::end_drag() {
    pressed_.reset();
    if (HasCapture()) {
        ReleaseMouse();
    }
    SetCursor(wxNullCursor);
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
    draw_share(dc, number);
    dc.SetPen(system(wxSYS_COLOUR_BTNSHADOW));
    dc.DrawLine(tab.GetRight(), tab.y, tab.GetRight(), tab.GetBottom());
}

/// Draws how much of running work is done, as a line at the lower edge.
void TabBar::draw_share(wxDC& dc, std::size_t number) const {
    if (const auto& share = tabs_[number].share) {
        const wxRect tab = place(number);
        const int height = FromDIP(share_line);
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(system(wxSYS_COLOUR_BTNSHADOW));
        dc.DrawRectangle(tab.x, tab.GetBottom() + 1 - height, tab.width, height);
        dc.SetBrush(system(wxSYS_COLOUR_HIGHLIGHT));
        dc.DrawRectangle(tab.x, tab.GetBottom() + 1 - height,
                         static_cast<int>(std::lround(*share * tab.width)), height);
    }
}

void TabBar::draw_title(wxDC& dc, std::size_t number, const wxColour& ink) const {
    const Tab& tab = tabs_[number];
    wxRect room = place(number);
    room.x += margin();
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

TabbedPages::TabbedPages(wxWindow* parent, wxSize size, const Actions& actions)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, size),
      bar_(new TabBar(
          this,
          {.choose = [this](std::size_t number) { bring_to_front(number); },
           .drag_out = [this, out = actions.drag_out](std::size_t number,
                                                      wxPoint at) { out(pages_[number], at); },
           .menu = [this, menu = actions.menu](std::size_t number) { menu(pages_[number]); }})) {
    name_for_readers(*bar_, wx_tr("Panels"), ReaderRole::Tabs);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    GetSizer()->Add(bar_, wxSizerFlags().Expand());
}

void TabbedPages::add(wxWindow* page, const std::string& title, std::size_t number) {
    page->Reparent(this);
    page->Show(pages_.empty());
    GetSizer()->Add(page, wxSizerFlags(1).Expand());
    if (!pages_.empty() && number <= front_) {
        ++front_;
    }
    const auto place = static_cast<std::ptrdiff_t>(number);
    pages_.insert(pages_.begin() + place, page);
    tabs_.insert(tabs_.begin() + place, {title});
    bar_->show(tabs_, front_);
    Layout();
}

void TabbedPages::remove(wxWindow* page) {
    const std::size_t number = number_of(page);
    const auto place = static_cast<std::ptrdiff_t>(number);
    GetSizer()->Detach(page);
    page->Hide();
    pages_.erase(pages_.begin() + place);
    tabs_.erase(tabs_.begin() + place);
    if (front_ > number || (front_ > 0 && front_ == pages_.size())) {
        --front_;
    }
    if (wxWindow* next = front()) {
        next->Show();
    }
    bar_->show(tabs_, front_);
    Layout();
}

void TabbedPages::bring_to_front(std::size_t number) {
    if (number != front_ && number < pages_.size()) {
        front()->Hide();
        front_ = number;
        front()->Show();
        bar_->show(tabs_, front_);
        Layout();
    }
}

void TabbedPages::mark(wxWindow* page, std::optional<Tone> tone) {
    tabs_[number_of(page)].mark = tone;
    bar_->show(tabs_, front_);
}

void TabbedPages::show_share(wxWindow* page, std::optional<double> share) {
    tabs_[number_of(page)].share = share;
    bar_->show(tabs_, front_);
}

std::size_t TabbedPages::number_of(wxWindow* page) const {
    return static_cast<std::size_t>(std::ranges::find(pages_, page) - pages_.begin());
}

} // namespace pampas::desktop

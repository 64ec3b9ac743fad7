#include "editor/desktop/table/chances_chart.h"

#include "editor/desktop/table/seat_drawing.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"
#include "editor/picture/seats.h"
#include "engine/language/number.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <wx/dcbuffer.h>
#include <wx/graphics.h>
#include <wx/settings.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace pampas::desktop {
namespace {

// In DIP.
const wxSize least_size(160, 150);
constexpr int chart_margin = 10;
constexpr int mark_size = 4;

/// Lines of different seats differ without colour, too.
wxPenStyle seat_line(std::size_t seat) {
    constexpr std::array styles{wxPENSTYLE_SOLID, wxPENSTYLE_LONG_DASH, wxPENSTYLE_SHORT_DASH,
                                wxPENSTYLE_DOT_DASH, wxPENSTYLE_DOT};
    return styles[seat % styles.size()];
}

} // namespace

ChancesChart::ChancesChart(wxWindow* parent, std::function<void(std::size_t)> go)
    : wxWindow(parent, wxID_ANY), go_(std::move(go)) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(FromDIP(least_size));
    name_for_readers(*this, wx_tr("Chances to win"), ReaderRole::Chart);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
    also_on(*this, wxEVT_SIZE, [this] { Refresh(); });
    const auto follow = [this](wxMouseEvent& event) {
        event.Skip();
        if (course_ != nullptr && event.LeftIsDown()) {
            go_(action_at(event.GetX()));
        }
    };
    Bind(wxEVT_LEFT_DOWN, follow);
    Bind(wxEVT_MOTION, follow);
}

void ChancesChart::show(std::shared_ptr<const review::Course> course) {
    course_ = std::move(course);
    turning_points_.clear();
    set_at(at_);
}

void ChancesChart::mark(std::vector<std::size_t> turning_points) {
    turning_points_ = std::move(turning_points);
    Refresh();
}

void ChancesChart::set_at(std::size_t actions) {
    at_ = actions;
    std::vector<std::string> parts;
    if (course_ != nullptr && at_ < course_->after.size()) {
        for (std::size_t seat = 0; seat < course_->after[at_].size(); ++seat) {
            parts.push_back(tr("seat {} {}\u00A0%", seat + 1,
                               language::decimal(100 * course_->after[at_][seat], 0)));
        }
    }
    const wxString text = wx_text(fmt::format("{}", fmt::join(parts, ", ")));
    SetToolTip(text);
    describe_for_readers(*this, text);
    Refresh();
}

int ChancesChart::x_of(std::size_t actions) const {
    const int left = FromDIP(chart_margin);
    const double width = GetClientSize().x - 2.0 * left;
    const std::size_t last =
        course_ == nullptr ? 1 : std::max<std::size_t>(course_->after.size() - 1, 1);
    return left +
           static_cast<int>(width * static_cast<double>(actions) / static_cast<double>(last));
}

std::size_t ChancesChart::action_at(int x) const {
    const int left = FromDIP(chart_margin);
    const double width = std::max(GetClientSize().x - 2 * left, 1);
    const double last = static_cast<double>(course_->after.size() - 1);
    return static_cast<std::size_t>(std::lround(std::clamp((x - left) / width, 0.0, 1.0) * last));
}

void ChancesChart::on_paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX));
    dc.Clear();
    if (course_ == nullptr) {
        return;
    }
    const std::unique_ptr<wxGraphicsContext> graphics(wxGraphicsContext::Create(dc));
    const wxColour text = wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOXTEXT);
    const wxColour pale = faint(text, wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX));
    const double top = FromDIP(chart_margin);
    const double height = GetClientSize().y - 2 * top;
    const auto y_of = [&](double chance) { return top + height * (1 - chance); };
    const double right = x_of(course_->after.size() - 1);
    graphics->SetPen(wxPen(pale, 1, wxPENSTYLE_DOT));
    for (const double chance : {0.0, 0.5, 1.0}) {
        graphics->StrokeLine(x_of(0), y_of(chance), right, y_of(chance));
    }
    for (std::size_t seat = 0; seat < course_->after.front().size(); ++seat) {
        wxGraphicsPath path = graphics->CreatePath();
        for (std::size_t action = 0; action < course_->after.size(); ++action) {
            const double y = y_of(course_->after[action][seat]);
            action == 0 ? path.MoveToPoint(x_of(0), y) : path.AddLineToPoint(x_of(action), y);
        }
        // A thin edge keeps every colour visible on light and dark ground.
        graphics->SetPen(wxPen(pale, FromDIP(3)));
        graphics->StrokePath(path);
        graphics->SetPen(
            wxPen(wx_colour(picture::seat_colours[seat].main), FromDIP(2), seat_line(seat)));
        graphics->StrokePath(path);
    }
    graphics->SetPen(wxPen(text, 1));
    graphics->StrokeLine(x_of(at_), top, x_of(at_), top + height);
    graphics->SetBrush(
        wxBrush(colour(Tone::Warning, wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX))));
    for (const std::size_t action : turning_points_) {
        const double side = FromDIP(2 * mark_size);
        graphics->DrawEllipse(x_of(action) - side / 2, top + height - side / 2, side, side);
    }
}

} // namespace pampas::desktop

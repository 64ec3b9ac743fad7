#include "editor/desktop/table/seats_of_both.h"

#include "analysis/wording/moves.h"
#include "analysis/wording/words.h"
#include "editor/desktop/table/seat_drawing.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/text.h"

#include <wx/dc.h>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int heading_height = 26;
constexpr int seat_height = 44;
constexpr int figure_width = 84;
constexpr int changed_width = 152; // with the difference

/// A figure of both games in words, the second with its difference.
std::array<wxString, 2> in_words(int before, int after, std::string (*words)(int)) {
    return {wx_text(words(before)), wx_text(with_change(words(after), after - before))};
}

} // namespace

SeatsOfBoth::SeatsOfBoth(wxWindow* parent)
    : RowList(parent, {[](std::size_t) {}, [](std::size_t) {}}) {
    name_for_readers(*this, wx_tr("Seats"));
}

void SeatsOfBoth::show(const rules::State& before, const rules::State& after,
                       const std::vector<std::string>& bots) {
    rows_.clear();
    for (int seat = 0; seat < before.players(); ++seat) {
        const int points = wording::points_if_over(before, seat);
        const int points_after = wording::points_if_over(after, seat);
        const int pesos = before.pesos(seat);
        const int pesos_after = after.pesos(seat);
        rows_.push_back({.bot = wx_text(bots[static_cast<std::size_t>(seat)]),
                         .points = in_words(points, points_after, wording::points),
                         .pesos = in_words(pesos, pesos_after, wording::pesos),
                         .is_same = points == points_after && pesos == pesos_after});
    }
    SetItemCount(rows_.size() + 1);
    Refresh();
}

int SeatsOfBoth::height_for(int seats) const {
    return FromDIP(heading_height) + seats * FromDIP(seat_height);
}

wxString SeatsOfBoth::row_text(std::size_t row) const {
    if (row == 0) {
        return wx_tr("On the map as it was") + ", " + wx_tr("On the changed map");
    }
    const Row& seat = rows_[row - 1];
    return wx_text(wording::seat(row - 1)) + ", " + seat.bot + ", " + seat.points[0] + ", " +
           seat.pesos[0] + ", " + seat.points[1] + ", " + seat.pesos[1];
}

wxCoord SeatsOfBoth::OnMeasureItem(std::size_t row) const {
    return FromDIP(row == 0 ? heading_height : seat_height);
}

std::array<int, 2> SeatsOfBoth::columns(const wxRect& place) const {
    const int right = place.GetRight() - FromDIP(spacing::wide_gap);
    return {right - FromDIP(changed_width), right};
}

void SeatsOfBoth::draw_heading(wxDC& dc, const wxRect& place) const {
    dc.SetFont(GetFont().Smaller());
    dc.SetTextForeground(faint_colour(0));
    const int middle = place.y + (place.height - GetCharHeight()) / 2;
    dc.DrawText(wx_tr("If it ended now"), place.x + FromDIP(spacing::gap), middle);
    const std::array titles{wx_tr("as it was"), wx_tr("changed")};
    const auto rights = columns(place);
    for (std::size_t side = 0; side < titles.size(); ++side) {
        dc.DrawText(titles[side], rights[side] - dc.GetTextExtent(titles[side]).x, middle);
    }
}

void SeatsOfBoth::OnDrawItem(wxDC& dc, const wxRect& place, std::size_t number) const {
    if (number == 0) {
        return draw_heading(dc, place);
    }
    const Row& row = rows_[number - 1];
    const int gap = FromDIP(spacing::gap);
    const int side = FromDIP(disc_side);
    const int left = place.x + gap;
    draw_disc(dc, *this, {left, place.y + (place.height - side) / 2, side, side},
              static_cast<int>(number) - 1, false);
    const auto rights = columns(place);
    dc.SetFont(GetFont());
    dc.SetTextForeground(text_colour(number));
    const int bot_left = left + side + gap;
    const int room = rights[0] - FromDIP(figure_width) - bot_left;
    dc.DrawText(wxControl::Ellipsize(row.bot, dc, wxELLIPSIZE_END, room), bot_left,
                place.y + (place.height - GetCharHeight()) / 2);
    const int top = place.y + place.height / 2 - GetCharHeight();
    for (std::size_t column = 0; column < rights.size(); ++column) {
        const bool is_changed = column == 1 && !row.is_same;
        dc.SetFont(is_changed ? GetFont().Bold() : GetFont());
        dc.SetTextForeground(text_colour(number));
        dc.DrawText(row.points[column], rights[column] - dc.GetTextExtent(row.points[column]).x,
                    top);
        dc.SetFont(GetFont());
        dc.SetTextForeground(faint_colour(number));
        dc.DrawText(row.pesos[column], rights[column] - dc.GetTextExtent(row.pesos[column]).x,
                    top + GetCharHeight());
    }
}

} // namespace pampas::desktop

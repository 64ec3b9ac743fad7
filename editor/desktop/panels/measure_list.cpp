#include "editor/desktop/panels/measure_list.h"

#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/wrapped_text.h"

#include <wx/dc.h>
#include <wx/settings.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int small_mark_side = 14;

constexpr std::size_t most_text_lines = 5;

/// The row in `now` that tells of the same as `before`.
std::optional<std::size_t> find_again(const MeasureRow& before,
                                      const std::vector<MeasureRow>& now) {
    const auto found = std::ranges::find_if(now, [&](const MeasureRow& row) {
        return !row.heading && row.market == before.market && row.text == before.text;
    });
    return found == now.end() ? std::nullopt
                              : std::optional(static_cast<std::size_t>(found - now.begin()));
}

} // namespace

const glossary::Term* MeasureList::term_of_row(std::size_t row) const {
    return rows_[row].term;
}

void MeasureList::set_rows(std::vector<MeasureRow> rows) {
    if (rows == rows_) {
        return;
    }
    const auto before = selected();
    const auto now = before ? find_again(rows_[*before], rows) : std::nullopt;
    rows_ = std::move(rows);
    SetItemCount(rows_.size());
    select(now);
    Refresh();
}

void MeasureList::set_fresh(bool fresh) {
    if (fresh != fresh_) {
        fresh_ = fresh;
        Refresh();
    }
}

wxColour MeasureList::colour(std::size_t row) const {
    return fresh_ ? text_colour(row) : wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT);
}

int MeasureList::text_left(const MeasureRow& row) const {
    return FromDIP(row.tone ? 2 * spacing::wide_gap + small_mark_side : spacing::wide_gap);
}

std::vector<wxString> MeasureList::lines(const MeasureRow& row) const {
    static const int scroll_bar = std::max(wxSystemSettings::GetMetric(wxSYS_VSCROLL_X), 0);
    const int value =
        row.value.empty() ? 0 : GetTextExtent(row.value).x + FromDIP(spacing::wide_gap);
    const int room = GetSize().x - text_left(row) - value - scroll_bar - FromDIP(spacing::wide_gap);
    return wrapped(*const_cast<MeasureList*>(this), row.text, room, most_text_lines);
}

std::vector<wxString> MeasureList::note_lines(const MeasureRow& row) const {
    if (row.note.empty()) {
        return {};
    }
    const int room = GetSize().x - text_left(row) - FromDIP(2 * spacing::wide_gap);
    return wrapped(*const_cast<MeasureList*>(this), row.note, room, 2);
}

wxString MeasureList::row_text(std::size_t number) const {
    const MeasureRow& row = rows_[number];
    wxString text = row.text;
    for (const wxString& more : {row.value, row.note}) {
        text += more.empty() ? more : ", " + more;
    }
    return text;
}

wxCoord MeasureList::OnMeasureItem(std::size_t row) const {
    const std::size_t count = lines(rows_[row]).size() + note_lines(rows_[row]).size();
    const int above = rows_[row].heading && row > 0 ? FromDIP(spacing::wide_gap) : 0;
    return above + static_cast<int>(count) * GetCharHeight() + FromDIP(2 * spacing::narrow_gap);
}

void MeasureList::OnDrawBackground(wxDC& dc, const wxRect& place, std::size_t row) const {
    if (!rows_[row].heading) {
        RowList::OnDrawBackground(dc, place, row);
    }
}

void MeasureList::OnDrawItem(wxDC& dc, const wxRect& place, std::size_t number) const {
    const MeasureRow& row = rows_[number];
    int y = place.y + FromDIP(spacing::narrow_gap) +
            (row.heading && number > 0 ? FromDIP(spacing::wide_gap) : 0);
    if (row.tone) {
        const int side = FromDIP(small_mark_side);
        draw_mark(dc, *row.tone,
                  wxRect(place.x + FromDIP(spacing::wide_gap), y + (GetCharHeight() - side) / 2,
                         side, side),
                  row_background(number));
    }
    dc.SetFont(row.heading ? GetFont().Bold() : GetFont());
    dc.SetTextForeground(colour(number));
    const int right = place.GetRight() - FromDIP(spacing::wide_gap);
    dc.DrawText(row.value, right - dc.GetTextExtent(row.value).x, y);
    for (const wxString& line : lines(row)) {
        dc.DrawText(line, place.x + text_left(row), y);
        y += GetCharHeight();
    }
    dc.SetTextForeground(fresh_ ? faint_colour(number) : colour(number));
    for (const wxString& line : note_lines(row)) {
        dc.DrawText(line, place.x + text_left(row), y);
        y += GetCharHeight();
    }
}

} // namespace pampas::desktop

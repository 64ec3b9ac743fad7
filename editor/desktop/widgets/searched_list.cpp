#include "editor/desktop/widgets/searched_list.h"

#include <wx/control.h>
#include <wx/dc.h>
#include <wx/settings.h>

#include <algorithm>

namespace pampas::desktop {

TextList::TextList(wxWindow* parent, Actions actions, const TextListLook& look)
    : RowList(parent, std::move(actions)), look_(look), margin_(FromDIP(look.margin)) {
    if (look.outline) {
        Bind(wxEVT_CHAR_HOOK, &TextList::on_leading_key, this);
    }
}

void TextList::set_rows(std::vector<TextRow> rows, std::optional<std::size_t> selected) {
    rows_ = std::move(rows);
    SetItemCount(rows_.size());
    select(selected);
    Refresh();
}

void TextList::set_fresh(bool fresh) {
    if (fresh != fresh_) {
        fresh_ = fresh;
        Refresh();
    }
}

void TextList::lead_from(wxWindow& field) {
    field.Bind(wxEVT_CHAR_HOOK, &TextList::on_leading_key, this);
}

void TextList::on_leading_key(wxKeyEvent& event) {
    const int page = static_cast<int>(GetVisibleRowsEnd() - GetVisibleRowsBegin());
    switch (event.HasAnyModifiers() ? WXK_NONE : event.GetKeyCode()) {
    case WXK_DOWN:
        return move(1);
    case WXK_UP:
        return move(-1);
    case WXK_PAGEDOWN:
        return move(page);
    case WXK_PAGEUP:
        return move(-page);
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
        if (selected()) {
            activate(*selected());
        }
        return;
    default:
        event.Skip();
    }
}

void TextList::move(int by) {
    const int count = static_cast<int>(rows_.size());
    const int before = selected() ? static_cast<int>(*selected()) : -by;
    int row = std::clamp(before + by, 0, std::max(count - 1, 0));
    while (row >= 0 && row < count && rows_[static_cast<std::size_t>(row)].heading) {
        row += by < 0 ? -1 : 1;
    }
    if (row >= 0 && row < count) {
        select(static_cast<std::size_t>(row));
        pick(static_cast<std::size_t>(row));
    }
}

wxString TextList::row_text(std::size_t row) const {
    wxString text = rows_[row].text;
    for (const wxString& more : {rows_[row].right, rows_[row].below}) {
        text += more.empty() ? more : ", " + more;
    }
    return text;
}

wxColour TextList::colour(std::size_t row, bool faint) const {
    return !fresh_ ? wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT)
           : faint ? faint_colour(row)
                   : text_colour(row);
}

int TextList::left_of(const TextRow& row) const {
    const int mark = row.tone ? FromDIP(look_.mark_side) + margin_.x : 0;
    const int indent = look_.outline && !row.heading ? FromDIP(spacing::wide_gap) : 0;
    return margin_.x + mark + indent;
}

int TextList::above(std::size_t row) const {
    return margin_.y + (rows_[row].heading && row > 0 ? FromDIP(spacing::wide_gap) : 0);
}

const std::vector<wxString>& TextList::lines(const wxString& text, int width,
                                             std::size_t most) const {
    constexpr std::size_t most_kept = 1000;
    if (lines_.size() > most_kept) {
        lines_.clear();
    }
    std::vector<wxString>& lines = lines_[{width, text}];
    if (lines.empty()) {
        lines = look_.lines == 1 ? std::vector{text} : wrapped(*this, text, width, most);
    }
    return lines;
}

const std::vector<wxString>& TextList::text_lines(const TextRow& row) const {
    const int right =
        row.right.empty() ? 0 : GetTextExtent(row.right).x + FromDIP(spacing::wide_gap);
    return lines(row.text, width_beside_scroll_bar() - left_of(row) - margin_.x - right,
                 look_.lines);
}

const std::vector<wxString>& TextList::below_lines(const TextRow& row) const {
    static const std::vector<wxString> none;
    if (row.below.empty()) {
        return none;
    }
    constexpr std::size_t least = 2;
    return lines(row.below, width_beside_scroll_bar() - left_of(row) - margin_.x,
                 std::max(look_.lines, least));
}

wxCoord TextList::OnMeasureItem(std::size_t row) const {
    const auto count =
        static_cast<int>(text_lines(rows_[row]).size() + below_lines(rows_[row]).size());
    const int mark = rows_[row].tone ? FromDIP(look_.mark_side) : 0;
    return above(row) + std::max(count * GetCharHeight(), mark) + margin_.y;
}

void TextList::OnDrawBackground(wxDC& dc, const wxRect& place, std::size_t row) const {
    if (!rows_[row].heading) {
        RowList::OnDrawBackground(dc, place, row);
    }
}

void TextList::OnDrawItem(wxDC& dc, const wxRect& place, std::size_t number) const {
    const TextRow& row = rows_[number];
    const int right = place.GetRight() - margin_.x;
    const int left = place.x + left_of(row);
    int y = place.y + above(number);
    if (row.tone) {
        const int side = FromDIP(look_.mark_side);
        const int line = std::max(GetCharHeight(), side);
        draw_mark(dc, *row.tone, {place.x + margin_.x, y + (line - side) / 2, side, side},
                  row_background(number));
        y += (line - GetCharHeight()) / 2;
    }
    dc.SetFont(GetFont());
    const int end = right - dc.GetTextExtent(row.right).x;
    dc.SetTextForeground(colour(number, look_.faint_right));
    dc.DrawText(row.right, end, y);
    const auto draw = [&](const std::vector<wxString>& lines, int until) {
        for (const wxString& line : lines) {
            dc.DrawText(wxControl::Ellipsize(line, dc, wxELLIPSIZE_END, until - left), left, y);
            y += GetCharHeight();
        }
    };
    dc.SetFont(row.heading ? GetFont().Bold() : GetFont());
    dc.SetTextForeground(colour(number, row.faint || (look_.outline && row.heading)));
    draw(text_lines(row), row.right.empty() ? end : end - FromDIP(spacing::wide_gap));
    dc.SetFont(GetFont());
    dc.SetTextForeground(colour(number, true));
    draw(below_lines(row), right);
}

} // namespace pampas::desktop

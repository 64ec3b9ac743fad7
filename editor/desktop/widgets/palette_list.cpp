#include "editor/desktop/widgets/palette_list.h"

#include "editor/desktop/widgets/spacing.h"

#include <wx/dc.h>
#include <wx/settings.h>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int row_height = 30;
constexpr int row_picture_side = 24;
constexpr int key_side = 18;

} // namespace

PaletteList::PaletteList(wxWindow* parent, std::vector<Row> rows,
                         const std::function<void(std::size_t)>& choose)
    : RowList(parent, {.pick = choose, .activate = choose}), rows_(std::move(rows)) {
    SetItemCount(rows_.size());
    SetMinSize(wxDefaultSize); // its best size, which shows every row
    SetBackgroundColour(parent->GetBackgroundColour());
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        SetBackgroundColour(GetParent()->GetBackgroundColour());
        event.Skip();
    });
    Bind(wxEVT_MOTION, &PaletteList::on_motion, this);
}

void PaletteList::set_rows(std::vector<Row> rows) {
    rows_ = std::move(rows);
    Refresh();
}

const glossary::Term* PaletteList::term_at(std::optional<wxPoint> place) const {
    return place || !selected() ? nullptr : rows_[*selected()].term;
}

wxSize PaletteList::DoGetBestClientSize() const {
    int width = 0;
    for (const Row& row : rows_) {
        width = std::max(width, GetTextExtent(row.name).x);
    }
    return {width + FromDIP(row_picture_side + key_side + 4 * spacing::wide_gap),
            FromDIP(row_height) * static_cast<int>(rows_.size())};
}

wxString PaletteList::row_text(std::size_t row) const {
    return rows_[row].name + ", " + rows_[row].key;
}

wxCoord PaletteList::OnMeasureItem(std::size_t) const {
    return FromDIP(row_height);
}

void PaletteList::OnDrawBackground(wxDC& dc, const wxRect& place, std::size_t row) const {
    if (!IsSelected(row)) {
        return;
    }
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(row_background(row));
    dc.DrawRoundedRectangle(wxRect(place).Deflate(FromDIP(2), FromDIP(1)), FromDIP(5));
}

void PaletteList::OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const {
    const wxBitmap& picture = rows_[row].picture;
    const wxSize size = picture.GetLogicalSize();
    const int left = place.x + FromDIP(spacing::wide_gap);
    dc.DrawBitmap(picture, left + (FromDIP(row_picture_side) - size.x) / 2,
                  place.y + (place.height - size.y) / 2, true);
    dc.SetFont(GetFont());
    dc.SetTextForeground(text_colour(row));
    dc.DrawText(rows_[row].name, left + FromDIP(row_picture_side + spacing::wide_gap),
                place.y + (place.height - dc.GetCharHeight()) / 2);
    const int side = FromDIP(key_side);
    draw_key(dc,
             wxRect(place.GetRight() - FromDIP(spacing::wide_gap) - side,
                    place.y + (place.height - side) / 2, side, side),
             row);
}

// A letter looks as on the keyboard; there is room for `F12`, but not for `Ctrl+Alt+K`.
void PaletteList::draw_key(wxDC& dc, const wxRect& place, std::size_t row) const {
    const wxString& key = rows_[row].key;
    dc.SetPen(faint_colour(row));
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.SetTextForeground(faint_colour(row));
    dc.SetFont(GetFont().Smaller());
    if (key.size() == 1) {
        dc.DrawRoundedRectangle(place, FromDIP(3));
    }
    if (key.size() <= 3) {
        dc.DrawLabel(key, place, wxALIGN_CENTRE);
    }
}

void PaletteList::on_motion(wxMouseEvent& event) {
    const int row = VirtualHitTest(event.GetY());
    const wxString help =
        row == wxNOT_FOUND ? wxString() : rows_[static_cast<std::size_t>(row)].help;
    if (help != GetToolTipText()) {
        SetToolTip(help);
    }
    event.Skip();
}

} // namespace pampas::desktop

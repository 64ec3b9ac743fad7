#include "editor/desktop/widgets/anchor_picker.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/focus_ring.h"
#include "editor/desktop/widgets/text.h"

#include <wx/dcclient.h>
#include <wx/settings.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace pampas::desktop {
namespace {

constexpr int cell_side = 26; // in DIP
constexpr int cell_gap = 3;   // in DIP

constexpr std::array anchor_names{
    tr_later("top left"),    tr_later("top"),    tr_later("top right"),
    tr_later("left"),        tr_later("centre"), tr_later("right"),
    tr_later("bottom left"), tr_later("bottom"), tr_later("bottom right")};

/// An arrow (or, from a cell onto itself, a block) that shows where a cell is seen from the anchor.
void draw_direction(wxDC& dc, const wxRect& cell, wxPoint away) {
    const wxPoint middle{cell.x + cell.width / 2, cell.y + cell.height / 2};
    const int reach = cell.width / 4;
    const wxPoint tip{middle.x + away.x * reach, middle.y + away.y * reach};
    dc.DrawLine({middle.x - away.x * reach, middle.y - away.y * reach}, tip);
    if (away.x != 0 && away.y != 0) {
        dc.DrawLine(tip, {tip.x - away.x * reach, tip.y});
        dc.DrawLine(tip, {tip.x, tip.y - away.y * reach});
    } else {
        const wxPoint side{away.y * reach * 2 / 3, away.x * reach * 2 / 3};
        const wxPoint back{tip.x - away.x * reach * 2 / 3, tip.y - away.y * reach * 2 / 3};
        dc.DrawLine(tip, back + side);
        dc.DrawLine(tip, back - side);
    }
}

} // namespace

AnchorPicker::AnchorPicker(wxWindow* parent, std::function<void()> changed)
    : wxWindow(parent, wxID_ANY), changed_(std::move(changed)) {
    Bind(wxEVT_LEFT_DOWN, &AnchorPicker::on_click, this);
    Bind(wxEVT_KEY_DOWN, &AnchorPicker::on_key, this);
    Bind(wxEVT_PAINT, &AnchorPicker::on_paint, this);
    show_focus(*this);
    SetMinSize(DoGetBestClientSize());
    tell();
}

void AnchorPicker::tell() {
    tell_readers(*this,
                 wx_tr(anchor_names[static_cast<std::size_t>(3 * anchor_.row + anchor_.column)]));
}

wxSize AnchorPicker::DoGetBestClientSize() const {
    const int side = 3 * FromDIP(cell_side) + 4 * FromDIP(cell_gap);
    return {side, side};
}

wxRect AnchorPicker::cell(Anchor at) const {
    const int step = FromDIP(cell_side) + FromDIP(cell_gap);
    return {FromDIP(cell_gap) + at.column * step, FromDIP(cell_gap) + at.row * step,
            FromDIP(cell_side), FromDIP(cell_side)};
}

void AnchorPicker::choose(Anchor anchor) {
    if (anchor != anchor_) {
        anchor_ = anchor;
        tell();
        Refresh();
        changed_();
    }
}

void AnchorPicker::on_click(wxMouseEvent& event) {
    SetFocus();
    for (int place = 0; place < 9; ++place) {
        const Anchor at{place % 3, place / 3};
        if (cell(at).Contains(event.GetPosition())) {
            choose(at);
        }
    }
}

void AnchorPicker::on_key(wxKeyEvent& event) {
    Anchor to = anchor_;
    switch (event.GetKeyCode()) {
    case WXK_LEFT:
        --to.column;
        break;
    case WXK_RIGHT:
        ++to.column;
        break;
    case WXK_UP:
        --to.row;
        break;
    case WXK_DOWN:
        ++to.row;
        break;
    default:
        event.Skip();
        return;
    }
    choose({std::clamp(to.column, 0, 2), std::clamp(to.row, 0, 2)});
}

void AnchorPicker::on_paint(wxPaintEvent&) {
    wxPaintDC dc(this);
    const wxColour accent = wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT);
    const wxColour line = wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT);
    for (int place = 0; place < 9; ++place) {
        const Anchor at{place % 3, place / 3};
        const wxPoint away{at.column - anchor_.column, at.row - anchor_.row};
        const bool here = at == anchor_;
        dc.SetPen(wxPen(here ? accent : line, FromDIP(1)));
        dc.SetBrush(here ? wxBrush(accent) : *wxTRANSPARENT_BRUSH);
        dc.DrawRoundedRectangle(cell(at), FromDIP(3));
        if (!here && std::abs(away.x) <= 1 && std::abs(away.y) <= 1) {
            draw_direction(dc, cell(at), away);
        }
    }
    draw_focus_ring(dc, *this);
}

} // namespace pampas::desktop

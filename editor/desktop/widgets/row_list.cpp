#include "editor/desktop/widgets/row_list.h"

#include "editor/desktop/widgets/accessible.h"

#include <wx/dcclient.h>
#include <wx/settings.h>

#include <algorithm>
#include <array>

namespace pampas::desktop {
namespace {

/// The keys with which a list selects rows.
constexpr std::array row_keys{WXK_UP,         WXK_DOWN,          WXK_HOME,
                              WXK_END,        WXK_PAGEUP,        WXK_PAGEDOWN,
                              WXK_NUMPAD_UP,  WXK_NUMPAD_DOWN,   WXK_NUMPAD_HOME,
                              WXK_NUMPAD_END, WXK_NUMPAD_PAGEUP, WXK_NUMPAD_PAGEDOWN};

/// Whether the base class would select a row that is not there.
bool selects_nothing(const wxVListBox& list, int key) {
    return key == WXK_SPACE
               ? list.GetSelection() == wxNOT_FOUND
               : list.GetItemCount() == 0 && std::ranges::find(row_keys, key) != row_keys.end();
}

/// The first row has the focus ring while no row is selected.
void refresh_first_row(wxVListBox& list) {
    if (list.GetItemCount() > 0) {
        list.RefreshRow(0);
    }
}

} // namespace

RowList::RowList(wxWindow* parent, Actions actions)
    : wxVListBox(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE),
      actions_(std::move(actions)) {
    name_for_readers(*this, {}, ReaderRole::List);
    show_focus(*this);
    also_on(*this, wxEVT_SET_FOCUS, [this] { describe(); });
    also_on(*this, wxEVT_SYS_COLOUR_CHANGED, [this] { take_theme(); });
    Bind(wxEVT_LEFT_DOWN, &RowList::on_click, this);
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) { on_key(event); });
    Bind(wxEVT_PAINT, &RowList::on_paint, this);
    also_on(*this, wxEVT_SIZE, [this] { Refresh(); });
    offer_explanations(*this, *this);
    Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        refresh_first_row(*this);
        describe();
        actions_.pick(static_cast<std::size_t>(event.GetInt()));
    });
    Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent& event) {
        actions_.activate(static_cast<std::size_t>(event.GetInt()));
    });
}

// Updates the background, because the base class keeps its first one. A list with its own
// background keeps that.
void RowList::take_theme() {
    const bool usual = GetBackgroundColour() == attributes_.colBg;
    attributes_ = GetClassDefaultAttributes();
    if (usual) {
        SetBackgroundColour(attributes_.colBg);
    }
}

int RowList::width_beside_scroll_bar() const {
    static const int scroll_bar = std::max(wxSystemSettings::GetMetric(wxSYS_VSCROLL_X), 0);
    return GetSize().x - scroll_bar;
}

// The minimum for a GTK scroll bar.
wxSize RowList::DoGetBestClientSize() const {
    return FromDIP(wxSize(48, 48));
}

void RowList::set_empty_text(const wxString& text, std::optional<Tone> mark) {
    if (text != empty_text_ || mark != empty_mark_) {
        empty_text_ = text;
        empty_mark_ = mark;
        describe();
        Refresh();
    }
}

std::optional<std::size_t> RowList::selected() const {
    const int row = GetSelection();
    return row == wxNOT_FOUND ? std::nullopt : std::optional(static_cast<std::size_t>(row));
}

void RowList::select(std::optional<std::size_t> row) {
    SetSelection(row ? static_cast<int>(*row) : wxNOT_FOUND);
    refresh_first_row(*this);
    describe();
}

void RowList::describe() {
    if (GetItemCount() == 0) {
        describe_for_readers(*this, empty_text_);
    } else {
        describe_for_readers(*this, selected() ? row_text(*selected()) : wxString());
    }
}

// Draws the focus ring around the selected row or, without one, around the row that an arrow key
// would select.
void RowList::OnDrawSeparator(wxDC& dc, wxRect& place, std::size_t row) const {
    if (row == selected().value_or(0)) {
        draw_focus_ring(dc, *this, wxRect(place).Deflate(FromDIP(3)), text_colour(row));
    }
}

const glossary::Term* RowList::term_at(std::optional<wxPoint> place) const {
    const int row = place ? VirtualHitTest(place->y) : GetSelection();
    return row == wxNOT_FOUND ? nullptr : term_of_row(static_cast<std::size_t>(row));
}

wxPoint RowList::place_of_keyboard() const {
    return GetItemRect(selected().value_or(0)).GetPosition();
}

wxColour RowList::text_colour(std::size_t row) const {
    return wxSystemSettings::GetColour(IsSelected(row) ? wxSYS_COLOUR_HIGHLIGHTTEXT
                                                       : wxSYS_COLOUR_LISTBOXTEXT);
}

wxColour RowList::faint_colour(std::size_t row) const {
    return faint(text_colour(row), row_background(row));
}

wxColour RowList::row_background(std::size_t row) const {
    return IsSelected(row) ? wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT)
                           : GetBackgroundColour();
}

// Needed because the base class sends no event for a click on the selected row.
void RowList::on_click(wxMouseEvent& event) {
    const int row = VirtualHitTest(event.GetY());
    const bool again = row != wxNOT_FOUND && row == GetSelection();
    event.Skip();
    if (again) {
        actions_.pick(static_cast<std::size_t>(row));
    }
}

void RowList::on_key(wxKeyEvent& event) const {
    const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
    if (enter && selected()) {
        actions_.activate(*selected());
    } else if (!selects_nothing(*this, event.GetKeyCode())) {
        event.Skip();
    }
}

void RowList::on_paint(wxPaintEvent& event) {
    if (GetItemCount() > 0) {
        event.Skip();
        return;
    }
    wxPaintDC dc(this);
    dc.SetBackground(GetBackgroundColour());
    dc.Clear();
    dc.SetFont(GetFont());
    dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOXTEXT));
    wxRect place = GetClientRect().Deflate(FromDIP(12));
    if (empty_mark_) {
        const int side = FromDIP(32);
        draw_mark(dc, *empty_mark_, wxRect(place.x + (place.width - side) / 2, place.y, side, side),
                  GetBackgroundColour());
        place.y += side + FromDIP(8);
        place.height -= side + FromDIP(8);
    }
    const auto lines = wrapped(*this, empty_text_, place.width, 20);
    dc.DrawLabel(wxJoin(wxArrayString(lines.size(), lines.data()), '\n', '\0'), place,
                 wxALIGN_CENTRE_HORIZONTAL | wxALIGN_TOP);
    draw_focus_ring(dc, *this);
}

} // namespace pampas::desktop

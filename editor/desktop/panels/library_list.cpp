#include "editor/desktop/panels/library_list.h"

#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/phrases.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <wx/control.h>
#include <wx/dc.h>

#include <algorithm>
#include <set>

namespace pampas::desktop {

const std::vector<NamedOrder>& library_orders() {
    static const std::vector<NamedOrder> orders{
        {LibraryOrder::Name, "name", tr_later("Name")},
        {LibraryOrder::Newest, "newest", tr_later("Newest")},
        {LibraryOrder::Largest, "largest", tr_later("Largest")},
        {LibraryOrder::Revisions, "revisions", tr_later("Revisions")},
    };
    return orders;
}

void sort(std::vector<library::Entry>& entries, LibraryOrder order) {
    const auto by = [&entries](const auto& value) {
        std::ranges::stable_sort(entries, std::greater(), value);
    };
    switch (order) {
    case LibraryOrder::Name:
        break;
    case LibraryOrder::Newest:
        return by(&library::Entry::modified);
    case LibraryOrder::Largest:
        return by([](const library::Entry& entry) { return entry.columns * entry.rows; });
    case LibraryOrder::Revisions:
        return by(&library::Entry::revision);
    }
}

namespace {

const wxSize picture_size(72, 60); // in DIP

std::tuple<std::string, int, std::string> entry_key(const library::Entry& entry) {
    return {entry.name, entry.revision, entry.modified};
}

wxString size_line(const library::Entry& entry) {
    return wx_text(tr("{} x {}, revision {}", entry.columns, entry.rows, entry.revision));
}

} // namespace

LibraryList::LibraryList(wxWindow* parent, Actions actions, Load load)
    : RowList(parent, std::move(actions)), load_(std::move(load)) {
    Bind(wxEVT_IDLE, &LibraryList::on_idle, this);
    Bind(wxEVT_RIGHT_DOWN, &LibraryList::on_right_click, this);
}

void LibraryList::set_entries(std::vector<library::Entry> entries,
                              const std::vector<library::Entry>& all) {
    const library::Entry* before = selected_entry();
    const std::string name = before != nullptr ? before->name : "";
    std::set<Key> kept;
    for (const library::Entry& entry : all) {
        kept.insert(entry_key(entry));
    }
    std::erase_if(pictures_, [&kept](const auto& item) { return !kept.contains(item.first); });
    if (entries != entries_) {
        entries_ = std::move(entries);
        SetItemCount(entries_.size());
        select({});
        select_map(name);
        Refresh();
    }
}

void LibraryList::select_map(const std::string& name) {
    const auto found = std::ranges::find(entries_, name, &library::Entry::name);
    if (found != entries_.end()) {
        select(static_cast<std::size_t>(found - entries_.begin()));
    }
}

const library::Entry* LibraryList::selected_entry() const {
    return selected() ? &entries_[*selected()] : nullptr;
}

wxString LibraryList::row_text(std::size_t row) const {
    const library::Entry& entry = entries_[row];
    return wx_text(entry.name) + ", " + size_line(entry) + ", " + said_time(entry.modified);
}

wxCoord LibraryList::OnMeasureItem(std::size_t) const {
    return std::max(FromDIP(picture_size.y), 3 * GetCharHeight()) + FromDIP(2 * spacing::gap);
}

void LibraryList::OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const {
    const int gap = FromDIP(spacing::gap);
    const wxSize picture = FromDIP(picture_size);
    draw_picture(
        dc, wxRect(wxPoint(place.x + gap, place.y + (place.height - picture.y) / 2), picture), row);
    const library::Entry& entry = entries_[row];
    const int left = place.x + 2 * gap + picture.x;
    int y = place.y + (place.height - 3 * GetCharHeight()) / 2;
    const auto line = [&](const wxString& text) {
        dc.DrawText(wxControl::Ellipsize(text, dc, wxELLIPSIZE_END, place.GetRight() - gap - left),
                    left, y);
        y += GetCharHeight();
    };
    dc.SetTextForeground(text_colour(row));
    dc.SetFont(GetFont().Bold());
    line(wx_text(entry.name));
    dc.SetFont(GetFont());
    dc.SetTextForeground(faint_colour(row));
    line(size_line(entry));
    line(said_time(entry.modified));
}

void LibraryList::draw_picture(wxDC& dc, const wxRect& place, std::size_t row) const {
    const auto found = pictures_.find(entry_key(entries_[row]));
    if (found == pictures_.end()) {
        return;
    }
    if (const wxBitmap& picture = found->second; picture.IsOk()) {
        draw_centred(dc, picture, place);
    } else {
        const int side = FromDIP(24);
        draw_mark(dc, Tone::Error, wxRect(0, 0, side, side).CentreIn(place), row_background(row));
    }
}

void LibraryList::on_idle(wxIdleEvent& event) {
    if (!IsShownOnScreen()) {
        return;
    }
    for (std::size_t row = GetVisibleRowsBegin(); row < GetVisibleRowsEnd(); ++row) {
        if (!pictures_.contains(entry_key(entries_[row]))) {
            pictures_[entry_key(entries_[row])] = picture_of(entries_[row]);
            RefreshRow(row);
            event.RequestMore();
            return;
        }
    }
}

wxBitmap LibraryList::picture_of(const library::Entry& entry) const {
    try {
        return map_bitmap(load_(entry), FromDIP(picture_size), GetContentScaleFactor());
    } catch (const InputError&) {
        return {};
    }
}

void LibraryList::on_right_click(wxMouseEvent& event) {
    const int row = VirtualHitTest(event.GetY());
    if (row != wxNOT_FOUND) {
        SetSelection(row);
    }
    SetFocus();
    event.Skip();
}

} // namespace pampas::desktop

#include "editor/desktop/panels/map_cards.h"

#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <wx/control.h>
#include <wx/dc.h>

#include <algorithm>
#include <iterator>

namespace pampas::desktop {
namespace {

const wxSize card_picture_size(64, 52); // in DIP

/// `19 x 19, for 2 to 4 players`.
wxString said_size(const map::Map& map) {
    const hex::Grid& grid = map.grid();
    const auto& players = map.details().players;
    if (!players) {
        return wx_text(tr("{} x {} spaces", grid.columns, grid.rows));
    }
    return players->least == players->most
               ? wx_text(trn("{1} x {2}, for {0} player", "{1} x {2}, for {0} players",
                             players->most, grid.columns, grid.rows))
               : wx_text(tr("{} x {}, for {} to {} players", grid.columns, grid.rows,
                            players->least, players->most));
}

/// Reads a map; null if unreadable.
std::shared_ptr<const map::Map> read_one(const std::function<map::Map()>& read) {
    try {
        return std::make_shared<const map::Map>(read());
    } catch (const InputError&) {
        return nullptr;
    }
}

} // namespace

MapCards::MapCards(wxWindow* parent, std::function<void(std::size_t row)> open)
    : RowList(parent, {.pick = [](std::size_t) {}, .activate = std::move(open)}),
      reader_(
          [this](std::size_t, const Reads& reads, const std::stop_token& stop) {
              for (std::size_t row = 0; row < reads.size() && !stop.stop_requested(); ++row) {
                  reader_.send({row, read_one(reads[row])});
              }
          },
          [this](const Found& found) { show_map(found); }) {}

void MapCards::set_cards(std::vector<MapCard> cards) {
    cards_ = std::move(cards);
    pictures_.assign(cards_.size(), wxBitmap());
    SetItemCount(cards_.size());
    select({});
    Reads maps;
    std::ranges::transform(cards_, std::back_inserter(maps), &MapCard::read);
    // Deferred until the window exists.
    CallAfter([this, maps = std::move(maps)] { reader_.ask(maps); });
    Refresh();
}

void MapCards::show_map(const Found& found) {
    const auto& [row, map] = found;
    if (row >= cards_.size()) {
        return; // result for earlier cards
    }
    MapCard& card = cards_[row];
    if (map == nullptr) {
        card.line = wx_tr("cannot be read");
    } else {
        pictures_[row] = map_bitmap(*map, FromDIP(card_picture_size), GetContentScaleFactor());
        card.title = card.title.empty() ? wx_text(map->details().name) : card.title;
        card.line = card.line.empty() ? said_size(*map) : card.line;
    }
    RefreshRow(row);
}

wxString MapCards::row_text(std::size_t row) const {
    return cards_[row].title + ", " + cards_[row].line;
}

wxCoord MapCards::OnMeasureItem(std::size_t) const {
    return std::max(FromDIP(card_picture_size.y), 2 * GetCharHeight()) + FromDIP(2 * spacing::gap);
}

void MapCards::OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const {
    const int gap = FromDIP(spacing::wide_gap);
    const wxSize room = FromDIP(card_picture_size);
    if (const wxBitmap& picture = pictures_[row]; picture.IsOk()) {
        draw_centred(dc, picture, {place.x + gap, place.y, room.x, place.height});
    }
    const int left = place.x + 2 * gap + room.x;
    const int width = place.GetRight() - gap - left;
    const int top = place.y + place.height / 2 - GetCharHeight();
    dc.SetFont(GetFont().Bold());
    dc.SetTextForeground(text_colour(row));
    dc.DrawText(wxControl::Ellipsize(cards_[row].title, dc, wxELLIPSIZE_END, width), left, top);
    dc.SetFont(GetFont());
    dc.SetTextForeground(faint_colour(row));
    dc.DrawText(wxControl::Ellipsize(cards_[row].line, dc, wxELLIPSIZE_MIDDLE, width), left,
                top + GetCharHeight());
}

} // namespace pampas::desktop

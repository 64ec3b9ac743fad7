#pragma once

#include "editor/desktop/widgets/row_list.h"
#include "editor/desktop/workers/map_reader.h"

#include <wx/bitmap.h>

namespace pampas::desktop {

/// A map that can be opened.
struct MapCard {
    wxString title; ///< empty: the name of the map, once it is read
    wxString line;  ///< where it is; empty: how large it is, once it is read
    MapReader::Read read;
};

/// Maps as rows: a small picture, the name, where the map is. Maps are read and pictures made while
/// there is nothing else to do.
class MapCards : public RowList {
  public:
    /// `open` is called for a row that is double-clicked or chosen by Enter.
    MapCards(wxWindow* parent, std::function<void(std::size_t row)> open);

    /// Shows these and begins to read them.
    void set_cards(std::vector<MapCard> cards);
    const std::vector<MapCard>& cards() const { return cards_; }
    /// Whether the picture of a row is there.
    bool has_picture(std::size_t row) const { return pictures_[row].IsOk(); }

  private:
    void show_map(std::size_t row, const map::Map* map);
    wxString row_text(std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const override;
    wxCoord OnMeasureItem(std::size_t row) const override;

    std::vector<MapCard> cards_;
    std::vector<wxBitmap> pictures_; ///< one a card; not there yet: none
    MapReader reader_;
};

} // namespace pampas::desktop

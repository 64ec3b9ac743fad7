#pragma once

#include "editor/desktop/widgets/row_list.h"
#include "editor/desktop/workers/run.h"
#include "engine/map/map.h"

#include <wx/bitmap.h>

#include <vector>

namespace pampas::desktop {

/// A map offered for opening.
struct MapCard {
    wxString title;                 ///< if empty, the map's name once it is read
    wxString line;                  ///< its place; if empty, its size once it is read
    std::function<map::Map()> read; ///< called on another thread; may throw `InputError`
};

/// Maps as rows: small picture, name, place or size. Maps are read on another thread.
class MapCards : public RowList {
  public:
    /// `open` is called for a row activated by double click or Enter.
    MapCards(wxWindow* parent, std::function<void(std::size_t row)> open);

    /// Shows these cards and starts reading their maps.
    void set_cards(std::vector<MapCard> cards);
    const std::vector<MapCard>& cards() const { return cards_; }
    /// Whether the picture of a row is ready.
    bool has_picture(std::size_t row) const { return pictures_[row].IsOk(); }

  private:
    using Reads = std::vector<std::function<map::Map()>>;
    /// A map read; null if unreadable.
    struct Found {
        std::size_t row = 0;
        std::shared_ptr<const map::Map> map;
    };

    void show_map(const Found& found);
    wxString row_text(std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const override;
    wxCoord OnMeasureItem(std::size_t row) const override;

    std::vector<MapCard> cards_;
    std::vector<wxBitmap> pictures_; ///< one per card; invalid until ready
    BackgroundWorker<Reads, Found> reader_;
};

} // namespace pampas::desktop

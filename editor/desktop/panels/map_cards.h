#pragma once

#include "editor/desktop/widgets/row_list.h"
#include "editor/desktop/workers/run.h"
#include "engine/map/map.h"

#include <wx/bitmap.h>

#include <vector>

namespace pampas::desktop {

/// A map to open.
struct MapCard {
    wxString title;                 ///< empty: the name of the map, once it has been read
    wxString line;                  ///< its place; empty: its size, once it has been read
    std::function<map::Map()> read; ///< called on another thread; throws `InputError`
};

/// Maps as rows: a small picture, the name, the place or size. Maps are read on another thread.
class MapCards : public RowList {
  public:
    /// `open` is called for a row that is double-clicked or chosen by Enter.
    MapCards(wxWindow* parent, std::function<void(std::size_t row)> open);

    /// Shows these and begins to read them.
    void set_cards(std::vector<MapCard> cards);
    const std::vector<MapCard>& cards() const { return cards_; }
    /// Whether the picture of a row is ready.
    bool has_picture(std::size_t row) const { return pictures_[row].IsOk(); }

  private:
    using Reads = std::vector<std::function<map::Map()>>;
    /// A map that was read; null: it cannot be.
    struct Found {
        std::size_t row = 0;
        std::shared_ptr<const map::Map> map;
    };

    void show_map(const Found& found);
    wxString row_text(std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const override;
    wxCoord OnMeasureItem(std::size_t row) const override;

    std::vector<MapCard> cards_;
    std::vector<wxBitmap> pictures_; ///< one for each card; invalid: not ready yet
    BackgroundWorker<Reads, Found> reader_;
};

} // namespace pampas::desktop

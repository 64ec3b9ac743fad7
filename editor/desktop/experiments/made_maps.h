#pragma once

#include "analysis/generation/search.h"
#include "editor/desktop/widgets/row_list.h"

#include <wx/bitmap.h>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace pampas::desktop {

/// Generated maps, and what the map alone lets one expect of each.
struct MadeGallery {
    generation::Found found;
    /// The predicted gap between best and worst seat of each map, a share of wins; empty for maps
    /// that games were played on, and for those that cannot be predicted.
    std::vector<std::optional<double>> guesses = {};

    /// The gap of the map with this index: by games or predicted; empty if neither is known.
    std::optional<double> gap(std::size_t map) const;
};

/// The maps with their predictions, for the number of players with the widest gap.
MadeGallery with_guesses(generation::Found found);

/// The orders in which the user can see generated maps, as titles: as found, by gap, by each figure
/// shown.
std::vector<wxString> made_orders();

/// A list of generated maps, each with a picture and a few figures. It is wide enough for all of
/// them.
class MadeMaps : public RowList {
  public:
    using RowList::RowList;

    /// Shows these maps and selects the first; null: none.
    void set_gallery(std::shared_ptr<const MadeGallery> gallery);
    /// Sorts by one of `made_orders()`: gaps with the narrowest first, figures with the largest
    /// first, maps without the figure last. Keeps the selected map.
    void sort(std::size_t order);
    /// The selected map; null: none.
    const generation::Candidate* chosen() const;

  private:
    const generation::Candidate& map_of(std::size_t row) const;
    /// What the order sorts by: least first; empty: last.
    std::optional<double> rank(std::size_t map) const;
    void sort_rows();
    /// Its name, then its figures.
    std::vector<wxString> lines(std::size_t row) const;
    std::optional<wxString> gap_line(std::size_t map) const;
    const wxBitmap& picture(std::size_t row) const;
    wxSize DoGetBestClientSize() const override;
    wxString row_text(std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const override;
    wxCoord OnMeasureItem(std::size_t row) const override;

    std::shared_ptr<const MadeGallery> gallery_;
    std::size_t order_ = 0;
    std::vector<std::size_t> maps_;                    ///< by row: index into the gallery
    mutable std::map<std::size_t, wxBitmap> pictures_; ///< by map; made when it comes into sight
};

} // namespace pampas::desktop

#pragma once

#include "analysis/generation/search.h"
#include "analysis/legality/client.h"
#include "editor/desktop/widgets/fields.h"
#include "editor/desktop/widgets/row_list.h"
#include "editor/experiments/experiments.h"

#include <wx/bitmap.h>
#include <wx/panel.h>

#include <map>
#include <memory>
#include <vector>

namespace pampas::desktop {

/// A request for maps.
struct GalleryRequest {
    experiments::GenerationPlan plan;
    std::optional<map::Map> like = {}; ///< the map to resemble (generation::like)
};

/// Fields for the maps that the user wants. Empty ones mean: as on published maps.
class GalleryForm : public wxPanel {
  public:
    explicit GalleryForm(wxWindow* parent);

    /// Sets the name of the map that others can resemble.
    void set_open_map(const std::string& name);
    /// The request from the fields; `open` is the open map. Throws `InputError` if it cannot be
    /// met.
    GalleryRequest request(const map::Map& open, const legality::Client& client) const;

  private:
    std::vector<Field> fields();
    std::vector<Field> board_fields();
    Field like_field();

    generation::Request request_; ///< as far as the fields have it
    std::vector<int> players_;
    bool like_ = false;
    bool fair_ = false;
    std::size_t games_; ///< to compare the maps
    wxWindow* like_box_ = nullptr;
    Form form_;
};

/// A list of generated maps, each with a picture and a few figures.
class MadeMaps : public RowList {
  public:
    using RowList::RowList;

    /// Shows these maps and selects the first; null: none.
    void set_found(std::shared_ptr<const generation::Found> found);
    /// The selected map; null: none.
    const generation::Candidate* chosen() const;

  private:
    /// Its name, then its figures.
    std::vector<wxString> lines(std::size_t row) const;
    const wxBitmap& picture(std::size_t row) const;
    wxString row_text(std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const override;
    wxCoord OnMeasureItem(std::size_t row) const override;

    std::shared_ptr<const generation::Found> found_;
    mutable std::map<std::size_t, wxBitmap> pictures_; ///< made when rows come into sight
};

} // namespace pampas::desktop

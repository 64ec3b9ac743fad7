#pragma once

#include "analysis/generation/search.h"
#include "editor/desktop/widgets/row_list.h"

#include <wx/bitmap.h>

#include <map>
#include <memory>
#include <vector>

namespace pampas::desktop {

/// Maps that were made, each with a picture and a few figures.
class MadeMaps : public RowList {
  public:
    using RowList::RowList;

    /// Shows these and selects the first; null: none.
    void set_found(std::shared_ptr<const generation::Found> found);
    /// The selected one; null: none is.
    const generation::Candidate* chosen() const;

  private:
    /// Its name, then what is told of it.
    std::vector<wxString> lines(std::size_t row) const;
    const wxBitmap& picture(std::size_t row) const;
    wxString row_text(std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const override;
    wxCoord OnMeasureItem(std::size_t row) const override;

    std::shared_ptr<const generation::Found> found_;
    mutable std::map<std::size_t, wxBitmap> pictures_; ///< as they come into sight
};

} // namespace pampas::desktop

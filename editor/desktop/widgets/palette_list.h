#pragma once

#include "editor/desktop/widgets/row_list.h"

#include <wx/bitmap.h>

#include <functional>
#include <vector>

namespace pampas::desktop {

/// A list to choose one thing from: each with a picture, a name and the key that chooses it. As
/// tall as its rows.
class PaletteList : public RowList {
  public:
    struct Row {
        wxBitmap picture;
        wxString name;
        wxString key;
        wxString help;                        ///< shown when the pointer rests on the row
        const glossary::Term* term = nullptr; ///< explains it
    };

    /// `choose` is told the row that the user picks.
    PaletteList(wxWindow* parent, std::vector<Row> rows,
                const std::function<void(std::size_t)>& choose);

    /// Shows these, as many as before.
    void set_rows(std::vector<Row> rows);
    /// Of the row that the keyboard is on; below the pointer rows have tips of their own.
    const glossary::Term* term_at(std::optional<wxPoint> place) const override;

  private:
    wxSize DoGetBestClientSize() const override;
    wxString row_text(std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const override;
    void OnDrawBackground(wxDC& dc, const wxRect& place, std::size_t row) const override;
    wxCoord OnMeasureItem(std::size_t) const override;
    void draw_key(wxDC& dc, const wxRect& place, std::size_t row) const;
    void on_motion(wxMouseEvent& event);

    std::vector<Row> rows_;
};

} // namespace pampas::desktop

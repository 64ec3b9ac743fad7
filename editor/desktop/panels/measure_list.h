#pragma once

#include "editor/desktop/panels/measure_rows.h"
#include "editor/desktop/widgets/row_list.h"

#include <map>

namespace pampas::desktop {

/// The lines of the analysis panel; all grey while they tell of an earlier state of the map.
class MeasureList : public RowList {
  public:
    using RowList::RowList;

    const std::vector<MeasureRow>& rows() const { return rows_; }
    /// Shows these; a row about a market that was selected stays so.
    void set_rows(std::vector<MeasureRow> rows);
    void set_fresh(bool fresh);

  private:
    wxString row_text(std::size_t row) const override;
    const glossary::Term* term_of_row(std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t number) const override;
    void OnDrawBackground(wxDC& dc, const wxRect& place, std::size_t row) const override;
    wxCoord OnMeasureItem(std::size_t row) const override;
    wxColour colour(std::size_t row) const;
    int text_left(const MeasureRow& row) const;
    std::vector<wxString> lines(const MeasureRow& row) const;
    std::vector<wxString> note_lines(const MeasureRow& row) const;

    std::vector<MeasureRow> rows_;
    bool fresh_ = true;
};

} // namespace pampas::desktop

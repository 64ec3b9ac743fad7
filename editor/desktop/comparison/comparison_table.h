#pragma once

#include "analysis/report/ground/table.h"

#include <wx/dataview.h>

namespace pampas::desktop {

/// Figures of two maps in columns, the first of which names them.
class ComparisonTable : public wxDataViewListCtrl {
  public:
    /// `name` says what the table holds, to screen readers.
    ComparisonTable(wxWindow* parent, const wxString& name, const report::Table& table);

    /// Shows the rows of a table with the same columns. Rows with a strong cell stand out.
    void show(const report::Table& table);
    /// The text of a cell.
    wxString cell(std::size_t row, std::size_t column) const;
    std::size_t rows() const { return static_cast<std::size_t>(GetItemCount()); }

  private:
    void share_width();
};

} // namespace pampas::desktop

#pragma once

#include <wx/dataview.h>

#include <vector>

namespace pampas::desktop {

/// Figures of two maps in columns, the first of which names them.
class ComparisonTable : public wxDataViewListCtrl {
  public:
    struct Row {
        std::vector<wxString> cells;
        bool strong = false; ///< stands out
    };

    /// `name` says what the table holds.
    ComparisonTable(wxWindow* parent, const wxString& name, const std::vector<wxString>& titles);

    void set_rows(const std::vector<Row>& rows);
    /// The text of a cell.
    wxString cell(std::size_t row, std::size_t column) const;
    std::size_t rows() const { return static_cast<std::size_t>(GetItemCount()); }

  private:
    void share_width();
};

} // namespace pampas::desktop

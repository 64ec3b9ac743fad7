#pragma once

#include "analysis/report/ground/table.h"
#include "editor/desktop/dialogs/files.h"

#include <wx/dataview.h>
#include <wx/panel.h>

#include <functional>

class wxButton;
namespace pampas::desktop {

/// Figures of two maps in columns; the first column names the figures.
class ComparisonTable : public wxDataViewListCtrl {
  public:
    /// `name` tells screen readers what the table holds.
    ComparisonTable(wxWindow* parent, const wxString& name, const report::Table& table);

    /// Shows the rows of a table with the same columns. Rows with a strong cell are bold.
    void show(const report::Table& table);
    /// The text of a cell.
    wxString cell(std::size_t row, std::size_t column) const;
    std::size_t rows() const { return static_cast<std::size_t>(GetItemCount()); }

  private:
    void share_width();
};

/// Buttons that open a comparison as a page in the browser or save it in a file.
class PageRow : public wxPanel {
  public:
    /// `handout` makes what the buttons show and save at that moment; its first file is the page.
    PageRow(wxWindow* parent, Handouts::Services services, std::function<Handout()> handout);

    /// Enables the buttons if there is something to show. It counts as not saved.
    void offer(bool there_is);
    /// Opens or saves; does nothing while the buttons are disabled.
    void open_page() const;
    void save();
    /// Whether what is offered was saved.
    bool is_saved() const { return saved_; }

  private:
    std::function<Handout()> handout_;
    Notice* notice_;
    Handouts giver_;
    wxButton* open_;
    wxButton* save_;
    bool saved_ = false;
};

} // namespace pampas::desktop

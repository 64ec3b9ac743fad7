#pragma once

#include "analysis/glossary/glossary.h"
#include "editor/desktop/widgets/row_list.h"

#include <vector>

namespace pampas::desktop {

/// The terms of the reference as rows, each topic below its name.
class TermList : public RowList {
  public:
    using RowList::RowList;

    /// Shows the terms in which each of the words occurs, in capitals or not, and selects the first
    /// of those that have them in their name, else the first of all.
    void find(const wxString& words);
    /// The selected one; null when that is the name of a topic or nothing.
    const glossary::Term* selected_term() const;
    /// Selects a term, if it is shown.
    void select_term(const glossary::Term* term);
    /// Selects the next term, or the one before.
    void move(bool forwards);
    /// How many terms are shown.
    std::size_t count() const;

  private:
    struct Row {
        wxString text;
        const glossary::Term* term; ///< null: the name of a topic
    };

    wxString row_text(std::size_t row) const override { return rows_[row].text; }
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const override;
    void OnDrawBackground(wxDC& dc, const wxRect& place, std::size_t row) const override;
    wxCoord OnMeasureItem(std::size_t row) const override;

    std::vector<Row> rows_;
};

} // namespace pampas::desktop

#pragma once

#include "analysis/findings/finding.h"
#include "editor/desktop/widgets/row_list.h"

#include <map>
#include <string>
#include <vector>

namespace pampas::desktop {

/// The tone in which a finding is told.
Tone tone(findings::Severity severity);

/// Findings as rows: a mark for the severity and the message, in as many lines as it needs.
class FindingList : public RowList {
  public:
    using RowList::RowList;

    const std::vector<findings::Finding>& findings() const { return findings_; }
    /// Shows these; a finding that was selected and is still there stays selected, and one that is
    /// new and no mere note comes into sight.
    void set_findings(std::vector<findings::Finding> findings);

  private:
    wxString row_text(std::size_t row) const override;
    const glossary::Term* term_of_row(std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const override;
    wxCoord OnMeasureItem(std::size_t row) const override;
    const std::vector<wxString>& lines(std::size_t row) const;
    int text_width() const;
    void reveal(std::size_t row);

    std::vector<findings::Finding> findings_;
    /// The lines of the messages measured so far, at `lines_width_`.
    mutable std::map<std::string, std::vector<wxString>> lines_;
    mutable int lines_width_ = 0;
};

} // namespace pampas::desktop

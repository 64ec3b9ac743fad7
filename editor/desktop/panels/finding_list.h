#pragma once

#include "analysis/findings/finding.h"
#include "editor/desktop/widgets/searched_list.h"

namespace pampas::desktop {

/// The tone for findings of this severity.
Tone tone(findings::Severity severity);

/// Findings as rows: a mark for the severity and the message, wrapped.
class FindingList : public TextList {
  public:
    FindingList(wxWindow* parent, Actions actions);

    /// The findings shown, by row.
    const std::vector<findings::Finding>& findings() const { return findings_; }
    /// Shows these findings. Keeps the selection if that finding is among them, and scrolls to a
    /// new error or warning.
    void set_findings(std::vector<findings::Finding> findings);

  private:
    wxString row_text(std::size_t row) const override;
    void reveal(std::size_t row);

    std::vector<findings::Finding> findings_;
};

} // namespace pampas::desktop

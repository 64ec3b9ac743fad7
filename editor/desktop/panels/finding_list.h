#pragma once

#include "analysis/findings/finding.h"
#include "editor/desktop/widgets/searched_list.h"

namespace pampas::desktop {

/// The tone of a finding.
Tone tone(findings::Severity severity);

/// Findings as rows: a mark for the severity, and the message in as many lines as it needs.
class FindingList : public TextList {
  public:
    FindingList(wxWindow* parent, Actions actions);

    const std::vector<findings::Finding>& findings() const { return findings_; }
    /// Shows these findings. The selected finding stays selected if it is among them. A new error
    /// or warning comes into sight.
    void set_findings(std::vector<findings::Finding> findings);

  private:
    wxString row_text(std::size_t row) const override;
    void reveal(std::size_t row);

    std::vector<findings::Finding> findings_;
};

} // namespace pampas::desktop

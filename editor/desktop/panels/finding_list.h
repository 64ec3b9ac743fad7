#pragma once

#include "editor/desktop/context/next_steps.h"
#include "editor/desktop/widgets/searched_list.h"

namespace pampas::desktop {

/// The tone for findings of this severity.
Tone tone(findings::Severity severity);

/// What is known about a map as rows: a mark for its severity, the message and, while the row is
/// selected, the advice, wrapped.
class FindingList : public TextList {
  public:
    FindingList(wxWindow* parent, Actions actions);

    /// What is shown, by row.
    const std::vector<NextStep>& steps() const { return steps_; }
    /// Shows these. Keeps the selection if that finding is among them, and scrolls to a new error
    /// or warning. Fast when nothing has changed.
    void set_steps(std::vector<NextStep> steps);
    /// Selects a row and shows its advice.
    void unfold(std::size_t row);

  private:
    wxString row_text(std::size_t row) const override;
    /// Shows the rows, with the advice of the selected one.
    void show(std::optional<std::size_t> selected);
    void reveal(std::size_t row);

    std::vector<NextStep> steps_;
};

} // namespace pampas::desktop

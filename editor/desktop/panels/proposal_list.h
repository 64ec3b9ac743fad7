#pragma once

#include "analysis/report/experiments/repair.h"
#include "editor/desktop/widgets/row_list.h"

#include <wx/bitmap.h>
#include <wx/string.h>

#include <map>
#include <memory>
#include <vector>

namespace pampas::desktop {

/// A proposal in words.
struct ProposalWords {
    wxString headline = {}; ///< `4 changes: gap 43 → 9 %`
    wxString rest = {};     ///< `6 to 12 points by 2000 games, fair`, the goal, stronger players
    std::vector<wxString> changes = {}; ///< `C7: forest → water`
    wxString spoken = {};               ///< everything, for screen readers
};

/// The texts for the proposal with this index.
ProposalWords proposal_words(const report::RepairReport& report, std::size_t number);

/// The result before the search and, if it ended early, why.
wxString repair_summary(const report::RepairReport& report);

/// Proposals for improving a map: a small board that shows the changes, the result, and the changes
/// in words.
class ProposalList : public RowList {
  public:
    /// What the list calls.
    struct Actions {
        /// Called when the user looks at a proposal: the one under the pointer, otherwise the
        /// selected one; empty for none.
        std::function<void(std::optional<std::size_t>)> look;
        std::function<void(std::size_t)> apply; ///< called on double click or Enter
    };

    ProposalList(wxWindow* parent, Actions actions);

    /// Shows the proposals of a search; null shows none. What the user has selected stays so, if it
    /// is among them; otherwise the best is selected.
    void set_report(std::shared_ptr<const report::RepairReport> report);
    /// Sets whether the proposals are for the current map; if not, all is grey.
    void set_fresh(bool fresh);
    /// The proposal the user looks at.
    std::optional<std::size_t> looked_at() const { return hovered_ ? hovered_ : selected(); }

  private:
    /// A line of a row. Bold lines are above the picture, others beside it.
    struct Line {
        enum class Look { Bold, Faint, Usual };

        wxString text;
        Look look = Look::Usual;
    };

    /// The index in a report of the proposal that the user has selected.
    std::optional<std::size_t> find_selected_in(const report::RepairReport* report) const;
    void hover(std::optional<std::size_t> row);
    const wxBitmap& picture(std::size_t row) const;
    int text_width() const;
    std::vector<Line> lines(std::size_t row) const;
    wxString row_text(std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const override;
    wxCoord OnMeasureItem(std::size_t row) const override;

    std::function<void(std::optional<std::size_t>)> look_;
    std::shared_ptr<const report::RepairReport> report_;
    std::vector<ProposalWords> words_;
    mutable std::map<std::size_t, wxBitmap> pictures_; ///< made when they become visible
    std::optional<std::size_t> hovered_;
    bool fresh_ = true;
    bool is_chosen_ = false; ///< whether the user has selected the selected proposal
};

} // namespace pampas::desktop

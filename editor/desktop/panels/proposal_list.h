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
    wxString headline = {};             ///< `4 changes: gap 43 → 9 points`
    wxString rest = {};                 ///< `6 to 12 points by 2000 games, fair`; and the goal
    std::vector<wxString> changes = {}; ///< `C7: forest → water`
    wxString spoken = {};               ///< all of it, for screen readers
};

ProposalWords proposal_words(const report::RepairReport& report, std::size_t number);

/// The map before the search, and why the search ended early, if it did.
wxString repair_summary(const report::RepairReport& report);

/// Proposals that make a map better: a small board that shows the changes, the result, and the
/// changes in words.
class ProposalList : public RowList {
  public:
    struct Actions {
        /// The user looks at a proposal: the one under the pointer or, without one, the selected
        /// one; none: at no proposal.
        std::function<void(std::optional<std::size_t>)> look;
        std::function<void(std::size_t)> apply; ///< double-clicked, or Enter
    };

    ProposalList(wxWindow* parent, Actions actions);

    /// Shows the proposals of a search and selects the best; null: shows none.
    void set_report(std::shared_ptr<const report::RepairReport> report);
    /// Whether the proposals are of the map as it is; if not, all is grey.
    void set_fresh(bool fresh);
    /// The proposal that is looked at.
    std::optional<std::size_t> looked_at() const { return hovered_ ? hovered_ : selected(); }

  private:
    /// A line of a row: bold lines are above the picture, the others beside it.
    struct Line {
        enum class Look { Bold, Faint, Usual };

        wxString text;
        Look look = Look::Usual;
    };

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
    mutable std::map<std::size_t, wxBitmap> pictures_; ///< made when they come into sight
    std::optional<std::size_t> hovered_;
    bool fresh_ = true;
};

} // namespace pampas::desktop

#pragma once

#include "editor/desktop/panels/proposal_list.h"
#include "editor/desktop/panels/repair_form.h"
#include "editor/desktop/widgets/notice.h"

#include <functional>

class wxButton;
class wxStaticText;

namespace pampas::desktop {

/// Searches small changes that make the map better, and shows what was found.
class RepairPanel : public wxPanel {
  public:
    struct Actions {
        std::function<void()> toggle; ///< search, have enough, stop
        /// The user looks at a proposal of those listed, or at none any more.
        std::function<void(std::optional<std::size_t>)> look;
        std::function<void(std::size_t)> apply;
    };

    RepairPanel(wxWindow* parent, Actions actions);

    /// The map says this about itself now.
    void set_map(const map::Details& map) { form_->set_map(map); }
    /// What the user wants. Throws as `RepairForm::plan`.
    repair::RepairPlan plan() const { return form_->plan(); }

    /// Shows how far the search has come or, when there is none, what went wrong.
    void set_state(const ProgressRow::Shown& state);
    /// Shows what was found; null: nothing yet.
    void set_report(const std::shared_ptr<const report::RepairReport>& report);
    /// What is to be known about applying the selected proposal, and whether that can be done;
    /// `fresh`: the proposals are of the map as it is.
    void set_offer(const wxString& text, bool possible, bool fresh);

    const ProposalList& proposals() const { return *list_; }

  private:
    void lay_out();
    void apply();
    /// What was summarized, in lines that fit.
    void wrap_summary();

    Actions actions_;
    RepairForm* form_;
    ProgressRow progress_;
    wxStaticText* summary_;
    wxString summarized_;
    ProposalList* list_;
    wxPanel* offer_; ///< text and button
    wxStaticText* offered_;
    wxButton* apply_;
};

} // namespace pampas::desktop

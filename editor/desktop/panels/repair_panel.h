#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/panels/proposal_list.h"
#include "editor/desktop/panels/repair_form.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/workers/run.h"

#include <wx/panel.h>

namespace pampas::desktop {

/// Searches small changes that make the current map better, shows them here and on the canvas, and
/// applies one as a step of the document.
class RepairPanel : public wxPanel {
  public:
    /// `context` outlives it.
    RepairPanel(wxWindow* parent, Context& context);

    bool running() const { return run_.is_running(); }
    /// What was found last; null: nothing yet.
    const std::shared_ptr<const report::RepairReport>& report() const { return report_; }
    const ProposalList& proposals() const { return *list_; }
    /// Changes the map as a proposal says, if it fits.
    void apply(std::size_t number);
    /// For the menu.
    std::vector<ActionGroup> actions();

  private:
    /// How a proposal fits the map as it is.
    enum class Fit { Fits, IsApplied, HasLocks, IsOfAnotherState };

    void lay_out();
    /// Updates the panel after a change of the map: proposals may fit no longer, or again.
    void refresh();
    /// Searches or, during a search, ends it: games with fresh cards confirm what was found. The
    /// next call ends these, too.
    void toggle();
    void begin();
    void on_progress();
    /// Shows on the canvas what a proposal changes, or nothing.
    void look(std::optional<std::size_t> number);
    const repair::Proposal* proposal(std::optional<std::size_t> number) const;
    Fit fit(const repair::Proposal& proposal) const;
    ProgressRow::Shown state() const;
    void show_state();
    void show_report();
    void show_offer();
    static wxString offer_text(const repair::Proposal& proposal, Fit fit);
    /// Shows the summary in lines that fit.
    void wrap_summary();

    Context& context_;
    RepairForm* form_;
    ProgressRow progress_;
    wxStaticText* summary_;
    ProposalList* list_;
    NoticeBar* offer_; ///< to apply the selected proposal
    std::shared_ptr<const report::RepairReport> report_;
    std::string problem_;
    Connection settled_;
    Run<report::RepairReport> run_; ///< the last member: its callback uses the others
};

} // namespace pampas::desktop

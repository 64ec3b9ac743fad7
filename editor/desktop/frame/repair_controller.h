#pragma once

#include "analysis/report/repair/repair.h"
#include "editor/desktop/context/context.h"
#include "editor/desktop/workers/run.h"
#include "editor/document/document.h"

namespace pampas::desktop {

class RepairPanel;

/// Has small changes searched that make the open map better, shows them in the panel and on the
/// canvas, and applies one as a step of the document.
class RepairController {
  public:
    /// Both outlive it.
    RepairController(Context& context, RepairPanel& panel);

    /// The map has changed, or is another one: proposals may fit no more, or again.
    void refresh();
    /// Searches as the panel says or, while it does, ends that: what was found is played again with
    /// fresh cards; again: at once.
    void toggle();
    /// Shows on the canvas what a proposal changes, or nothing.
    void look(std::optional<std::size_t> number);
    /// Changes the map as a proposal says, if that fits.
    void apply(std::size_t number);
    /// For the menu.
    ActionGroup actions();

    bool running() const { return run_.is_running(); }
    /// What was found last; null: nothing yet.
    const std::shared_ptr<const report::RepairReport>& report() const { return report_; }

  private:
    /// How a proposal goes with the map as it is.
    enum class Fit { Fits, IsApplied, HasLocks, IsOfAnotherState };

    void begin();
    void on_progress();
    Fit fit(const repair::Proposal& proposal) const;
    const repair::Proposal* proposal(std::optional<std::size_t> number) const;
    void show_state();
    void show_offer();
    static wxString offer_text(const repair::Proposal& proposal, Fit fit);

    Context& context_;
    RepairPanel& panel_;
    std::shared_ptr<const report::RepairReport> report_;
    std::string problem_;
    Connection settled_;
    Run<report::RepairReport> run_; ///< the last member: it tells the others
};

} // namespace pampas::desktop

#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/context/per_map.h"
#include "editor/desktop/panels/proposal_list.h"
#include "editor/desktop/panels/repair_form.h"
#include "editor/desktop/widgets/fold.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/scrolled_panel.h"
#include "editor/desktop/widgets/wrapped_text.h"
#include "editor/desktop/workers/run.h"

namespace pampas::desktop {

/// The search for repairs of one map.
struct MapRepair {
    /// `changed` is called when the search gets on.
    MapRepair(MapId map, std::function<void(MapRepair&)> changed)
        : id(map), run([this, changed = std::move(changed)] { changed(*this); }) {}

    MapId id;
    std::shared_ptr<const report::RepairReport> report = {}; ///< the last; null before the first
    std::string problem = {};
    Run<report::RepairReport> run; ///< last member, because its callback uses the others
};

/// Searches for small changes that improve the current map, shows them here and on the canvas, and
/// applies one as a step of the document. Each open map has its own search, which goes on while
/// another map is current.
class RepairPanel : public ScrolledPanel {
  public:
    /// `context` must outlive this object.
    RepairPanel(wxWindow* parent, Context& context);

    /// Whether a search for the current map is running.
    bool running() const { return now().run.is_running(); }
    /// The last report on the current map; null before the first.
    const std::shared_ptr<const report::RepairReport>& report() const { return now().report; }
    const ProposalList& proposals() const { return *list_; }
    /// Applies a proposal to the map, if it fits.
    void apply(std::size_t number);
    /// The menu actions.
    std::vector<ActionGroup> actions();

  private:
    /// How a proposal fits the current map.
    enum class Fit { Fits, IsApplied, HasLocks, IsOfAnotherState };

    /// The search for the current map.
    MapRepair& now() const { return repairs_.current(); }
    void lay_out();
    /// Shows the search for another map, which is current now.
    void switch_map();
    /// Updates the panel after a change of the map: proposals may stop fitting, or fit again.
    void refresh();
    /// Starts a search or ends the running one: games on fresh deals then confirm its results. The
    /// next call ends these, too.
    void toggle();
    void begin();
    void on_progress(MapRepair& repair);
    /// Shows the changes of a proposal on the canvas, or none.
    void look(std::optional<std::size_t> number);
    const repair::Proposal* proposal(std::optional<std::size_t> number) const;
    Fit fit(const repair::Proposal& proposal) const;
    ProgressRow::Shown state() const;
    void show_state();
    /// Tells the window whether the search runs.
    void tell(const MapRepair& repair);
    void show_report();
    void show_offer();
    /// Offers the best proposal in the list of findings.
    void tell_steps();
    static wxString offer_text(const repair::Proposal& proposal, Fit fit);

    Context& context_;
    RepairForm* form_;
    Fold* fold_;
    ProgressRow progress_;
    WrappedText* summary_;
    ProposalList* list_;
    NoticeBar* offer_; ///< offers to apply the selected proposal
    Connections connections_;
    PerMap<MapRepair> repairs_; ///< last member, because its callbacks use the others
};

} // namespace pampas::desktop

#pragma once

#include "editor/desktop/canvas/overlay_presenter.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/desktop/workers/analysis_worker.h"

namespace pampas::desktop {

class AnalysisPanel;
class SimulationPanel;
class StatisticsView;

/// Keeps the measures of the open map up to date, in the panels and over the map.
class Measures {
  public:
    /// All outlive it.
    Measures(OverlayPresenter& presenter, const map::Map& map, AnalysisPanel& panel,
             StatisticsView& statistics, SimulationPanel& games);

    /// The map has changed: what is shown is grey until it is measured again.
    void refresh();
    /// Chooses what to lay over the map.
    void choose(const OverlayChoice& choice);
    const OverlayChoice& choice() const { return choice_; }
    /// Shows the way to the market that is there; when none is, the map alone.
    void inspect(hex::Coordinate at);
    /// For the `View` menu: one for each choice, none included.
    ActionGroup actions();

    /// Whether all that is shown is of the map as it is, the betweenness too.
    bool up_to_date() const { return up_to_date_; }

  private:
    void on_measured(const Measured& found);
    bool shows() const { return !std::holds_alternative<std::monostate>(choice_); }
    void set_choice(const OverlayChoice& choice);
    wxString title() const;

    OverlayPresenter& presenter_;
    const map::Map& map_;
    AnalysisPanel& panel_;
    StatisticsView& statistics_;
    SimulationPanel& games_; ///< which are predicted
    OverlayChoice choice_;
    std::size_t request_ = 0; ///< the last one
    bool up_to_date_ = false;
    AnalysisWorker worker_;
};

} // namespace pampas::desktop

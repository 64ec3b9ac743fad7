#pragma once

#include "editor/desktop/context/open_maps.h"
#include "editor/desktop/context/overlay_presenter.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/desktop/workers/analysis_worker.h"

namespace pampas::desktop {

/// Keeps the measures of the current map up to date, and one of them over the map.
class Measures {
  public:
    /// Both outlive it.
    Measures(OverlayPresenter& presenter, const OpenMaps& maps);

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

    /// Something was measured; `outdated` follows when that is not of the map as it is.
    Signal<const Measured&> measured;
    /// The map is no longer as it was measured.
    Signal<> outdated;
    /// `choice` is another one.
    Signal<> chosen;

  private:
    void on_measured(const Measured& found);
    const map::Map& map() const { return maps_.session().map(); }
    bool shows() const { return !std::holds_alternative<std::monostate>(choice_); }
    void set_choice(const OverlayChoice& choice);
    std::string_view overlay_id() const;

    OverlayPresenter& presenter_;
    const OpenMaps& maps_;
    OverlayChoice choice_;
    std::size_t request_ = 0; ///< the last one
    bool up_to_date_ = false;
    AnalysisWorker worker_;
};

} // namespace pampas::desktop

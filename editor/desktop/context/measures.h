#pragma once

#include "analysis/overlays/overlay.h"
#include "editor/desktop/context/open_maps.h"
#include "editor/desktop/context/signal.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/workers/analysis_worker.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace pampas::desktop {
/// What overlay is shown over the map. One at a time: whoever comes to show one makes those leave
/// who did so before.
class OverlayPresenter {
  public:
    /// Somebody comes to show something; `leave` is called when he has to go.
    void enter(std::function<void()> leave);
    /// Shows an overlay in place of the one before, from now on fresh. `id` is its label in the
    /// glossary.
    void show(std::string_view id, overlays::Overlay overlay);
    /// Shows the map alone: who was there has to go.
    void clear();
    /// Whether nobody shows anything.
    bool empty() const { return !leave_; }
    /// Whether the map is still the one that the overlay is of.
    void set_fresh(bool fresh);
    bool fresh() const { return fresh_; }
    /// The map has another grid: nothing lies over it until something is shown again.
    void forget();
    /// What lies over the map; never null.
    const std::shared_ptr<const overlays::Overlay>& shared() const { return overlay_; }
    const overlays::Overlay& overlay() const { return *overlay_; }
    /// Its label in the glossary; empty when nothing is shown.
    const std::string& id() const { return id_; }
    /// The same with its name; none when nothing lies over the map.
    std::optional<SeenOverlay> seen() const;

    /// Another overlay lies over the map, or none.
    Signal<> laid;
    /// Another overlay is to be told of, with its title, or none.
    Signal<> titled;
    /// The overlay is of the map again or is of an earlier state of it.
    Signal<> freshened;

  private:
    void lay(overlays::Overlay overlay);

    std::shared_ptr<const overlays::Overlay> overlay_ = std::make_shared<overlays::Overlay>();
    std::string id_;
    bool fresh_ = true;
    std::function<void()> leave_;
};

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

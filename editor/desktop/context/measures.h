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

/// Decides which overlay is on the map. One part of the window at a time has its overlay there;
/// when another part enters, that part leaves.
class OverlayPresenter {
  public:
    /// A part of the window enters to show its overlay. The presenter calls `leave` when it must
    /// leave.
    void enter(std::function<void()> leave);
    /// Replaces the overlay by another, which is fresh. `id` is its label in the glossary.
    void show(std::string_view id, overlays::Overlay overlay);
    /// Shows the map without an overlay: the current part leaves.
    void clear();
    /// Whether no part shows an overlay.
    bool empty() const { return !leave_; }
    /// Sets whether the overlay is of the map as it is now.
    void set_fresh(bool fresh);
    bool fresh() const { return fresh_; }
    /// Removes the overlay of a map that has another grid now, until another is shown.
    void forget();
    /// The overlay on the map; never null.
    const std::shared_ptr<const overlays::Overlay>& shared() const { return overlay_; }
    const overlays::Overlay& overlay() const { return *overlay_; }
    /// Its label in the glossary; empty if there is no overlay.
    const std::string& id() const { return id_; }
    /// The overlay with its name; nothing if no space has a mark.
    std::optional<SeenOverlay> seen() const;

    /// Another overlay is on the map, or none.
    Signal<> laid;
    /// The overlay has another title, or none.
    Signal<> titled;
    /// `fresh` has changed.
    Signal<> freshened;

  private:
    void lay(overlays::Overlay overlay);

    std::shared_ptr<const overlays::Overlay> overlay_ = std::make_shared<overlays::Overlay>();
    std::string id_;
    bool fresh_ = true;
    std::function<void()> leave_;
};

/// Keeps the measures of the current map up to date, and one of them as an overlay on the map.
class Measures {
  public:
    /// Presenter and maps outlive it.
    Measures(OverlayPresenter& presenter, const OpenMaps& maps);

    /// Call it after a change of the map: measures are grey until they are taken again.
    void refresh();
    /// Chooses the overlay.
    void choose(const OverlayChoice& choice);
    const OverlayChoice& choice() const { return choice_; }
    /// Shows the way to the market at this space; without a market, no overlay.
    void inspect(hex::Coordinate at);
    /// Actions for the `View` menu: one for each choice, and one for none.
    ActionGroup actions();

    /// Whether all measures, including the betweenness, are of the map as it is now.
    bool up_to_date() const { return up_to_date_; }

    /// There are new measures. `outdated` follows if they are of an earlier state of the map.
    Signal<const Measured&> measured;
    /// The map has changed since it was measured.
    Signal<> outdated;
    /// `choice` has changed.
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

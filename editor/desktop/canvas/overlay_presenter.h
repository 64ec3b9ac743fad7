#pragma once

#include "editor/desktop/widgets/seen_overlay.h"

#include <wx/string.h>

#include <functional>
#include <memory>
#include <optional>

namespace pampas::map {
class Map;
}

namespace pampas::desktop {

class Canvas;
class Legend;

/// Where overlays are seen: over the map, with their legend below. One at a time: who comes to show
/// one makes those leave who did so before.
class OverlayPresenter {
  public:
    /// All outlive it.
    OverlayPresenter(Canvas& canvas, Legend& legend, const map::Map& map);

    /// Somebody comes to show something; `leave` is called when he has to go.
    void enter(std::function<void()> leave);
    /// Shows an overlay in place of the one before, from now on fresh.
    void show(const wxString& title, const overlays::Overlay& overlay);
    /// Shows the map alone: who was there has to go.
    void clear();
    bool empty() const { return !leave_; }
    /// Whether the map is still the one that the overlay is of.
    void set_fresh(bool fresh);
    /// The map has another grid: nothing lies over it until something is shown again.
    void forget();
    /// What lies over the map.
    const overlays::Overlay& overlay() const { return *overlay_; }
    /// The same with its name; none when nothing does.
    std::optional<SeenOverlay> seen() const;
    /// The user looks at this space, or at none: the legend says what the overlay says of it.
    void point_at(std::optional<hex::Coordinate> at);

  private:
    void lay(overlays::Overlay overlay);
    void show_hover();

    Canvas& canvas_;
    Legend& legend_;
    const map::Map& map_;
    std::shared_ptr<const overlays::Overlay> overlay_ = std::make_shared<overlays::Overlay>();
    std::function<void()> leave_;
    std::optional<hex::Coordinate> here_;
};

} // namespace pampas::desktop

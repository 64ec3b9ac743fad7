#pragma once

#include "editor/desktop/actions.h"
#include "editor/desktop/canvas.h"
#include "editor/desktop/measures/analyst.h"

namespace pampas::desktop {

class AnalysisPanel;
class Legend;

/// Keeps the measures of the open map up to date, in the panel and over the map.
class Measures {
  public:
    /// All outlive it.
    Measures(Canvas& canvas, Legend& legend, const map::Map& map, AnalysisPanel& panel);

    /// The map has changed: what is shown is grey until it is measured again.
    void refresh();
    /// Chooses what to look at the map through.
    void look_through(const Lens& lens);
    const Lens& lens() const { return lens_; }
    /// The user looks at this space, or at none.
    void point_at(std::optional<hex::Coordinate> at);
    /// Shows the way to the market that is there; when none is, the map alone.
    void inspect(hex::Coordinate at);
    /// For the `View` menu: one for each lens, none included.
    ActionGroup actions();

    /// Whether all that is shown is of the map as it is, the betweenness too.
    bool up_to_date() const { return up_to_date_; }
    const Legend& legend() const { return legend_; }

  private:
    void on_measured(const Measured& found);
    void show_overlay(const std::optional<overlays::Overlay>& overlay);
    void show_hover();
    wxString title() const;

    Canvas& canvas_;
    Legend& legend_;
    const map::Map& map_;
    AnalysisPanel& panel_;
    Lens lens_;
    std::optional<hex::Coordinate> here_;
    std::size_t request_ = 0; ///< the last one
    bool up_to_date_ = false;
    Analyst analyst_;
};

} // namespace pampas::desktop

#pragma once

#include "editor/desktop/context/viewport.h"
#include "editor/desktop/widgets/backdrop.h"
#include "editor/document/tool.h"
#include "editor/picture/outline.h"
#include "editor/picture/painter.h"

#include <wx/window.h>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace pampas::desktop {

/// What is outlined on top of the map, the later ones above the earlier.
enum class Outline {
    Selection,  ///< what is chosen
    Finding,    ///< the spaces a finding is about
    Difference, ///< where the map differs from another
    Break,      ///< where the map is not symmetric
    Proposal,   ///< what a proposal changes
    Preview,    ///< what a click would paint or choose
    Cursor      ///< where the keyboard is
};

/// Shows a map, an overlay and what is outlined on it. Paints only: `PointerInput` and
/// `KeyboardInput` act on it.
class Canvas : public wxWindow {
  public:
    /// Shows `map`, which outlives the canvas.
    Canvas(wxWindow* parent, const map::Map& map);
    ~Canvas() override;

    const map::Map& map() const { return *map_; }
    /// Shows another map, without outlines: what was in sight of it once or, by default, all of it.
    /// The map outlives the canvas or its turn on it.
    void show_map(const map::Map& map, Viewport viewport = {});
    /// The map has changed: paints what has to be painted again.
    void show_change(const document::Change& change);
    /// Outlines these spaces instead of those that were outlined so.
    void outline(Outline outline, std::vector<hex::Coordinate> spaces);
    const std::vector<hex::Coordinate>& outlined(Outline outline) const;
    /// Shows what a click would do: faintly what it would paint, and its outline.
    void show_preview(const document::Preview& preview);
    /// Shows a proposal, what spaces of the map would become: faintly, with their outline. Nothing
    /// any more: an empty one.
    void show_proposal(std::vector<document::PlacedSpace> proposed);
    const std::vector<document::PlacedSpace>& proposal() const { return proposed_; }

    /// Shows centre and axes of a symmetry, or none.
    void show_symmetry(const hex::Symmetric* symmetric);

    /// Paints this over the map in place of what was painted there; spaces that the map does not
    /// have and void are passed over.
    void show_overlay(std::shared_ptr<const overlays::Overlay> overlay);

    /// Paints this picture over map and overlay; none: nothing.
    void show_backdrop(std::shared_ptr<const Backdrop> backdrop, const Placement& placement);
    /// Null when there is none.
    const std::shared_ptr<const Backdrop>& backdrop() const { return backdrop_; }
    const Placement& placement() const { return placement_; }

    bool coordinates() const { return style_.coordinates; }
    void show_coordinates(bool shown);

    /// Shows what was in sight once of the map.
    void show_view(const Viewport& viewport);
    /// What is in sight.
    const Viewport& viewport() const { return viewport_; }
    /// Is told when another part of the map is in sight, or at another size.
    void on_view(std::function<void()> listener) { viewed_ = std::move(listener); }
    void fit();
    /// How large the map is shown; 1: as large as in a picture file.
    double magnification() const;
    /// Enlarges by `factor`; the point of the map at `at` stays there, by default the pointer's or,
    /// when it is elsewhere, the one in the middle.
    void zoom(double factor, std::optional<wxPoint> at = {});
    /// Moves the map along with a pointer that moved by this much.
    void pan(wxPoint by);
    void reveal(hex::Coordinate at);
    /// Moves this point of the map to the middle.
    void centre(hex::Point point);

    /// The space at a point of the window, if there is one.
    std::optional<hex::Coordinate> space_at(wxPoint point) const;
    /// The point of the window in the middle of a space.
    wxPoint point_of(hex::Coordinate at) const;
    /// Where the pointer is on the map, exactly.
    hex::Point pointer() const;
    /// The space in the middle of what is in sight.
    hex::Coordinate middle() const;

  private:
    void take_grid();
    void on_paint();
    void on_size();
    void changed_view();
    hex::Point pixel(wxPoint point) const;
    void refresh(const std::vector<hex::Coordinate>& spaces);
    void refresh_space(hex::Coordinate at);
    void repaint_all();
    void repaint(const std::vector<hex::Coordinate>& spaces);
    void draw_board(cairo_t* cairo);
    /// Draws what these spaces would be.
    void draw_ghosts(cairo_t* cairo, const std::vector<document::PlacedSpace>& ghosts);
    /// Draws a space of the map so that what was drawn there before is still seen.
    void draw_faintly(cairo_t* cairo, const map::Map& map, hex::Coordinate at);
    void draw_outlines(cairo_t* cairo) const;
    void draw_rulers(cairo_t* cairo) const;
    /// Takes the background from the theme.
    void take_theme();

    const map::Map* map_;
    Viewport viewport_;
    picture::Style style_;
    picture::Painter painter_;
    std::shared_ptr<const overlays::Overlay> overlay_; ///< what it shows is its owner's choice
    std::shared_ptr<const Backdrop> backdrop_;
    Placement placement_; ///< of the backdrop
    picture::Surface
        buffer_; ///< map and overlay in device pixels, without outlines; none: paint all of it
    std::array<std::vector<hex::Coordinate>, 7> outlines_;
    std::vector<document::PlacedSpace> painted_;  ///< by a click
    std::vector<document::PlacedSpace> proposed_; ///< by a proposal
    std::optional<hex::Symmetric> symmetric_;
    std::function<void()> viewed_;
};

} // namespace pampas::desktop

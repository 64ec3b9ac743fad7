#pragma once

#include "editor/desktop/context/viewport.h"
#include "editor/desktop/widgets/backdrop.h"
#include "editor/document/tool.h"
#include "editor/picture/marks.h"
#include "editor/picture/painter.h"

#include <wx/window.h>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace pampas::desktop {

constexpr double zoom_step = 1.25; ///< of the commands that zoom

/// What is outlined on top of the map. Later ones are drawn above earlier ones.
enum class Outline {
    Selection,  ///< the selection
    Finding,    ///< the spaces a finding is about
    Difference, ///< where the map differs from another
    Proposal,   ///< what a proposal changes
    Preview,    ///< what a click would paint or select
    Break,      ///< where the map is not symmetric
    Cursor      ///< where the keyboard is
};

/// Shows a map, an overlay and outlines. It only paints: `PointerInput` and `KeyboardInput` handle
/// what the user does.
class Canvas : public wxWindow {
  public:
    /// Shows `map`, which outlives the canvas.
    Canvas(wxWindow* parent, const map::Map& map);
    ~Canvas() override;

    const map::Map& map() const { return *map_; }
    /// Shows another map, without outlines: the part in `viewport` or, by default, all of it. The
    /// map outlives the time that it is shown.
    void show_map(const map::Map& map, Viewport viewport = {});
    /// The map has changed: repaints what is necessary.
    void show_change(const document::Change& change);
    /// Gives this outline to these spaces and removes it from all others.
    void outline(Outline outline, std::vector<hex::Coordinate> spaces);
    const std::vector<hex::Coordinate>& outlined(Outline outline) const;
    /// Shows what a click would do: what it would paint, faintly, and its outline.
    void show_preview(const document::Preview& preview);
    /// Shows the spaces of a proposal faintly, with their outline. An empty proposal shows nothing.
    void show_proposal(std::vector<document::PlacedSpace> proposed);
    const std::vector<document::PlacedSpace>& proposal() const { return proposed_; }

    /// Shows the centre and the axes of a symmetry; null: none.
    void show_symmetry(const hex::Symmetric* symmetric);

    /// Paints this overlay over the map in place of the one before. Skips void, and spaces that the
    /// map does not have.
    void show_overlay(std::shared_ptr<const overlays::Overlay> overlay);

    /// Paints the pieces of a game on the map, in place of those before.
    void show_pieces(picture::Pieces pieces);
    const picture::Pieces& pieces() const { return pieces_; }
    /// Draws these texts above the pieces.
    void show_bubbles(std::vector<picture::Bubble> bubbles);
    const std::vector<picture::Bubble>& bubbles() const { return bubbles_; }

    /// Paints this picture over map and overlay; null: none.
    void show_backdrop(std::shared_ptr<const Backdrop> backdrop, const Placement& placement);
    /// Null if there is none.
    const std::shared_ptr<const Backdrop>& backdrop() const { return backdrop_; }
    const Placement& placement() const { return placement_; }
    /// Draws a frame with handles around the backdrop, or none.
    void show_handles(bool shown);
    /// The points of the window in the corners of the backdrop, by `Grip`; there must be one.
    std::array<wxPoint, corner_grips.size()> backdrop_corners() const;

    /// How it shows the map; the background is that of the theme.
    const picture::Style& style() const { return style_; }
    bool coordinates() const { return style_.coordinates; }
    void show_coordinates(bool shown);

    /// Shows the part of the map in an earlier viewport.
    void show_view(const Viewport& viewport);
    /// What is in sight.
    const Viewport& viewport() const { return viewport_; }
    /// Calls the listener when another part of the map is in sight, or at another size.
    void on_view(std::function<void()> listener) { viewed_ = std::move(listener); }
    void fit();
    /// The magnification of the map; 1: as large as in a picture file.
    double magnification() const;
    /// Enlarges by `factor`. The point of the map at `at` stays there: by default the one under the
    /// pointer or, if the pointer is elsewhere, the one in the middle.
    void zoom(double factor, std::optional<wxPoint> at = {});
    /// Moves the map along with a pointer that moved by this much.
    void pan(wxPoint by);
    void reveal(hex::Coordinate at);
    /// Moves this point of the map to the middle.
    void centre(hex::Point point);

    /// The space at a point of the window, if any.
    std::optional<hex::Coordinate> space_at(wxPoint point) const;
    /// The point of the window in the middle of a space.
    wxPoint point_of(hex::Coordinate at) const;
    /// The point of the map at a point of the window.
    hex::Point map_point(wxPoint point) const { return viewport_.view().to_map(pixel(point)); }
    /// The exact point of the pointer on the map.
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
    /// Draws these spaces faintly, as they would become.
    void draw_ghosts(cairo_t* cairo, const std::vector<document::PlacedSpace>& ghosts);
    /// Draws a space of the map so that what is below stays visible.
    void draw_faintly(cairo_t* cairo, const map::Map& map, hex::Coordinate at);
    void draw_outlines(cairo_t* cairo) const;
    void draw_rulers(cairo_t* cairo) const;
    void draw_handles(cairo_t* cairo) const;
    /// Takes the background from the theme.
    void take_theme();

    const map::Map* map_;
    Viewport viewport_;
    picture::Style style_;
    picture::Painter painter_;
    std::shared_ptr<const overlays::Overlay> overlay_; ///< the owner decides what it shows
    picture::Pieces pieces_;
    std::vector<picture::Bubble> bubbles_;
    std::shared_ptr<const Backdrop> backdrop_;
    Placement placement_;     ///< of the backdrop
    bool handles_ = false;    ///< around the backdrop
    picture::Surface buffer_; ///< map, overlay and pieces in device pixels, without outlines; null:
                              ///< all of it must be painted
    std::array<std::vector<hex::Coordinate>, 7> outlines_;
    std::vector<document::PlacedSpace> painted_;  ///< by a click
    std::vector<document::PlacedSpace> proposed_; ///< by a proposal
    std::optional<hex::Symmetric> symmetric_;
    std::function<void()> viewed_;
};

} // namespace pampas::desktop

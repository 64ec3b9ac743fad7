#pragma once

#include "editor/picture/view.h"

namespace pampas::desktop {

/// Which part of the map the canvas shows. Pure arithmetic in device pixels.
class Viewport {
  public:
    /// A view of part of a map: this point in the middle of any window, a side of a hex this long.
    static Viewport on(hex::Point middle, double side);

    const picture::View& view() const { return view_; }
    /// Whether the whole map stays in sight, even when the window's size changes.
    bool fitted() const { return fitted_; }

    /// Sets the size and stagger of the map. Shows all of it if it did so before.
    void set_grid(const hex::Grid& grid);
    /// Sets the size of the window, at least 1 each way. The point in its middle stays there.
    void resize(int width, int height);
    /// Shows the whole map as large as it fits.
    void fit();
    /// Enlarges by `factor` (above 0) within limits. The point of the map at this pixel stays
    /// there, as long as the middle of the window then shows a part of the map.
    void zoom(double factor, hex::Point pixel);
    /// Moves the map by pixels, but never completely out of sight.
    void pan(hex::Point by);
    /// Moves this point of the map to the middle of the window.
    void centre(hex::Point point);
    /// Whether the whole map is in sight.
    bool shows_all() const;
    /// Moves the map by the least that brings the space and its neighbours into sight.
    void reveal(hex::Coordinate at);

    /// The point of the map in the middle of the window.
    hex::Point seen() const { return view_.to_map(middle()); }
    /// The middle of the window.
    hex::Point middle() const { return {width_ / 2.0, height_ / 2.0}; }
    /// The lower right corner of the window.
    hex::Point end() const { return {static_cast<double>(width_), static_cast<double>(height_)}; }

  private:
    void stay_in_sight();

    hex::Grid grid_;
    int width_ = 1;
    int height_ = 1;
    picture::View view_;
    bool fitted_ = true;
};

/// Largest side of a hex on the canvas in pixels.
inline constexpr double max_side = 240;

} // namespace pampas::desktop

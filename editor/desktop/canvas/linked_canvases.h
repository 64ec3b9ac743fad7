#pragma once

#include "editor/desktop/canvas/canvas.h"
#include "engine/map/difference.h"

#include <array>
#include <functional>
#include <optional>

namespace pampas::desktop {

/// Two canvases that show the same part of two maps at the same size, with spaces of the same name
/// at the same place and one cursor on both. Spaces outside a map are void.
class LinkedCanvases {
  public:
    /// Makes the canvases inside a window, which lays them out.
    explicit LinkedCanvases(wxWindow* parent);
    ~LinkedCanvases();
    LinkedCanvases(const LinkedCanvases&) = delete;
    LinkedCanvases& operator=(const LinkedCanvases&) = delete;

    Canvas& canvas(std::size_t number) const { return *canvases_[number]; }
    /// What a canvas shows: its map on the grid that holds both.
    const map::Map& map(std::size_t number) const { return maps_[number]; }

    /// Shows these maps. The view stays as long as their grids do.
    void set_maps(const map::Map& one, const map::Map& other);
    /// Outlines spaces on both canvases.
    void mark(const std::vector<hex::Coordinate>& spaces);
    /// Moves the cursor to a space and scrolls it into sight.
    void look_at(hex::Coordinate at);
    /// The space of the cursor, or of the pointer if it moved last.
    std::optional<hex::Coordinate> here() const { return here_; }
    /// The space of the cursor.
    std::optional<hex::Coordinate> cursor() const { return cursor_; }
    /// Calls `listener` when the cursor or pointer moves to another space.
    void on_move(std::function<void()> listener) { moved_ = std::move(listener); }
    void fit();
    void zoom(double factor);

  private:
    void listen(std::size_t number);
    void follow(std::size_t number);
    void set_cursor(std::optional<hex::Coordinate> at);
    void point_at(std::optional<hex::Coordinate> at);
    /// Outlines one space on both canvases, or none.
    void outline(Outline outline, std::optional<hex::Coordinate> at);
    void on_press(Canvas& canvas, wxMouseEvent& event);
    void on_motion(Canvas& canvas, wxMouseEvent& event);
    void on_key(Canvas& canvas, wxKeyEvent& event);

    std::array<map::Map, 2> maps_;
    std::array<Canvas*, 2> canvases_{};
    std::optional<hex::Coordinate> here_;
    std::optional<hex::Coordinate> cursor_;
    bool following_ = false;
    std::function<void()> moved_;
};

} // namespace pampas::desktop

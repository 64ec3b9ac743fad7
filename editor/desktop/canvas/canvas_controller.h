#pragma once

#include "editor/desktop/canvas/canvas.h"
#include "editor/desktop/context/context.h"
#include "editor/document/toolbox.h"

#include <functional>
#include <optional>

namespace pampas::desktop {

/// What the user moves over the canvas and paints with.
enum class Device { Pointer, Keyboard };

/// Binds a canvas to the current map. Shows every change of the map, where the user is, and what
/// the user is painting by pointer or by keys. Outlines what a click would paint.
class CanvasController {
  public:
    /// Which part of a map is in sight when it becomes current again.
    enum class Sight { AsLeft, All };

    /// Canvas and context outlive it.
    CanvasController(Canvas& canvas, Context& context, Sight sight);

    Canvas& canvas() { return canvas_; }

    /// The space under the pointer or, if the keyboard moved last, the cursor space.
    std::optional<hex::Coordinate> here() const { return here_; }
    Device device() const { return device_; }
    /// Calls the listener when the user moves to another space or off the map.
    void on_move(std::function<void()> listener) { listener_ = std::move(listener); }

    /// Where the user is. A user who is nowhere moves to the middle of what is in sight.
    hex::Coordinate somewhere();
    /// The exact point: where the pointer is, or the middle of the cursor space.
    hex::Point exact_place();
    /// Goes to a space of the map or off it. Removes the outline of the other device.
    void move(std::optional<hex::Coordinate> at, Device device);
    /// Begins to paint or to select where the user is. Does nothing off the map.
    void press(document::Combine combine = document::Combine::Replace);
    /// Goes to a space of the map or off it. On the map the stroke continues to there.
    void drag(std::optional<hex::Coordinate> to, Device device);
    void release();
    /// Undoes the first of these that applies: the stroke or rectangle in progress, what is held
    /// for pasting, the outlines of a finding, a proposal, the selection.
    void escape();
    /// Whether there is anything for `escape` to undo.
    bool can_escape() const;
    /// Ends the stroke in progress before something else happens.
    void abandon();
    bool painting() const { return gesture_->active(); }
    /// Whether the tool needs a second place, so that a press only begins its work.
    bool tool_spans() const;

    /// Chooses the kind of the user's space to paint with.
    void pick();

    /// Begins a rectangle of spaces where the user is, to take as a piece. Does nothing off the
    /// map.
    void begin_piece();
    /// Whether such a rectangle is in progress.
    bool choosing_piece() const { return corner_.has_value(); }
    /// Ends the rectangle where the user is. Holds a copy of it, if it has several spaces. Returns
    /// whether it does.
    bool take_piece();

    /// Updates the outline of what a click would paint, after a change of the map or the brush.
    void refresh();

  private:
    /// Does work that may change place, map and brush, and refreshes once at the end.
    template <class Work>
    void refresh_after(const Work& work);

    void show_change(const document::Change& change);
    void show_current();
    /// What a click or the rectangle in progress would do where the user is.
    document::Preview preview() const;

    Canvas& canvas_;
    Context& context_;
    Sight sight_;
    std::optional<document::Gesture> gesture_; ///< on the current map
    std::optional<hex::Coordinate> here_;
    std::optional<hex::Coordinate> corner_; ///< where the rectangle in progress began
    Device device_ = Device::Pointer;
    bool changing_ = false; ///< `refresh` waits
    std::function<void()> listener_;
    Connections connections_;
};

} // namespace pampas::desktop

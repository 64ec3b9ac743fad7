#pragma once

#include "editor/desktop/canvas/canvas.h"
#include "editor/desktop/context/context.h"
#include "editor/document/gesture.h"

#include <functional>
#include <optional>

namespace pampas::desktop {

/// What moves over the canvas and paints.
enum class Device { Pointer, Keyboard };

/// Binds a canvas to the current map: shows every change of it, where the user is on the canvas and
/// what he is painting there, by pointer or by keys. Outlines what a click would paint.
class CanvasController {
  public:
    /// What is in sight of a map when it is current again.
    enum class Sight { AsLeft, All };

    /// Both outlive it.
    CanvasController(Canvas& canvas, Context& context, Sight sight);

    Canvas& canvas() { return canvas_; }

    /// The space under the pointer or, when the keyboard moved last, the cursor space.
    std::optional<hex::Coordinate> here() const { return here_; }
    Device device() const { return device_; }
    /// Is told when the user moves to another space or off the map.
    void on_move(std::function<void()> listener) { listener_ = std::move(listener); }

    /// Where the user is or, when he is nowhere, the middle of what is in sight, and there now.
    hex::Coordinate somewhere();
    /// The same to a hair: where the pointer is, or the middle of the cursor space.
    hex::Point exact_place();
    /// Goes to a space of the map or off it. The other device's outline goes.
    void move(std::optional<hex::Coordinate> at, Device device);
    /// Begins to paint, or to choose, where the user is; does nothing off the map.
    void press(document::Combine combine = document::Combine::Replace);
    /// Goes to a space of the map or off it and, on the map, paints on to there.
    void drag(std::optional<hex::Coordinate> to, Device device);
    void release();
    /// Takes back what is being painted; when nothing is, drops what is held, else takes away the
    /// outlines of a finding, else a proposal, else chooses nothing any more.
    void escape();
    /// Ends what is being painted, before something else happens.
    void abandon();
    bool painting() const { return gesture_->active(); }
    /// Whether the tool takes a second place, so that a press is only its beginning.
    bool tool_spans() const;

    /// Chooses the kind of space that is here to paint with.
    void pick();
    /// Outlines anew what a click would paint: the map or the brush has changed.
    void refresh();

  private:
    /// Does something that may change place, map and brush, and then refreshes once.
    template <class Work>
    void refresh_after(const Work& work);

    void show_change(const document::Change& change);
    void show_current();

    Canvas& canvas_;
    Context& context_;
    Sight sight_;
    std::optional<document::Gesture> gesture_; ///< on the current map
    std::optional<hex::Coordinate> here_;
    Device device_ = Device::Pointer;
    bool changing_ = false; ///< `refresh` waits
    std::function<void()> listener_;
    Connections connections_;
};

} // namespace pampas::desktop

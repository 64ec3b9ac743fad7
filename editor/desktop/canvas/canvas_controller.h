#pragma once

#include "editor/desktop/canvas/canvas.h"
#include "editor/document/gesture.h"

#include <functional>
#include <optional>

namespace pampas::desktop {

/// What moves over the canvas and paints.
enum class Device { Pointer, Keyboard };

/// Where the user is on the canvas and what he is painting there, by pointer or by keys. Outlines
/// on the canvas what a click would paint.
class CanvasController {
  public:
    CanvasController(Canvas& canvas, document::Document& document, document::Toolbox& toolbox);

    /// The space under the pointer or, when the keyboard moved last, the cursor space.
    std::optional<hex::Coordinate> here() const { return here_; }
    Device device() const { return device_; }
    /// Is told when the user moves to another space or off the map.
    void on_move(std::function<void()> listener) { listener_ = std::move(listener); }

    /// Is told of the space when the user asks about one, by a tool that inspects.
    void on_inspect(std::function<void(hex::Coordinate)> listener) {
        inspected_ = std::move(listener);
    }

    /// Where the user is or, when he is nowhere, the middle of what is in sight, and there now.
    hex::Coordinate somewhere();
    /// The same to a hair: where the pointer is, or the middle of the cursor space.
    hex::Point exact_place();
    /// Goes to a space of the map or off it. The other device's outline goes.
    void move(std::optional<hex::Coordinate> at, Device device);
    /// Begins to paint, or to choose, where the user is; does nothing off the map.
    void press(document::Combine combine = document::Combine::Replace);
    /// Paints on to where the user is.
    void drag();
    void release();
    /// Takes back what is being painted; when nothing is, drops what is held, else takes away the
    /// outlines of a finding, else a proposal, else chooses nothing any more.
    void escape();
    /// Ends what is being painted, before something else happens.
    void abandon();
    bool painting() const { return gesture_.active(); }
    /// Whether the tool takes a second place, so that a press is only its beginning.
    bool tool_spans() const;

    /// Chooses the kind of space that is here to paint with.
    void pick();
    /// Outlines anew what a click would paint: the map or the brush has changed.
    void refresh();

  private:
    Canvas& canvas_;
    document::Document& document_;
    document::Toolbox& toolbox_;
    document::Gesture gesture_;
    std::optional<hex::Coordinate> here_;
    Device device_ = Device::Pointer;
    std::function<void()> listener_;
    std::function<void(hex::Coordinate)> inspected_;
};

} // namespace pampas::desktop

#pragma once

#include "editor/document/toolbox.h"

#include <optional>

namespace pampas::document {

/// A press, drag and release with the chosen tool, by pointer or by keys: at most one at a time. It
/// keeps to the tool it began with.
class Gesture {
  public:
    Gesture(Document& document, const Toolbox& toolbox) : document_(document), toolbox_(toolbox) {}

    /// Whether one is going on.
    bool active() const { return tool_ != nullptr; }

    /// Begins one at a space of the map; what it chooses goes together with the selection as told.
    /// One that is going on is abandoned.
    void press(hex::Coordinate at, Combine combine = Combine::Replace);
    /// Goes on to a space; nothing happens when none is going on or the space is the last one.
    void drag(hex::Coordinate at);
    /// Ends the gesture where it last was.
    void release();
    /// Takes back what the gesture did.
    void cancel();
    /// Ends the gesture because something else happens: what is painted stays, what was only begun
    /// is given up.
    void abandon();

    /// What a press, or a release of what is going on, would do at `at`.
    Preview preview(hex::Coordinate at) const;

  private:
    Brush brush() const;

    Document& document_;
    const Toolbox& toolbox_;
    Tool* tool_ = nullptr;
    Combine combine_ = Combine::Replace;
    hex::Coordinate last_;
};

} // namespace pampas::document

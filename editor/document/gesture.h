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

    /// Begins one at a space of the map. One that is going on is abandoned.
    void press(hex::Coordinate at);
    /// Goes on to a space; nothing happens when none is going on or the space is the last one.
    void drag(hex::Coordinate at);
    /// Ends the gesture where it last was.
    void release();
    /// Takes back what the gesture did.
    void cancel();
    /// Ends the gesture because something else happens: what is painted stays, what was only begun
    /// is given up.
    void abandon();

    /// The spaces that would be painted by a press, or by a release of what is going on, at `at`.
    std::vector<hex::Coordinate> preview(hex::Coordinate at) const;

  private:
    Document& document_;
    const Toolbox& toolbox_;
    Tool* tool_ = nullptr;
    hex::Coordinate last_;
};

} // namespace pampas::document

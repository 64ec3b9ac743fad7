#pragma once

#include "editor/desktop/canvas/canvas.h"

#include <wx/event.h>

#include <functional>
#include <optional>

namespace pampas::desktop {

/// While it exists, the left button on a canvas moves and scales the picture to trace from instead
/// of painting: its middle moves it, a corner scales it about the opposite corner.
class BackdropHandles : private wxEvtHandler {
  public:
    /// Calls `changed` with each new placement, which the caller shows. The canvas outlives it and
    /// has a backdrop.
    BackdropHandles(Canvas& canvas, std::function<void(const Placement&)> changed);
    ~BackdropHandles() override;

  private:
    /// A drag in progress.
    struct Drag {
        Grip grip;
        hex::Point from; ///< on the map
        Placement before;
    };

    std::optional<Grip> grip_at(wxPoint point) const;
    void on_press(wxMouseEvent& event);
    void on_motion(wxMouseEvent& event);
    void on_release(wxMouseEvent& event);
    void show_cursor(std::optional<Grip> grip);

    Canvas& canvas_;
    std::function<void(const Placement&)> changed_;
    std::optional<Drag> drag_;
};

} // namespace pampas::desktop

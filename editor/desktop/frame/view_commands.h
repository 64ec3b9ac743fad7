#pragma once

#include "editor/desktop/canvas/canvas.h"
#include "editor/desktop/canvas/other_views.h"
#include "editor/desktop/context/context.h"

namespace pampas::desktop {

/// How the map is shown: how large, with which names, and over which picture to trace from. The
/// picture is remembered for the place that the map is kept in, and is no part of the map.
class ViewCommands {
  public:
    /// All outlive it.
    ViewCommands(Context& context, Canvas& canvas, Minimap& minimap);

    /// For the `View` menu.
    ActionGroup canvas_actions();
    ActionGroup backdrop_actions();

  private:
    /// Another map is current: shows the picture that is remembered for the place it is kept in, if
    /// any. One that is kept nowhere goes on with the picture it has.
    void show_current();
    /// The map is kept, perhaps elsewhere: its picture, if it has one, is remembered there. One
    /// that cannot be read today stays remembered.
    void saved();
    void choose();
    void adjust();
    void show(std::shared_ptr<const Backdrop> backdrop, const Placement& placement);
    /// None, and says why, if it cannot be read.
    std::shared_ptr<const Backdrop> read(const std::filesystem::path& file) const;
    void remember();

    Context& context_;
    Canvas& canvas_;
    Minimap& minimap_;
    Connections connections_;
};

} // namespace pampas::desktop

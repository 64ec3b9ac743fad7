#pragma once

#include "editor/desktop/canvas/canvas_controller.h"
#include "editor/desktop/canvas/other_views.h"
#include "editor/desktop/context/context.h"
#include "editor/desktop/frame/menus.h"

namespace pampas::desktop {

/// Commands for the view of the map: its magnification, full screen, the names of spaces, and the
/// picture to trace from. The picture is remembered for the place where the map is kept, and is no
/// part of the map.
class ViewCommands {
  public:
    /// All arguments outlive it.
    ViewCommands(wxFrame& frame, Context& context, CanvasController& controller, Minimap& minimap);

    ~ViewCommands();

    void add_to(Handlers& handlers);

  private:
    struct Adjusting;
    void add_zoom(Handlers& handlers);
    /// Leaves the full screen by Escape, unless that takes something else back.
    void on_key(wxKeyEvent& event);
    /// Another map is current: shows the picture remembered for its place, if any. A map that is
    /// kept nowhere keeps its picture.
    void show_current();
    /// The map was saved, perhaps elsewhere: remembers its picture there, if it has one. A picture
    /// that cannot be read now stays remembered.
    void saved();
    void choose();
    void adjust();
    /// Ends what `adjust` began: keeps the placement or gives it up.
    void end_adjusting(bool keeps);
    void leave_adjusting();
    void take_away();
    void show(std::shared_ptr<const Backdrop> backdrop, const Placement& placement);
    /// Reads a picture. If it cannot be read, says why and returns null.
    std::shared_ptr<const Backdrop> read(const std::filesystem::path& file) const;
    void remember();

    wxFrame& frame_;
    Context& context_;
    CanvasController& controller_;
    Canvas& canvas_;
    Minimap& minimap_;
    std::unique_ptr<Adjusting> adjusting_; ///< null: the picture is not being adjusted
    Connections connections_;
};

} // namespace pampas::desktop

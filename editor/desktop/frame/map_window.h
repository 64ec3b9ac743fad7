#pragma once

#include "editor/desktop/canvas/canvas_input.h"
#include "editor/desktop/canvas/other_views.h"
#include "editor/desktop/frame/written_file.h"
#include "editor/desktop/panels/welcome_page.h"

#include <wx/panel.h>

namespace pampas::desktop {

class TabBar;

/// The middle of the window: the current map on its canvas below the tabs of all open maps, or the
/// welcome page in its place, and a notice of what was written.
class MapWindow : public wxPanel {
  public:
    /// `context` outlives it.
    MapWindow(wxWindow* parent, Context& context);
    ~MapWindow() override;

    Canvas& canvas() { return *canvas_; }
    Minimap& minimap() { return *minimap_; }
    CanvasController& controller() { return controller_; }
    WrittenFile& written() { return written_; }

    /// Shows the welcome page, if the user wants it at the start.
    void begin();
    /// Takes away what rows of panels show on the map. Returns whether there was something.
    bool take_back_pointing();

  private:
    void listen();
    void lay_out();
    void on_move();
    void go(hex::Coordinate at);
    void refresh_tabs();
    void show_welcome();
    void leave_welcome();

    Context& context_;
    TabBar* tabs_;
    Canvas* canvas_;
    Minimap* minimap_;
    CanvasController controller_;
    PointerInput pointer_;
    KeyboardInput keyboard_;
    WrittenFile written_;
    WelcomePage* welcome_ = nullptr; ///< once it has been shown
    std::string overlay_;            ///< id of the one that was laid over the map last
    Connections connections_;
};

} // namespace pampas::desktop

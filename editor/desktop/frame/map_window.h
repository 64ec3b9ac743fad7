#pragma once

#include "editor/desktop/canvas/canvas_input.h"
#include "editor/desktop/canvas/other_views.h"
#include "editor/desktop/frame/menus.h"
#include "editor/desktop/panels/welcome_page.h"

#include <wx/panel.h>

#include <filesystem>

namespace pampas::desktop {

class NoticeBar;
class TabBar;

/// Says where the program has written a file, and opens its folder.
class WrittenFile {
  public:
    using OpenFolder = std::function<void(const std::filesystem::path&)>;

    /// Makes its bar in `parent`. Without `open_folder`, the system opens folders. `context`
    /// outlives it.
    WrittenFile(wxWindow* parent, const Context& context, OpenFolder open_folder = {});

    /// The bar, for the layout; hidden while there is nothing to say.
    NoticeBar& bar() { return *bar_; }

    void say(const std::filesystem::path& file);
    /// The same for several files in a folder.
    void say_all(std::size_t files, const std::filesystem::path& folder);
    void add_to(Handlers& handlers);

  private:
    void say(const std::string& line, const std::filesystem::path& folder);
    void show_folder();

    const Context& context_;
    OpenFolder open_folder_;
    NoticeBar* bar_;
    std::filesystem::path folder_; ///< of the last file written; empty: none
};

/// The middle of the window: the current map on its canvas below the tabs of all open maps, or the
/// welcome page instead, and a notice of what was written.
class MapWindow : public wxPanel {
  public:
    /// `context` outlives it.
    MapWindow(wxWindow* parent, Context& context);
    ~MapWindow() override;

    Canvas& canvas() { return *canvas_; }
    Minimap& minimap() { return *minimap_; }
    CanvasController& controller() { return controller_; }
    WrittenFile& written() { return written_; }

    /// Shows the welcome page if the user wants it at the start.
    void begin();
    /// Removes from the map what rows of panels show there. Returns whether there was anything.
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
    WelcomePage* welcome_ = nullptr; ///< null until it is shown
    std::string overlay_;            ///< id of the overlay shown last
    Connections connections_;
};

} // namespace pampas::desktop

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

/// Says where a file is that was written, and opens its folder.
class WrittenFile {
  public:
    using OpenFolder = std::function<void(const std::filesystem::path&)>;

    /// The bar that says it is made in `parent`. Without `open_folder`, folders are opened the
    /// system's way. `context` outlives it.
    WrittenFile(wxWindow* parent, const Context& context, OpenFolder open_folder = {});

    /// The bar, to be laid out; hidden while there is nothing to say.
    NoticeBar& bar() { return *bar_; }

    void say(const std::filesystem::path& file);
    /// The same of so many files of a folder.
    void say_all(std::size_t files, const std::filesystem::path& folder);
    void add_to(Handlers& handlers);

  private:
    void say(const std::string& line, const std::filesystem::path& folder);
    void show_folder();

    const Context& context_;
    OpenFolder open_folder_;
    NoticeBar* bar_;
    std::filesystem::path folder_; ///< of what was written last; none: empty
};

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
    /// Removes what rows of panels show on the map. Returns whether there was something.
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

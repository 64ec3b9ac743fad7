#pragma once

#include "editor/desktop/comparison/choose_map_dialog.h"
#include "editor/desktop/context/context.h"
#include "editor/desktop/experiments/experiment_window.h"
#include "editor/desktop/experiments/gallery_window.h"
#include "editor/desktop/frame/menus.h"

#include <wx/weakref.h>

#include <optional>
#include <vector>

namespace pampas::desktop {

/// Commands that open windows of their own: the report on the current map, pesos that make seats
/// even, the gallery of generated maps, and comparisons of two maps.
class ReportCommands {
  public:
    /// Frame and context outlive it.
    ReportCommands(wxWindow& frame, Context& context);
    /// Closes the windows.
    ~ReportCommands();
    ReportCommands(const ReportCommands&) = delete;
    ReportCommands& operator=(const ReportCommands&) = delete;

    void add_to(Handlers& handlers);

  private:
    using Window = wxWeakRef<wxTopLevelWindow>;

    /// Opens a window or, if it is open, brings it to the front.
    static void show(Window& window, const std::function<wxTopLevelWindow*()>& make);

    /// Compares a revision of a map in a library with a later one or, without one, with the open
    /// map.
    void compare_revision(const library::NamedMap& map, int earlier, std::optional<int> later);
    /// Asks above a window for one of these maps, or one in a file.
    std::optional<MapChoice> ask(wxWindow& window, std::vector<MapChoice> choices) const;
    std::optional<MapChoice> ask_file() const;
    std::vector<MapChoice> all() const;
    /// All choices except the open map as it is now.
    std::vector<MapChoice> others() const;
    MapChoice open_map() const;
    void compare(MapChoice one, MapChoice other);

    wxWindow& frame_;
    Context& context_;
    Window report_;
    Window compensation_;
    Window gallery_;
    Connection compares_;
};

} // namespace pampas::desktop

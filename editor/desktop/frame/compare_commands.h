#pragma once

#include "editor/desktop/comparison/choose_map_dialog.h"
#include "editor/desktop/context/context.h"

#include <filesystem>
#include <optional>
#include <vector>

class wxWindow;

namespace pampas::desktop {

/// Comparing maps, each pair in a window of its own.
class CompareCommands {
  public:
    /// `window` is the one that comparisons belong to. Both outlive it.
    CompareCommands(wxWindow& window, Context& context);

    /// For the menu of reports.
    ActionGroup actions();

  private:
    /// Compares a revision of a map in a library with a later one or, without it, the open map.
    void compare_revision(const library::NamedMap& map, int earlier, std::optional<int> later);
    /// Asks for one of these maps, or one in a file, above a window.
    std::optional<MapChoice> ask(wxWindow& window, std::vector<MapChoice> choices) const;
    std::optional<MapChoice> ask_file() const;
    std::vector<MapChoice> all() const;
    /// All but the open map as it is now.
    std::vector<MapChoice> others() const;
    MapChoice open_map() const;
    void compare(MapChoice one, MapChoice other);

    wxWindow& window_;
    Context& context_;
    Connection compares_;
};

} // namespace pampas::desktop

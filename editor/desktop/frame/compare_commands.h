#pragma once

#include "editor/desktop/comparison/choose_map_dialog.h"
#include "editor/desktop/dialogs/handouts.h"
#include "editor/desktop/dialogs/prompt.h"
#include "editor/desktop/frame/open_maps.h"
#include "editor/desktop/widgets/actions.h"

#include <filesystem>
#include <optional>
#include <vector>

class wxWindow;

namespace pampas::desktop {

/// Comparing maps, each pair in a window of its own.
class CompareCommands {
  public:
    struct Hooks {
        std::function<const OpenMaps&()> maps;
        std::function<std::filesystem::path()> library; ///< the one that is shown
    };

    /// `window` is the one that comparisons belong to; all outlive it.
    CompareCommands(wxWindow& window, Handouts::Services services, Prompt& prompt, Hooks hooks);

    /// For the menu of reports.
    ActionGroup actions();

    /// Compares a revision of a map in a library with a later one or, without it, the open map.
    void compare_revision(const library::NamedMap& map, int earlier, std::optional<int> later);

  private:
    /// Asks for one of these maps, or one in a file, above a window.
    std::optional<MapChoice> ask(wxWindow& window, std::vector<MapChoice> choices) const;
    std::optional<MapChoice> ask_file() const;
    std::vector<MapChoice> all() const;
    /// All but the open map as it is now.
    std::vector<MapChoice> others() const;
    MapChoice open_map() const;
    void compare(MapChoice one, MapChoice other);

    wxWindow& window_;
    Handouts::Services services_;
    Prompt& prompt_;
    Hooks hooks_;
};

} // namespace pampas::desktop

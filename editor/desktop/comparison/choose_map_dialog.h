#pragma once

#include "editor/desktop/dialogs/map_list_dialog.h"
#include "engine/map/map.h"

#include <functional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// A state of a map that can be compared.
struct MapChoice {
    std::string name;               ///< of the map
    std::string state;              ///< which one it is: `revision 3, today 14:34: wider`
    std::function<map::Map()> load; ///< the map as it is now; throws `InputError`
};

/// The title of a choice in one line.
inline std::string one_line(const MapChoice& choice) {
    return choice.state.empty() ? choice.name : choice.name + " – " + choice.state;
}

/// Asks for a map to compare: one of those given, which words can find, or one from a file.
class ChooseMapDialog : public MapListDialog {
  public:
    /// What `ShowModal` returns if the user wants a map from a file.
    static constexpr int from_file = wxID_FILE;

    ChooseMapDialog(wxWindow* parent, std::vector<MapChoice> choices);

    /// The selected choice; `ShowModal` must have returned `wxID_OK`.
    const MapChoice& choice() const { return choices_[*selected()]; }

  private:
    void update(bool readable) override;

    std::vector<MapChoice> choices_;
};

} // namespace pampas::desktop

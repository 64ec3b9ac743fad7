#pragma once

#include "editor/desktop/comparison/map_choice.h"
#include "editor/desktop/dialogs/map_list_dialog.h"

#include <vector>

namespace pampas::desktop {

/// Asks for a map to compare, found by words among those given, or for a file.
class ChooseMapDialog : public MapListDialog {
  public:
    /// What `ShowModal` returns when the map is to come from a file.
    static constexpr int from_file = wxID_FILE;

    ChooseMapDialog(wxWindow* parent, std::vector<MapChoice> choices);

    /// The one selected; there must be one when `ShowModal` returned `wxID_OK`.
    const MapChoice& choice() const { return choices_[*selected()]; }

  private:
    void update(bool readable) override;

    std::vector<MapChoice> choices_;
};

} // namespace pampas::desktop

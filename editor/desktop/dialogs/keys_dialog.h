#pragma once

#include "editor/desktop/widgets/actions.h"

#include <wx/dialog.h>

namespace pampas::desktop {

/// What keys and mouse do.
class KeysDialog : public wxDialog {
  public:
    /// The keys of the menus' actions are listed, and those of the canvas.
    KeysDialog(wxWindow* parent, const std::vector<Menu>& menus);
};

} // namespace pampas::desktop

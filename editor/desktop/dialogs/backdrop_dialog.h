#pragma once

#include "editor/desktop/widgets/backdrop.h"

#include <wx/dialog.h>

#include <functional>

namespace pampas::desktop {

/// Asks how a picture to trace from lies on the map, and shows it so meanwhile.
class BackdropDialog : public wxDialog {
  public:
    /// `changed` is told of every change.
    BackdropDialog(wxWindow* parent, const Placement& placement,
                   std::function<void(const Placement&)> changed);
    ~BackdropDialog() override;

  private:
    /// A field for one of the numbers.
    wxWindow* number(int& value, int least, int most);

    Placement placement_;
    std::function<void(const Placement&)> changed_;
};

} // namespace pampas::desktop

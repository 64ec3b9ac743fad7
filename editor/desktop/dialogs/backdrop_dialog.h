#pragma once

#include "editor/desktop/dialogs/form_dialog.h"
#include "editor/desktop/widgets/backdrop.h"

#include <functional>

namespace pampas::desktop {

/// Asks how a picture to trace from lies on the map, and shows it so meanwhile.
class BackdropDialog : public FormDialog {
  public:
    /// `changed` is called after every change.
    BackdropDialog(wxWindow* parent, const Placement& placement,
                   std::function<void(const Placement&)> changed);

  private:
    Judgement judge() override;

    Placement placement_;
    Placement shown_;
    std::function<void(const Placement&)> changed_;
};

} // namespace pampas::desktop

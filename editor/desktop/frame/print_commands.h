#pragma once

#include "analysis/legality/client.h"
#include "editor/desktop/canvas/overlay_presenter.h"
#include "editor/desktop/dialogs/prompt.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/session/session.h"

class wxConfigBase;

namespace pampas::desktop {

/// Prints the open map.
class PrintCommands {
  public:
    struct Hooks {
        std::function<const legality::Client&()> client; ///< whose figure the footer has
        /// Gives the sheet to a printer that the user chooses.
        std::function<void(const std::string& title, const picture::Sheet&)> print;
    };

    /// All outlive it.
    PrintCommands(const session::Session& session, const OverlayPresenter& overlays, Prompt& prompt,
                  wxConfigBase& config, Hooks hooks);

    /// For the `File` menu.
    Action action();

  private:
    void print();
    std::string footer() const;

    const session::Session& session_;
    const OverlayPresenter& overlays_;
    Prompt& prompt_;
    wxConfigBase& config_;
    Hooks hooks_;
};

} // namespace pampas::desktop

#pragma once

#include "editor/desktop/experiments/experiment_window.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/session/session.h"

#include <wx/weakref.h>

#include <functional>
#include <optional>
#include <string>

namespace pampas::desktop {

/// What can be found out about the open map by many games, beside the work on it: the report, pesos
/// that make seats even. Each has a window of its own.
class ReportCommands {
  public:
    struct Hooks {
        std::function<const legality::Client&()> client; ///< for which maps are checked
        /// Asks for a ruleset in a file, as `GamesFormOptions` want it.
        std::function<std::optional<std::string>()> choose_rules;
    };

    /// All outlive it.
    ReportCommands(wxWindow& frame, const session::Session& session, Handouts::Services services,
                   Hooks hooks);
    /// Closes the windows.
    ~ReportCommands();
    ReportCommands(const ReportCommands&) = delete;
    ReportCommands& operator=(const ReportCommands&) = delete;

    /// The `Reports` menu.
    Menu menu();

    /// The windows; null those that are not open.
    ExperimentWindow* report() const { return report_; }
    ExperimentWindow* compensation() const { return compensation_; }

  private:
    using Window = wxWeakRef<ExperimentWindow>;

    /// Opens a window or, if it is open, brings it to the front.
    template <class Make>
    void show(Window& window, const Make& make_kind);

    wxWindow& frame_;
    const session::Session& session_;
    Handouts::Services services_;
    Hooks hooks_;
    Window report_;
    Window compensation_;
};

} // namespace pampas::desktop

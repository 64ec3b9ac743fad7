#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/experiments/experiment_window.h"
#include "editor/desktop/experiments/gallery_window.h"

#include <wx/weakref.h>

namespace pampas::desktop {

/// What many games find out beside the work on the current map, each in a window of its own: the
/// report, pesos that make seats even, and the gallery of maps that are made.
class ReportCommands {
  public:
    /// Both outlive it.
    ReportCommands(wxWindow& frame, Context& context) : frame_(frame), context_(context) {}
    /// Closes the windows.
    ~ReportCommands();
    ReportCommands(const ReportCommands&) = delete;
    ReportCommands& operator=(const ReportCommands&) = delete;

    /// The `Reports` menu.
    Menu menu();
    /// For the `File` menu: the gallery.
    Action gallery_action();

  private:
    using Window = wxWeakRef<wxDialog>;

    /// Opens a window or, if it is open, brings it to the front.
    void show(Window& window, const std::function<wxDialog*()>& make);

    wxWindow& frame_;
    Context& context_;
    Window report_;
    Window compensation_;
    Window gallery_;
};

} // namespace pampas::desktop

#pragma once

#include "editor/desktop/experiments/gallery_window.h"
#include "editor/desktop/widgets/actions.h"

#include <wx/weakref.h>

namespace pampas::desktop {

/// The gallery of maps that are made, from which one is opened.
class GalleryCommands {
  public:
    /// `frame` outlives it.
    GalleryCommands(wxWindow& frame, GalleryWindow::Hooks hooks)
        : frame_(frame), hooks_(std::move(hooks)) {}
    /// Closes the window.
    ~GalleryCommands();
    GalleryCommands(const GalleryCommands&) = delete;
    GalleryCommands& operator=(const GalleryCommands&) = delete;

    /// For the `File` menu.
    Action action();

    /// Null when it is not open.
    GalleryWindow* window() const { return window_; }

  private:
    /// Opens the window or, if it is open, brings it to the front.
    void show();

    wxWindow& frame_;
    GalleryWindow::Hooks hooks_;
    wxWeakRef<GalleryWindow> window_;
};

} // namespace pampas::desktop

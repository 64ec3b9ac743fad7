#pragma once

class wxAuiDockArt;
class wxWindow;
namespace pampas::desktop {

/// Draws what is between and above the panels: quiet captions in the colours of the theme. Sizes
/// are for the screen of `window`. The caller, a `wxAuiManager`, owns the result.
wxAuiDockArt* make_dock_art(const wxWindow& window);

} // namespace pampas::desktop

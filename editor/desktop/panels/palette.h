#pragma once

#include "editor/document/toolbox.h"

#include <wx/panel.h>

#include <array>

class wxBitmapToggleButton;
class wxSizer;

namespace pampas::desktop {

class PaletteList;

/// What choosing a kind of space does: `Paint with forest`.
wxString paint_help(map::Space space);

/// The kinds of spaces, the tools and the sizes of the brush, to choose from.
class Palette : public wxPanel {
  public:
    /// What is chosen goes into `toolbox`.
    Palette(wxWindow* parent, document::Toolbox& toolbox);

    /// Shows what is chosen now.
    void refresh();

  private:
    wxSizer* size_buttons();
    /// Has pictures be in the colours of the theme.
    void take_theme();

    document::Toolbox& toolbox_;
    PaletteList* spaces_;
    PaletteList* tools_;
    std::array<wxBitmapToggleButton*, document::max_rings> sizes_{};
};

} // namespace pampas::desktop

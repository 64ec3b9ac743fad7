#pragma once

#include "editor/document/toolbox.h"

#include <wx/panel.h>

#include <array>
#include <functional>

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

    /// Gives the key of a command by its name.
    using KeyOf = std::function<wxString(const std::string& command)>;
    /// Shows these keys in place of the usual ones.
    void show_keys(const KeyOf& key_of);

  private:
    wxSizer* size_buttons();
    void show_rows();
    /// Has pictures be in the colours of the theme.
    void take_theme();

    document::Toolbox& toolbox_;
    KeyOf key_of_;
    PaletteList* spaces_;
    PaletteList* tools_;
    std::array<wxBitmapToggleButton*, document::max_rings> sizes_{};
};

} // namespace pampas::desktop

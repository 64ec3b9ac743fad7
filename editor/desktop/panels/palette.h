#pragma once

#include "editor/desktop/context/context.h"

#include <wx/panel.h>

#include <array>
#include <functional>

class wxBitmapToggleButton;
class wxSizer;

namespace pampas::desktop {

class PaletteList;

/// The ids of the actions that choose a kind of space and a tool.
std::string action_id(map::Space space);
std::string action_id(const document::ToolInfo& tool);

/// What choosing a kind of space does: `Paint with forest`.
wxString paint_help(map::Space space);

/// The kinds of spaces, the tools and the sizes of the brush, to choose from.
class Palette : public wxPanel {
  public:
    /// `context` outlives it.
    Palette(wxWindow* parent, Context& context);

    /// Gives the key of an action by its id.
    using KeyOf = std::function<wxString(const std::string& action)>;

  private:
    /// Shows what is chosen now.
    void refresh();
    wxSizer* size_buttons();
    void show_rows();
    /// Has pictures be in the colours of the theme.
    void take_theme();

    document::Toolbox& toolbox_;
    KeyOf key_of_;
    PaletteList* spaces_;
    PaletteList* tools_;
    std::array<wxBitmapToggleButton*, document::max_rings> sizes_{};
    Connections connections_;
};

} // namespace pampas::desktop

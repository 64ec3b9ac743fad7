#pragma once

#include "editor/desktop/context/context.h"

#include <wx/statusbr.h>

class wxStaticText;

namespace pampas::desktop {

class CountStrip;

/// The bottom line of the window: what the tool does, the space at hand, how many spaces of each
/// kind there are, and the map's size as its client counts it. Figures have the room they need, and
/// help what is left.
class StatusBar : public wxStatusBar {
  public:
    /// `context` outlives it.
    StatusBar(wxWindow* parent, Context& context);

  private:
    /// What to do with the tool, or what else is said; menus show their help there meanwhile.
    void set_help(const wxString& help);
    /// How large the map is shown: 1 is 100 %.
    void set_magnification(double magnification);
    /// Counts and size; a number that is above the client's limit stands out.
    void set_map(const map::Map& map, const legality::Client& client);
#ifdef __WXGTK__
    void DoUpdateStatusText(int field) override;
#endif
    void lay_out();
    void place_children();

    CountStrip* counts_;
    wxStaticText* size_;
    Connections connections_;
};

} // namespace pampas::desktop

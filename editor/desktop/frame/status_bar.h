#pragma once

#include "analysis/legality/client.h"
#include "engine/map/map.h"

#include <wx/statusbr.h>

#include <optional>

class wxStaticText;

namespace pampas::desktop {

class CountStrip;

/// The bottom line of the window: what the tool does, the space at hand, how many spaces of each
/// kind there are, and the map's size as its client counts it. Figures have the room they need, and
/// help what is left.
class StatusBar : public wxStatusBar {
  public:
    explicit StatusBar(wxWindow* parent);

    /// What to do with the tool; menus show their help in the same place meanwhile.
    void set_help(const wxString& help);
    void set_space(const wxString& space);
    /// How large the map is shown: 1 is 100 %.
    void set_magnification(double magnification);
    /// Counts and size; a number that is above the client's limit stands out.
    void set_map(const map::Map& map, const legality::Client& client);

  private:
#ifdef __WXGTK__
    void DoUpdateStatusText(int field) override;
#endif
    void lay_out();
    void place_children();

    CountStrip* counts_;
    wxStaticText* size_;
};

} // namespace pampas::desktop

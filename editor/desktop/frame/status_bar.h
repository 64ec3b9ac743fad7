#pragma once

#include "editor/desktop/context/context.h"
#include "engine/map/map.h"

#include <wx/bitmap.h>
#include <wx/statusbr.h>
#include <wx/window.h>

#include <optional>
#include <vector>

class wxStaticText;
namespace pampas::desktop {

/// How many spaces of each kind the board has, each number after a picture of its kind. Kinds
/// without spaces are left out, and those there is no room for.
class CountStrip : public wxWindow {
  public:
    explicit CountStrip(wxWindow* parent);

    /// `max_waters`: more waters than that stand out.
    void set_counts(const map::Counts& counts, std::optional<int> max_waters);

  private:
    wxSize DoGetBestClientSize() const override;
    wxString words(map::Space space) const;
    void on_paint();
    void on_motion(wxMouseEvent& event);
    wxFont font(map::Space space) const;
    int cell_width(map::Space space) const;
    bool too_many(map::Space space) const;
    int count(map::Space space) const;
    std::vector<map::Space> shown() const;

    map::Counts counts_{};
    std::optional<int> max_waters_;
    std::vector<wxBitmap> pictures_;
};

class CountStrip;

/// The bottom line of the window: what the tool does, the space at hand, how many spaces of each
/// kind there are, and the map's size as its client counts it. Figures have the room they need, and
/// help what is left.
class StatusBar : public wxStatusBar {
  public:
    /// `context` outlives it.
    StatusBar(wxWindow* parent, Context& context);

  private:
    /// What to do with the tool, or another message; while a menu is open, the help of its items.
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

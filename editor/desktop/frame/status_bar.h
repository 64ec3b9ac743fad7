#pragma once

#include "editor/desktop/context/context.h"
#include "engine/map/map.h"

#include <wx/bitmap.h>
#include <wx/statusbr.h>
#include <wx/window.h>

#include <optional>
#include <vector>

class wxButton;
class wxStaticText;
namespace pampas::desktop {

/// How many spaces of each kind the board has, each number after a picture of its kind. It leaves
/// out kinds without spaces and those for which there is no room.
class CountStrip : public wxWindow {
  public:
    explicit CountStrip(wxWindow* parent);

    /// More waters than `max_waters` stand out.
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

/// The bottom line of the window: what the tool does, the user's space, how many spaces of each
/// kind there are, the map's size as its client counts it, and its magnification, which offers
/// others. While games or searches run on any map, a button says so and leads to them. Figures get
/// the room they need, and the help gets the rest.
class StatusBar : public wxStatusBar {
  public:
    /// `context` outlives it.
    StatusBar(wxWindow* parent, Context& context);

  private:
    /// Sets how to use the tool, or another message; while a menu is open, it shows the help of its
    /// items.
    void set_help(const wxString& help);
    /// Sets the magnification of the map; 1: 100 %.
    void set_magnification(double magnification);
    /// Sets counts and size; a number above the client's limit stands out.
    void set_map(const map::Map& map, const legality::Client& client);
    /// Shows no figures, while no map is shown.
    void set_no_map();
    void set_size(const wxString& figure, bool alarm);
    /// Says what runs, on the current map if anything does.
    void set_work(const RunningWork& work, const OpenMaps& maps);
    /// Shows the map that the shown work is on, and its panel.
    void go_to_work(Context& context);
#ifdef __WXGTK__
    void DoUpdateStatusText(int field) override;
#endif
    void lay_out();
    void place_children();

    CountStrip* counts_;
    wxStaticText* size_;
    wxButton* zoom_;
    wxButton* work_;
    RunningWork::Place shown_work_;        ///< of the button
    const ActionTable* actions_ = nullptr; ///< null until there are any
    Connections connections_;
};

} // namespace pampas::desktop

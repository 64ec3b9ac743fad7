#pragma once

#include "editor/desktop/panels/map_cards.h"
#include "editor/session/place.h"

#include <wx/scrolwin.h>

namespace pampas::desktop {

/// The first page: what to begin with, the maps that come along, those opened last.
class WelcomePage : public wxScrolledWindow {
  public:
    struct Actions {
        std::function<void()> make_new;
        std::function<void()> look;      ///< at an example and what it offers
        std::function<void()> play;      ///< an example by bots
        std::function<void()> look_up;   ///< in the reference
        std::function<void()> open_file; ///< asks for one
        std::function<void(map::Map)> open_bundled;
        std::function<void(const session::Place&)> open_recent;
        std::function<void()> leave;
        std::function<void(bool)> show_at_start; ///< the user wants this page at the start
    };

    /// A map that was opened before.
    struct Recent {
        session::Place place; ///< no library as a whole
        wxString title;
        wxString where;
    };

    WelcomePage(wxWindow* parent, Actions actions, bool shown_at_start);

    void show_recent(std::vector<Recent> maps);

  private:
    wxSizer* head();
    wxSizer* steps();
    void add_step(wxSizer& rows, const char* title, const char* text, const char* button,
                  const std::function<void()>& run);
    wxSizer* lists();
    wxSizer* foot(bool shown_at_start);
    void open_bundled(std::size_t row);

    Actions actions_;
    std::vector<Recent> recent_;
    MapCards* bundled_maps_;
    MapCards* recent_maps_;
};

} // namespace pampas::desktop

#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/panels/map_cards.h"

#include <wx/scrolwin.h>

namespace pampas::desktop {

/// The start page: first steps, bundled maps and recently opened maps.
class WelcomePage : public wxScrolledWindow {
  public:
    /// `leave` shows the map again. `context` must outlive this object.
    WelcomePage(wxWindow* parent, Context& context, std::function<void()> leave);

    /// Updates the recently opened maps.
    void show_recent();

  private:
    wxSizer* head();
    wxSizer* steps();
    void add_step(wxSizer& rows, const char* title, const char* text, const char* button,
                  std::function<void()> run);
    wxSizer* lists();
    wxSizer* foot();
    std::function<void()> action(const char* id);
    void look_at_example();
    void play_example();
    void repair_example();

    Context& context_;
    std::function<void()> leave_;
    std::vector<session::Place> recent_; ///< maps
    MapCards* bundled_maps_ = nullptr;
    MapCards* recent_maps_ = nullptr;
};

} // namespace pampas::desktop

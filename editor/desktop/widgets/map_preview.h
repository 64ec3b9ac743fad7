#pragma once

#include "engine/map/map.h"

#include <wx/bitmap.h>
#include <wx/panel.h>

namespace pampas::desktop {

/// Shows a map as large as it fits, painted as on the canvas.
class MapPreview : public wxPanel {
  public:
    /// `size` is in DIP; a sizer may give it more room.
    MapPreview(wxWindow* parent, wxSize size);

    void set_map(map::Map map);
    const map::Map& map() const { return map_; }

  private:
    void on_paint(wxPaintEvent& event);

    map::Map map_;
    wxBitmap picture_; ///< of `map_` at the window's size; none when either has changed
};

} // namespace pampas::desktop

#pragma once

#include "editor/picture/export.h"

#include <wx/bitmap.h>
#include <wx/panel.h>

#include <functional>

namespace pampas::desktop {

/// Shows a picture that is made for the room there is.
class PicturePreview : public wxPanel {
  public:
    /// Makes a picture that fits into a size in pixels.
    using Maker = std::function<picture::Pixels(int width, int height)>;

    /// `size` is in DIP; a sizer may give it more room.
    PicturePreview(wxWindow* parent, wxSize size);

    /// Shows what this makes from now on.
    void show(Maker maker);

  private:
    void on_paint(wxPaintEvent& event);

    Maker maker_;
    wxBitmap picture_; ///< as large as fits; none when it is to be made anew
};

/// Shows a map as large as it fits, painted as on the canvas.
class MapPreview : public PicturePreview {
  public:
    using PicturePreview::PicturePreview;

    void set_map(map::Map map);
    const map::Map& map() const { return map_; }

  private:
    map::Map map_;
    bool shown_ = false;
};

} // namespace pampas::desktop

#pragma once

#include "analysis/overlays/overlay.h"
#include "editor/picture/cairo.h"
#include "editor/picture/export.h"
#include "engine/map/map.h"

#include <wx/bitmap.h>
#include <wx/bmpbndl.h>
#include <wx/colour.h>
#include <wx/dcclient.h>
#include <wx/panel.h>
#include <wx/string.h>

#include <functional>
#include <string>

class wxWindow;
namespace pampas::desktop {

/// A picture of the map, with an overlay, as large as fits into `size`. `size` is in the units of a
/// window that has `scale` pixels to a unit (`GetContentScaleFactor`). The background is
/// transparent.
wxBitmap map_bitmap(const map::Map& map, wxSize size, double scale,
                    const overlays::Overlay& overlay = {});

/// The same picture in pixels, at most of this size.
picture::Pixels board_alone(const map::Map& map, int max_width, int max_height,
                            const overlays::Overlay& overlay = {});

/// An overlay that is on the map.
struct SeenOverlay {
    std::string title;
    overlays::Overlay overlay;
};

/// A picture of the map `after`, as large as fits into `size`, as `map_bitmap` makes it. Changed
/// spaces stand out; all others fade into `background`.
wxBitmap changed_board(const map::Map& before, const map::Map& after, wxSize size, double scale,
                       const wxColour& background);

/// A kind of space as the palette names it: `Forest`, `Undecided land`.
wxString title(map::Space space);

/// The key that chooses the kind: 1 for the first, 0 for the tenth.
wxString key(map::Space space);

/// A picture of one space of a kind, `side` units wide and high, for a window that has `scale`
/// pixels to a unit. Void shows as a dashed outline.
wxBitmap space_picture(map::Space space, int side, double scale);

/// The icon `resources/icons/NAME.svg` in the colour of the window's text, `side` DIP wide. There
/// must be one of that name.
wxBitmapBundle icon(const std::string& name, int side, const wxWindow& window);

/// Shows a picture that is made for the available room.
class PicturePreview : public wxPanel {
  public:
    /// Makes a picture that fits into a size in pixels.
    using Maker = std::function<picture::Pixels(int width, int height)>;

    /// `size` is in DIP; a sizer may give it more room.
    PicturePreview(wxWindow* parent, wxSize size);

    /// Shows the picture of this maker from now on.
    void show(Maker maker);

  private:
    void on_paint(wxPaintEvent& event);

    Maker maker_;
    wxBitmap picture_; ///< as large as fits; none: it must be made
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

/// A Cairo context for a window that is being painted, in the window's units. The drawing is
/// complete once the context is destroyed.
picture::Context cairo_on_window(wxPaintDC& dc);

/// A Cairo context for a page that is being printed, in the printer's pixels; null if there is
/// none.
picture::Context cairo_on_page(wxDC& dc);

} // namespace pampas::desktop

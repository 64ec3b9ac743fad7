#pragma once

#include "analysis/overlays/overlay.h"
#include "editor/picture/cairo.h"
#include "editor/picture/export.h"
#include "engine/map/difference.h"
#include "engine/map/map.h"

#include <wx/bitmap.h>
#include <wx/bmpbndl.h>
#include <wx/colour.h>
#include <wx/dcclient.h>
#include <wx/panel.h>
#include <wx/string.h>

#include <functional>
#include <string>
#include <vector>

class wxWindow;

namespace pampas::desktop {

inline constexpr int icon_side = 20; ///< of buttons and rows, in DIP

/// A picture of the map with an overlay, scaled to fit `size`, which is in window units of `scale`
/// pixels (`GetContentScaleFactor`). The background is transparent.
wxBitmap map_bitmap(const map::Map& map, wxSize size, double scale,
                    const overlays::Overlay& overlay = {});

/// The same picture as pixels, at most of this size.
picture::Pixels board_alone(const map::Map& map, int max_width, int max_height,
                            const overlays::Overlay& overlay = {});

/// An overlay shown on the map.
struct SeenOverlay {
    std::string title;
    overlays::Overlay overlay;
};

/// The spaces that differ, alone.
std::vector<hex::Coordinate> places(const std::vector<map::SpaceDifference>& differences);

/// A picture of the map `after`, sized as by `map_bitmap`. Changed spaces stand out; all others
/// fade into `background`.
wxBitmap changed_board(const map::Map& before, const map::Map& after, wxSize size, double scale,
                       const wxColour& background);

/// The palette's name of a kind of space: `Forest`, `Undecided land`.
wxString title(map::Space space);

/// The key that selects the kind: 1 for the first, 0 for the tenth.
wxString key(map::Space space);

/// A picture of one space, `side` units wide and high, for a window with `scale` pixels per unit.
/// Void is a dashed outline.
wxBitmap space_picture(map::Space space, int side, double scale);

/// The same of a piece of a game that lies on pampas.
wxBitmap piece_picture(picture::Glyph piece, int side, double scale);

/// The icon `resources/icons/NAME.svg`, which must exist, in the window's text colour, `side` DIP
/// wide.
wxBitmapBundle icon(const std::string& name, int side, const wxWindow& window);

/// Shows a picture made to fit the available room.
class PicturePreview : public wxPanel {
  public:
    /// Makes a picture that fits a size in pixels.
    using Maker = std::function<picture::Pixels(int width, int height)>;

    /// `size` is in DIP; a sizer may give it more room.
    PicturePreview(wxWindow* parent, wxSize size);

    /// Shows this maker's picture from now on.
    void show(Maker maker);

  private:
    void on_paint(wxPaintEvent& event);

    Maker maker_;
    wxBitmap picture_; ///< as large as fits; invalid until made
};

/// Shows a map as large as fits, painted as on the canvas.
class MapPreview : public PicturePreview {
  public:
    using PicturePreview::PicturePreview;

    /// Shows this map. Spaces in `marked` stand out.
    void set_map(map::Map map, std::vector<hex::Coordinate> marked = {});
    const map::Map& map() const { return map_; }
    const std::vector<hex::Coordinate>& marked() const { return marked_; }

  private:
    picture::Pixels painted(int width, int height) const;

    map::Map map_;
    std::vector<hex::Coordinate> marked_;
    bool shown_ = false;
};

/// A Cairo context for a window being painted, in window units. The drawing is complete once the
/// context is destroyed.
picture::Context cairo_on_window(wxPaintDC& dc);

/// A Cairo context for a page being printed, in printer pixels; null if unavailable.
picture::Context cairo_on_page(wxDC& dc);

} // namespace pampas::desktop

#pragma once

#include "analysis/overlays/overlay.h"
#include "editor/picture/cairo.h"
#include "editor/picture/glyphs.h"
#include "editor/picture/style.h"
#include "editor/picture/view.h"
#include "engine/map/map.h"

namespace pampas::picture {

/// Paints maps. Keeps what it has drawn of the spaces of one size, so keep the painter for the next
/// picture. Not for several threads at once.
class Painter {
  public:
    /// `Pixels` paints images from glyphs drawn before; `Vectors` is for SVG and PDF surfaces,
    /// and for images that are scaled.
    explicit Painter(Target target = Target::Pixels) : glyphs_(target), figures_(target) {}

    /// Paints the background and all spaces that lie in the clip of `cairo`, whose matrix is the
    /// identity or, for `Vectors`, scales. With a clip of whole pixels, such as the `box_of`
    /// changed spaces, what lies in it is the same as after painting everything. `overlay`, of that
    /// map, lies between the spaces and their names. Throws `InputError` when out of memory.
    void paint(cairo_t* cairo, const map::Map& map, const View& view, const Style& style = {},
               const overlays::Overlay& overlay = {});

  private:
    void paint_outline(cairo_t* cairo, const map::Map& map, const View& view, hex::Coordinate at);

    GlyphCache glyphs_;
    GlyphCache figures_; ///< for the figures of an overlay, which are larger than names
};

} // namespace pampas::picture

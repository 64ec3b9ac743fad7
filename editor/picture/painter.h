#pragma once

#include "analysis/overlays/overlay.h"
#include "editor/picture/cairo.h"
#include "editor/picture/glyphs.h"
#include "editor/picture/pieces.h"
#include "editor/picture/view.h"
#include "engine/map/map.h"

#include <vector>

namespace pampas::picture {

/// Paints maps. It caches drawn spaces of one size, so keep the painter for the next picture. Not
/// thread-safe.
class Painter {
  public:
    /// `Pixels` paints images from cached glyphs; `Vectors` is for SVG and PDF surfaces, and for
    /// images that are scaled.
    explicit Painter(Target target = Target::Pixels) : glyphs_(target), figures_(target) {}

    /// Paints the background and all spaces that lie in the clip of `cairo`, whose matrix is the
    /// identity or, for `Vectors`, scales. A clip of whole pixels, such as the `box_of` changed
    /// spaces, then looks the same as after painting everything. `overlay` belongs to the map and
    /// lies between the spaces and their names, as do the pieces of a game on it. Throws
    /// `InputError` when out of memory.
    void paint(cairo_t* cairo, const map::Map& map, const View& view, const Style& style = {},
               const overlays::Overlay& overlay = {}, const Pieces& pieces = {});

  private:
    void paint_piece(cairo_t* cairo, const Piece& piece, hex::Point middle);
    void paint_outline(cairo_t* cairo, const map::Map& map, const View& view, hex::Coordinate at);

    GlyphCache glyphs_;
    GlyphCache figures_; ///< for an overlay's figures, which are larger than names
};

/// The spaces that look different under the two overlays, in reading order.
std::vector<hex::Coordinate> differing(const overlays::Overlay& one,
                                       const overlays::Overlay& other);

} // namespace pampas::picture

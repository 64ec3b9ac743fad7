#pragma once

#include "editor/picture/glyphs.h"

#include <vector>

namespace pampas::picture {

/// What is painted on: an image, or a file of shapes that keep crisp at any size.
enum class Target { Pixels, Vectors };

/// Glyphs drawn once and painted many times. On images each exists for several fractions of a
/// pixel, so that spaces lie where they should; in files each is defined once and then referred to.
class GlyphCache {
  public:
    explicit GlyphCache(Target target) : target_(target) {}

    /// Sets the size of hexes. Cheap when it is the one there was.
    void prepare(const Scale& scale);

    /// Paints a glyph with its origin at a point in pixels.
    void paint(cairo_t* cairo, Glyph glyph, hex::Point at);

  private:
    /// Whole pixels, and the fraction of a pixel in steps.
    struct Subpixel {
        int whole = 0;
        int phase = 0;
    };
    Subpixel snapped(double pixel) const;
    void paint_image(cairo_t* cairo, Glyph glyph, hex::Point at);
    void paint_recording(cairo_t* cairo, Glyph glyph, hex::Point at);
    Surface rendered(Glyph glyph, hex::Point shift) const;
    Surface recorded(Glyph glyph) const;

    Target target_;
    Scale scale_;
    int phases_ = 1; ///< steps in a pixel
    std::vector<Surface> surfaces_;
};

} // namespace pampas::picture

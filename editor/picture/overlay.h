#pragma once

#include "analysis/overlays/overlay.h"
#include "editor/picture/glyphs.h"

#include <span>
#include <vector>

namespace pampas::picture {

/// The overlay's marks on some of the spaces, which are in reading order. They live as long as
/// `overlay`.
std::vector<const overlays::Mark*> marks_of(const overlays::Overlay& overlay,
                                            std::span<const hex::Coordinate> spaces);

/// The spaces that look different under the one and the other, in reading order.
std::vector<hex::Coordinate> differing(const overlays::Overlay& one,
                                       const overlays::Overlay& other);

/// Gives the ground of the hex around `centre`, a point in pixels, exactly this colour, as the
/// legend shows it.
void tint(cairo_t* cairo, const overlays::Rgb& colour, hex::Point centre, const Scale& scale);

} // namespace pampas::picture

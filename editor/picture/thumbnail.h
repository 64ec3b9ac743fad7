#pragma once

#include "editor/picture/export.h"
#include "editor/picture/outline.h"

namespace pampas::picture {
/// A small picture of a map on which some of its spaces stand out, which fits as `thumbnail` does:
/// they have `mark` around them, and `veil` lies over all others. Nothing is painted around the
/// board.
Pixels marked_thumbnail(const map::Map& map, std::span<const hex::Coordinate> marked, int max_width,
                        int max_height, const Highlight& mark, const Colour& veil);

} // namespace pampas::picture

#pragma once

#include "analysis/overlays/overlay.h"
#include "editor/picture/style.h"
#include "engine/map/map.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pampas::picture {

/// What a picture file shows, and how large.
struct ExportOptions {
    Style style = {};
    double side = 32;               ///< of a hex in pixels, above 0
    std::optional<int> width = {};  ///< of the whole picture in pixels; `side` follows from it
    overlays::Overlay overlay = {}; ///< of the map that is shown
};

/// The bytes of a PNG file. Throws `InputError` for a picture larger than `max_pixels` a side.
std::string png(const map::Map& map, const ExportOptions& options = {});

/// The bytes of an SVG file; units are pixels. Throws `InputError` as `png` does.
std::string svg(const map::Map& map, const ExportOptions& options = {});

/// An image in memory: rows of premultiplied ARGB, one 32-bit number a pixel, as Cairo has it.
struct Pixels {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> argb;
};

/// A small picture of a map that fits into `max_width` times `max_height` pixels (each at least 1)
/// and fills one of the two, `overlay` laid over it.
Pixels thumbnail(const map::Map& map, int max_width, int max_height, const Style& style = {},
                 const overlays::Overlay& overlay = {});

} // namespace pampas::picture

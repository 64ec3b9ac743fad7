#pragma once

#include "analysis/overlays/overlay.h"
#include "editor/picture/cairo.h"
#include "editor/picture/glyphs.h"
#include "editor/picture/marks.h"
#include "editor/picture/pieces.h"
#include "editor/picture/view.h"
#include "engine/files/bounded.h"
#include "engine/map/map.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::picture {

/// The widths of pictures that users may choose, in pixels: up to `max_pixels`.
inline constexpr Bounded<int> width_bounds{1, max_pixels};

/// What a picture file shows, and how large.
struct ExportOptions {
    Style style = {};
    double side = 32;               ///< of a hex in pixels, above 0
    std::optional<int> width = {};  ///< of the whole picture in pixels; `side` follows from it
    std::optional<int> fit = {};    ///< the picture is as large as fits into a square of so many
                                    ///< pixels, and has no title
    overlays::Overlay overlay = {}; ///< of the map that is shown
    Pieces pieces = {};             ///< of a game on the map
    std::string title = {};         ///< above the map, UTF-8; empty: no title
    std::vector<hex::Coordinate> room = {}; ///< void spaces that the picture has room for
};

/// A kind of picture file.
struct Kind {
    std::string_view name;   ///< as in `--format`
    std::string_view ending; ///< of files, with its dot, lower case
    std::string_view title;  ///< for people, such as "Drawing"; in English
    /// The bytes of a file. Throws `InputError` for a picture larger than `max_pixels` a side.
    std::string (*write)(const map::Map& map, const ExportOptions& options);
};

/// All kinds, in the order in which they are offered.
std::span<const Kind> kinds();

/// The kind with this name, or null.
const Kind* kind_named(std::string_view name);

/// The bytes of a PNG file. Throws `InputError` for a picture larger than `max_pixels` a side.
std::string png(const map::Map& map, const ExportOptions& options = {});

/// The bytes of an SVG file; units are pixels. Throws `InputError` as `png` does.
std::string svg(const map::Map& map, const ExportOptions& options = {});

/// The bytes of an SVG file with a glyph: what `draw` draws, in a file as large as its `bounds`.
std::string glyph_svg(Glyph glyph, const Scale& scale);

/// A small picture of a map with `overlay` on it. It fits into `max_width` times `max_height`
/// pixels (each at least 1) and fills one of the two.
Pixels thumbnail(const map::Map& map, int max_width, int max_height, const Style& style = {},
                 const overlays::Overlay& overlay = {});

/// The same as the bytes of a PNG file.
std::string thumbnail_png(const map::Map& map, int max_width, int max_height,
                          const Style& style = {});

/// The picture as a file would show it, scaled down until it fits into `max_width` times
/// `max_height` pixels (each at least 1). Throws `InputError` as `png` does.
Pixels preview(const map::Map& map, const ExportOptions& options, int max_width, int max_height);

/// A small picture of a map on which some spaces stand out, sized as by `thumbnail`: they have
/// `mark` around them, and `veil` lies over all others. The background is transparent.
Pixels marked_thumbnail(const map::Map& map, std::span<const hex::Coordinate> marked, int max_width,
                        int max_height, const Highlight& mark, const Colour& veil);

} // namespace pampas::picture

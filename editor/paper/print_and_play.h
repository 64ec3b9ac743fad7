#pragma once

#include "analysis/overlays/overlay.h"
#include "editor/paper/tiling.h"
#include "editor/picture/painter.h"
#include "editor/picture/view.h"

#include <cairo.h>

#include <string>

namespace pampas::paper {

/// How to print a map.
struct PrintJob {
    TilingRequest size = {};
    picture::Look look = picture::Look::Colour;
    bool coordinates = false;       ///< names the spaces
    overlays::Overlay overlay = {}; ///< of the map; shown in colour only
    bool aids = false;              ///< sheet map, player aid and tiles to cut out, after the board
};

/// The style of a job's pictures of the map.
picture::Style style_of(const PrintJob& job);

/// The name of the PDF format, as in `--format`.
inline constexpr std::string_view pdf_name = "pdf";

/// A map as a file for a printer.
struct PrintAndPlay {
    std::string bytes; ///< of the PDF file
    Tiling tiling;
    int pages = 0; ///< the sheets of the board, and what comes after them
};

/// The sheets of the board in reading order, and the job's aids after them. Throws `InputError` as
/// `tiling_for` does, and with aids for an unknown ruleset of the map and for hexes too large to
/// cut out.
PrintAndPlay print_and_play(const map::Map& map, const PrintJob& job);

/// Paints the part of a map in the clip, at true scale; its grid's bounding box begins at `corner`.
/// The context's unit is a millimetre, its origin that of the page.
void paint_map(cairo_t* cairo, picture::Painter& painter, const map::Map& map, double hex,
               hex::Point corner, const picture::Style& style,
               const overlays::Overlay& overlay = {});

} // namespace pampas::paper

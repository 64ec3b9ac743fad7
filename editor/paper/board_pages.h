#pragma once

#include "editor/paper/pdf_file.h"
#include "editor/paper/print_and_play.h"
#include "editor/paper/tiling.h"
#include "editor/picture/painter.h"

#include <cairo.h>

#include <memory>
#include <string>
#include <vector>

namespace pampas::paper {
/// The sheets with the board, in reading order. `map` outlives them.
std::vector<Page> board_pages(const map::Map& map, const PrintJob& job, const Tiling& tiling,
                              const std::shared_ptr<picture::Painter>& painter);

/// Paints a map at true scale where its grid's bounding box begins at `corner`, in millimetres,
/// what lies in the clip. The context's unit is a millimetre, its origin that of the page.
void paint_map(cairo_t* cairo, picture::Painter& painter, const map::Map& map, double hex,
               hex::Point corner, const picture::Style& style,
               const overlays::Overlay& overlay = {});

/// What stands in the margins of a sheet.
struct SheetWords {
    std::string below; ///< under the board
    std::string above; ///< beside the ruler
};

/// Where the register marks of the joint with a neighbour lie: in the margins, in the middle of
/// what both sheets show.
struct Joint {
    hex::Point first; ///< on the page of the sheet
    hex::Point second;
};

/// The joint of a sheet with the one this way from it: `{1, 0}` is to its right, `{0, -1}` above.
Joint joint(const Tiling& tiling, hex::Coordinate way);

/// Draws what surrounds the board on a sheet: cut marks at its corners, register marks at its
/// joints, its words, and a ruler to check the scale with. Units of the context are millimetres.
void draw_marks(cairo_t* cairo, const Tiling& tiling, hex::Coordinate place,
                const SheetWords& words);

} // namespace pampas::paper

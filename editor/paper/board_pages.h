#pragma once

#include "editor/paper/page.h"
#include "editor/paper/print_job.h"
#include "editor/picture/painter.h"

#include <memory>
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

} // namespace pampas::paper

#include "editor/paper/board_pages.h"

#include "analysis/wording/words.h"
#include "editor/paper/marks.h"
#include "editor/picture/sheet.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

namespace pampas::paper {
namespace {

/// Between the parts of a line of words.
constexpr const char* dot = " · ";

SheetWords words_of(const map::Map& map, const PrintJob& job, const Tiling& tiling,
                    std::size_t number) {
    SheetWords words;
    words.below = wording::shown_name(map.details().name);
    if (tiling.sheets.size() > 1) {
        words.below += dot + tr("sheet {}, {} of {}", hex::name(tiling.sheets[number]), number + 1,
                                tiling.sheets.size());
    }
    words.above = tr("50 mm: print without scaling");
    if (job.look == picture::Look::Letters) {
        for (const map::Space kind : map::all_spaces) {
            if (picture::letter_of(kind) != ' ' &&
                map.counts()[static_cast<std::size_t>(kind)] > 0) {
                words.above +=
                    fmt::format("{}{} {}", dot, picture::letter_of(kind), tr(map::name(kind)));
            }
        }
    }
    return words;
}

void draw_board(cairo_t* cairo, picture::Painter& painter, const map::Map& map, const PrintJob& job,
                const Area& shown) {
    cairo_save(cairo);
    cairo_rectangle(cairo, page_margin, page_margin, shown.width, shown.height);
    cairo_clip(cairo);
    paint_map(cairo, painter, map, job.size.hex, {page_margin - shown.x, page_margin - shown.y},
              style_of(job), job.overlay);
    cairo_restore(cairo);
}

} // namespace

picture::Style style_of(const PrintJob& job) {
    return {.coordinates = job.coordinates, .background = picture::white, .look = job.look};
}

void paint_map(cairo_t* cairo, picture::Painter& painter, const map::Map& map, double hex,
               hex::Point corner, const picture::Style& style, const overlays::Overlay& overlay) {
    using picture::pixels_per_mm;
    cairo_save(cairo);
    cairo_scale(cairo, 1 / pixels_per_mm, 1 / pixels_per_mm);
    painter.paint(
        cairo, map,
        {side_of(hex) * pixels_per_mm, {corner.x * pixels_per_mm, corner.y * pixels_per_mm}}, style,
        overlay);
    cairo_restore(cairo);
}

std::vector<Page> board_pages(const map::Map& map, const PrintJob& job, const Tiling& tiling,
                              const std::shared_ptr<picture::Painter>& painter) {
    std::vector<Page> result;
    for (std::size_t number = 0; number < tiling.sheets.size(); ++number) {
        const hex::Coordinate place = tiling.sheets[number];
        const Area shown = tiling.shown(place);
        result.push_back({tiling.page_width,
                          tiling.page_height,
                          {page_margin, page_margin, shown.width, shown.height},
                          hex::name(place),
                          [&map, job, tiling, painter, place, shown,
                           words = words_of(map, job, tiling, number)](cairo_t* cairo) {
                              draw_board(cairo, *painter, map, job, shown);
                              draw_marks(cairo, tiling, place, words);
                          }});
    }
    return result;
}

} // namespace pampas::paper

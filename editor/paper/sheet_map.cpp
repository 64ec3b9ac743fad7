#include "editor/paper/sheet_map.h"

#include "editor/paper/blocks.h"
#include "editor/paper/board_pages.h"
#include "editor/paper/player_aid.h"
#include "editor/picture/pixels_of.h"
#include "editor/picture/text.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <cmath>

namespace pampas::paper {
namespace {

using hex::Point;

constexpr picture::Colour edge_blue{0.1, 0.3, 0.75};
constexpr picture::Colour faint_white{1, 1, 1, 0.8};

// In millimetres.
constexpr double edge_width = 0.35;
constexpr double least_name = 3.5;
constexpr double largest_name = 9;

/// How much of a page the board takes there.
constexpr double part_of_page = 0.72;

/// All that the sheets show of the board, and the room around it.
Area shown_by_all(const Tiling& tiling) {
    const Area last = tiling.shown({tiling.across - 1, tiling.down - 1});
    return {tiling.first.x, tiling.first.y, last.x + last.width - tiling.first.x,
            last.y + last.height - tiling.first.y};
}

void draw_edges(cairo_t* cairo, const Tiling& tiling, Point corner, double scale) {
    for (const hex::Coordinate place : tiling.sheets) {
        const Area shown = tiling.shown(place);
        cairo_rectangle(cairo, corner.x + scale * shown.x, corner.y + scale * shown.y,
                        scale * shown.width, scale * shown.height);
    }
    picture::set_colour(cairo, faint_white);
    cairo_set_line_width(cairo, 2 * edge_width);
    cairo_stroke_preserve(cairo);
    picture::set_colour(cairo, edge_blue);
    cairo_set_line_width(cairo, edge_width);
    cairo_stroke(cairo);
}

void draw_names(cairo_t* cairo, const Tiling& tiling, Point corner, double scale) {
    const double size = std::clamp(0.13 * scale * std::min(tiling.first.width, tiling.first.height),
                                   least_name, largest_name);
    for (const hex::Coordinate place : tiling.sheets) {
        const Area shown = tiling.shown(place);
        const Point middle{corner.x + scale * (shown.x + shown.width / 2),
                           corner.y + scale * (shown.y + shown.height / 2)};
        const picture::Line name{hex::name(place), size, scale * shown.width, true};
        const double half = picture::line_width(cairo, name) / 2 + 0.2 * size;
        cairo_rectangle(cairo, middle.x - half, middle.y - 0.65 * size, 2 * half, 1.3 * size);
        picture::set_colour(cairo, faint_white);
        cairo_fill(cairo);
        picture::write_line_around(cairo, name, {middle.x, middle.y + 0.36 * size});
    }
}

/// The board and its sheets in the middle of an area.
void draw_sheets(cairo_t* cairo, const map::Map& map, const PrintJob& job, const Tiling& tiling,
                 const Area& area) {
    const Area all = shown_by_all(tiling);
    const double scale = std::min(area.width / all.width, area.height / all.height);
    const Point corner{area.x + area.width / 2 - scale * (all.x + all.width / 2),
                       area.y + area.height / 2 - scale * (all.y + all.height / 2)};
    picture::Painter painter(picture::Target::Vectors);
    picture::Style style = style_of(job);
    style.coordinates = false;
    cairo_save(cairo);
    cairo_rectangle(cairo, area.x, area.y, area.width, area.height);
    cairo_clip(cairo);
    paint_map(cairo, painter, map, scale * job.size.hex, corner, style, job.overlay);
    draw_edges(cairo, tiling, corner, scale);
    if (tiling.sheets.size() > 1) {
        draw_names(cairo, tiling, corner, scale);
    }
    cairo_restore(cairo);
}

Block board_block(const map::Map& map, const PrintJob& job, const Tiling& tiling, double width,
                  double height) {
    return {height, [=, &map](cairo_t* cairo, Point at) {
                draw_sheets(cairo, map, job, tiling, {at.x, at.y, width, height});
            }};
}

AidTable how_to_join(const PrintJob& job, const Tiling& tiling) {
    AidTable steps;
    steps.rows.push_back({tr("1. Print"), tr("without scaling (actual size, 100 %). The line above "
                                             "the board is then 50 mm long.")});
    if (tiling.sheets.size() > 1) {
        steps.rows.push_back(
            {tr("2. Cut"), tr("each sheet along its cut marks on the left and above, where another "
                              "sheet joins it.")});
        steps.rows.push_back(
            {tr("3. Glue"),
             tr("it over its neighbours, {} mm wide: first all sheets of a row, then the rows. Its "
                "edge lies between their small marks, and the lines through the rings go on.",
                job.size.overlap)});
        steps.rows.push_back({tr("4. Trim"), tr("the whole board, on stiff card if you like.")});
    }
    return steps;
}

} // namespace

std::vector<Page> sheet_map(const map::Map& map, const PrintJob& job, const Tiling& tiling) {
    const PaperSize paper = paper_of_aids(job);
    const double width = paper.width - 2 * words_margin;
    const double height = part_of_page * (paper.height - 2 * words_margin);
    const Area all = shown_by_all(tiling);
    const double needed = std::min(height, width * all.height / all.width);
    const std::string title = tiling.sheets.size() > 1
                                  ? tr("{} sheets make the board", tiling.sheets.size())
                                  : tr("The board");
    return pages_of(
        {title_block(title, tr("{} mm between opposite sides of a hex", job.size.hex), width),
         board_block(map, job, tiling, width, needed),
         table_block(how_to_join(job, tiling), width)},
        paper, tr("Sheet map"));
}

picture::Pixels sheet_preview(const map::Map& map, const PrintJob& job, const Tiling& tiling,
                              int width, int height) {
    const Area all = shown_by_all(tiling);
    const double scale = std::min(width / all.width, height / all.height); // pixels a millimetre
    const auto pixels = [scale](double length) {
        return std::max(1, static_cast<int>(std::lround(scale * length)));
    };
    const picture::Surface surface = picture::image(pixels(all.width), pixels(all.height));
    const picture::Context cairo = picture::context(surface.get());
    constexpr double pixels_of_words = 4; // a millimetre
    cairo_scale(cairo.get(), pixels_of_words, pixels_of_words);
    draw_sheets(cairo.get(), map, job, tiling,
                {0, 0, pixels(all.width) / pixels_of_words, pixels(all.height) / pixels_of_words});
    return picture::pixels_of(surface.get());
}

} // namespace pampas::paper

#include "editor/paper/print_and_play.h"

#include "analysis/wording/words.h"
#include "editor/paper/aid_contents.h"
#include "editor/paper/aids.h"
#include "editor/paper/cut_outs.h"
#include "editor/paper/pdf_file.h"
#include "editor/picture/cairo.h"
#include "editor/picture/sheet.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <iterator>
#include <numbers>

namespace pampas::paper {
namespace {

using hex::Point;

void append(std::vector<Page>& pages, std::vector<Page> more) {
    std::ranges::move(more, std::back_inserter(pages));
}

/// The words in the margins of a sheet.
struct SheetWords {
    std::string below; ///< below the board
    std::string above; ///< beside the ruler
};

/// Separates the parts of a line of words.
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

// In millimetres.
constexpr double hairline = 0.2;
constexpr double from_board = 2.8; ///< from the board to the marks and words in the margin
constexpr double cut_gap = 0.8;    ///< from a corner of the board to its cut marks
constexpr double cut_length = 3.5;
constexpr double tick_length = 1.6;
constexpr double ring = 1.1; ///< radius
constexpr double arm = 1.9;
constexpr double letter_size = 2.6;
constexpr double ruler_length = 50;
constexpr double ruler_tick = 0.9;

constexpr picture::Colour black{0, 0, 0};

void add_line(cairo_t* cairo, Point from, Point to) {
    cairo_move_to(cairo, from.x, from.y);
    cairo_line_to(cairo, to.x, to.y);
}

/// The part of the page that the board is on.
Area board_area(const Tiling& tiling) {
    return {page_margin, page_margin, tiling.first.width, tiling.first.height};
}

void add_cut_marks(cairo_t* cairo, const Area& board) {
    for (const double x : {board.x, board.x + board.width}) {
        for (const double y : {board.y, board.y + board.height}) {
            const double left = x == board.x ? -1 : 1;
            const double up = y == board.y ? -1 : 1;
            add_line(cairo, {x + left * cut_gap, y}, {x + left * (cut_gap + cut_length), y});
            add_line(cairo, {x, y + up * cut_gap}, {x, y + up * (cut_gap + cut_length)});
        }
    }
}

/// A ring with a cross. Its arm along the joint's edge of the board is long enough to show beside a
/// sheet laid over it.
void add_register_mark(cairo_t* cairo, Point at, Point reach) {
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, at.x, at.y, ring, 0, 2 * std::numbers::pi);
    add_line(cairo, {at.x - reach.x, at.y}, {at.x + reach.x, at.y});
    add_line(cairo, {at.x, at.y - reach.y}, {at.x, at.y + reach.y});
}

/// Where the register marks of the joint with a neighbour lie: in the margins, in the middle of
/// what both sheets show.
struct Joint {
    hex::Point first; ///< on the page of the sheet
    hex::Point second;
};

/// The joint of a sheet with its neighbour in direction `way`: `{1, 0}` is to its right, `{0, -1}`
/// above.
Joint joint(const Tiling& tiling, hex::Coordinate way) {
    const Area board = board_area(tiling);
    const double half = tiling.overlap / 2;
    if (way.row == 0) {
        const double x = way.column > 0 ? board.x + board.width - half : board.x + half;
        return {{x, board.y - from_board}, {x, board.y + board.height + from_board}};
    }
    const double y = way.row > 0 ? board.y + board.height - half : board.y + half;
    return {{board.x - from_board, y}, {board.x + board.width + from_board, y}};
}

void add_joint_marks(cairo_t* cairo, const Tiling& tiling, hex::Coordinate way) {
    const Joint marks = joint(tiling, way);
    const double far = tiling.overlap / 2 + arm;
    const Point reach = way.row == 0 ? Point{far, arm} : Point{arm, far};
    add_register_mark(cairo, marks.first, reach);
    add_register_mark(cairo, marks.second, reach);
}

/// Marks where the edge of the next sheet lies when it is laid over this one.
void add_lay_marks(cairo_t* cairo, const Tiling& tiling, hex::Coordinate way) {
    const Area board = board_area(tiling);
    const double right = board.x + board.width;
    const double bottom = board.y + board.height;
    if (way.column == 1) {
        const double x = right - tiling.overlap;
        add_line(cairo, {x, board.y - cut_gap}, {x, board.y - cut_gap - tick_length});
        add_line(cairo, {x, bottom + cut_gap}, {x, bottom + cut_gap + tick_length});
    } else if (way.row == 1) {
        const double y = bottom - tiling.overlap;
        add_line(cairo, {board.x - cut_gap, y}, {board.x - cut_gap - tick_length, y});
        add_line(cairo, {right + cut_gap, y}, {right + cut_gap + tick_length, y});
    }
}

void add_ruler(cairo_t* cairo, Point from) {
    add_line(cairo, from, {from.x + ruler_length, from.y});
    for (const double at : {0.0, 0.2, 0.4, 0.6, 0.8, 1.0}) {
        const double x = from.x + at * ruler_length;
        add_line(cairo, {x, from.y - ruler_tick}, {x, from.y});
    }
}

void write_words(cairo_t* cairo, const Tiling& tiling, const SheetWords& words) {
    const Area board = board_area(tiling);
    const double middle = tiling.page_width / 2;
    const double drop = 0.36 * letter_size;
    const double room = board.width - tiling.overlap - 4 * arm;
    picture::write_line_around(cairo, {words.below, letter_size, room},
                               {middle, board.y + board.height + from_board + drop});
    const picture::Line above{words.above, letter_size,
                              std::max(1.0, room - ruler_length - letter_size)};
    const double wide = ruler_length + letter_size + picture::line_width(cairo, above);
    const Point ruler{middle - wide / 2, board.y - from_board + drop};
    if (room > ruler_length) {
        add_ruler(cairo, ruler);
        cairo_stroke(cairo);
        picture::write_line(cairo, above, {ruler.x + ruler_length + letter_size, ruler.y});
    }
}

/// Draws what surrounds the board on a sheet: cut marks at its corners, register marks at its
/// joints, its words, and a ruler to check the scale.
void draw_marks(cairo_t* cairo, const Tiling& tiling, hex::Coordinate place,
                const SheetWords& words) {
    cairo_set_line_width(cairo, hairline);
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT);
    picture::set_colour(cairo, black);
    cairo_new_path(cairo);
    add_cut_marks(cairo, board_area(tiling));
    for (const hex::Coordinate way : {hex::Coordinate{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
        if (tiling.has({place.column + way.column, place.row + way.row})) {
            add_joint_marks(cairo, tiling, way);
            add_lay_marks(cairo, tiling, way);
        }
    }
    cairo_stroke(cairo);
    write_words(cairo, tiling, words);
}

/// The sheets with the board, in reading order. `map` outlives them.
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

} // namespace

PrintAndPlay print_and_play(const map::Map& map, const PrintJob& job) {
    PrintAndPlay result{{}, tiling_for(map, job.size), 0};
    const auto painter = std::make_shared<picture::Painter>(picture::Target::Vectors);
    std::vector<Page> pages = board_pages(map, job, result.tiling, painter);
    if (job.aids) {
        const rules::Ruleset rules = rules::ruleset_of(map.details());
        append(pages, sheet_map(map, job, result.tiling));
        append(pages, player_aid(map, rules, job));
        append(pages, cut_outs(map, rules, job));
    }
    result.bytes = pdf_file(
        pages, {map.details().name, map.details().author, tr("Board for the game Hacienda")});
    result.pages = static_cast<int>(pages.size());
    return result;
}

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

} // namespace pampas::paper

#include "editor/paper/cut_outs.h"

#include "editor/paper/aid_contents.h"
#include "editor/paper/aids.h"
#include "editor/picture/cairo.h"
#include "editor/picture/glyphs.h"
#include "editor/picture/marks.h"
#include "editor/picture/sheet.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/rules/board.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace pampas::paper {
namespace {

using hex::Point;
using picture::pixels_per_mm;

// In millimetres.
constexpr double cut_width = 0.3;
constexpr double caption_size = 3;
constexpr double caption_height = 6;

constexpr picture::Colour cut_black{0, 0, 0};

/// The colours of players also differ in lightness, and each player has a sign.
constexpr std::array<picture::Colour, rules::max_players> player_colours{{{0.76, 0.15, 0.13},
                                                                          {0.12, 0.30, 0.62},
                                                                          {0.93, 0.73, 0.10},
                                                                          {0.22, 0.55, 0.30},
                                                                          {0.25, 0.22, 0.25}}};

/// The part of a page for tiles.
Area room_on(const PaperSize& paper) {
    return {page_margin, page_margin + caption_height, paper.width - 2 * page_margin,
            paper.height - 2 * page_margin - caption_height};
}

/// Where the grid of a sheet begins, so that it is centred on the page.
Point corner_of(const TileSheet& sheet, double hex, const PaperSize& paper) {
    const Area room = room_on(paper);
    const Point extent = hex::extent(sheet.grid);
    return {room.x + (room.width - side_of(hex) * extent.x) / 2, room.y};
}

/// The view for drawing with the pixels of a Painter on a page in millimetres.
picture::View view_of(double hex, Point corner) {
    return {side_of(hex) * pixels_per_mm, {corner.x * pixels_per_mm, corner.y * pixels_per_mm}};
}

void cut_lines(cairo_t* cairo, const TileSheet& sheet, const picture::View& view) {
    const picture::Highlight line{
        .line = cut_black, .halo = picture::transparent, .width = cut_width * pixels_per_mm};
    for (const auto& tile : sheet.tiles) {
        picture::outline(cairo, sheet.grid, view, tile, line);
    }
}

void write_caption(cairo_t* cairo, const std::string& caption, const PaperSize& paper) {
    picture::write_line_around(cairo, {caption, caption_size, paper.width - 2 * page_margin},
                               {paper.width / 2, page_margin + caption_size});
}

Page tile_page(const PaperSize& paper, std::function<void(cairo_t*)> draw) {
    return {
        paper.width, paper.height, {0, 0, paper.width, paper.height}, tr("Tiles"), std::move(draw)};
}

// Water tiles.

std::string water_caption(const rules::Ruleset& rules) {
    std::vector<std::string> parts;
    for (std::size_t shape = 0; shape < rules.water_tiles.size(); ++shape) {
        parts.push_back(
            fmt::format("{} {}", rules.water_tiles[shape], tr(rules::water_shape_names[shape])));
    }
    return tr("Water tiles: {}; for each water space of the map, one single stays in the box",
              fmt::join(parts, ", "));
}

Page water_page(const TileSheet& sheet, const rules::Ruleset& rules, const PrintJob& job) {
    const PaperSize paper = paper_of_aids(job);
    return tile_page(paper, [=, caption = water_caption(rules)](cairo_t* cairo) {
        const picture::View view = view_of(job.size.hex, corner_of(sheet, job.size.hex, paper));
        picture::GlyphCache glyphs(picture::Target::Vectors);
        glyphs.prepare({view.side, sheet.grid.axis, job.look});
        cairo_save(cairo);
        cairo_scale(cairo, 1 / pixels_per_mm, 1 / pixels_per_mm);
        for (const auto& tile : sheet.tiles) {
            for (const hex::Coordinate at : tile) {
                glyphs.paint(cairo, picture::space_glyph(map::Space::Water),
                             view.to_pixels(hex::centre(sheet.grid, at)));
            }
        }
        cut_lines(cairo, sheet, view);
        cairo_restore(cairo);
        write_caption(cairo, caption, paper);
    });
}

// Land tiles.

/// Adds a player's sign: a disc, a ring, or a polygon or star.
void add_sign(cairo_t* cairo, std::size_t player, double radius) {
    constexpr std::array<int, rules::max_players> corners{0, 4, 3, 0, 10};
    constexpr std::size_t ring_player = 3;
    cairo_new_path(cairo);
    if (corners[player] == 0) {
        cairo_arc(cairo, 0, 0, 0.85 * radius, 0, 2 * std::numbers::pi);
    }
    if (player == ring_player) {
        cairo_new_sub_path(cairo);
        cairo_arc_negative(cairo, 0, 0, 0.45 * radius, 2 * std::numbers::pi, 0);
    }
    for (int i = 0; i < corners[player]; ++i) {
        const double far = corners[player] == 10 && i % 2 == 1 ? 0.45 * radius : radius;
        const double angle = std::numbers::pi * (2.0 * i / corners[player] - 0.5);
        cairo_line_to(cairo, far * std::cos(angle), far * std::sin(angle));
    }
    cairo_close_path(cairo);
}

/// Draws the tile around the context's origin; `side` is that of its hex.
void draw_land_tile(cairo_t* cairo, std::size_t player, hex::StaggerAxis axis, double side,
                    picture::Look look) {
    const bool colour = look == picture::Look::Colour;
    constexpr double rim = 0.8;
    cairo_new_path(cairo);
    for (const Point& corner : hex::corners(axis)) {
        cairo_line_to(cairo, rim * side * corner.x, rim * side * corner.y);
    }
    cairo_close_path(cairo);
    picture::set_colour(cairo, colour ? player_colours[player] : cut_black);
    cairo_set_line_width(cairo, (colour ? 0.16 : 0.03) * side);
    cairo_stroke(cairo);
    add_sign(cairo, player, 0.38 * side);
    if (colour) {
        cairo_fill(cairo);
    } else {
        cairo_stroke(cairo);
    }
}

/// The player whose colour a side of a tile has. Over all tiles each player has equally many sides,
/// and meets every other player on the backs.
std::size_t player_on(std::size_t tile, bool back, std::size_t players) {
    const std::size_t step = back ? 1 + tile / players % (players - 1) : 0;
    return (tile + step) % players;
}

struct LandSide {
    std::size_t first = 0; ///< number of the first tile on the sheet
    std::size_t players = 2;
    bool back = false;
    std::string caption;
};

Page land_page(const TileSheet& sheet, const LandSide& face, const PrintJob& job) {
    const PaperSize paper = paper_of_aids(job);
    return tile_page(paper, [=](cairo_t* cairo) {
        cairo_save(cairo);
        if (face.back) { // the sheet is turned over its long side
            cairo_translate(cairo, paper.width, 0);
            cairo_scale(cairo, -1, 1);
        }
        cairo_scale(cairo, 1 / pixels_per_mm, 1 / pixels_per_mm);
        const picture::View view = view_of(job.size.hex, corner_of(sheet, job.size.hex, paper));
        for (std::size_t i = 0; i < sheet.tiles.size(); ++i) {
            const Point middle = view.to_pixels(hex::centre(sheet.grid, sheet.tiles[i].front()));
            cairo_save(cairo);
            cairo_translate(cairo, middle.x, middle.y);
            draw_land_tile(cairo, player_on(face.first + i, face.back, face.players),
                           sheet.grid.axis, view.side, job.look);
            cairo_restore(cairo);
        }
        if (!face.back) {
            cut_lines(cairo, sheet, view);
        }
        cairo_restore(cairo);
        write_caption(cairo, face.caption, paper);
    });
}

void add_land_pages(std::vector<Page>& pages, const std::vector<TileSheet>& sheets,
                    const map::Map& map, const rules::Ruleset& rules, const PrintJob& job) {
    LandSide face;
    face.players = static_cast<std::size_t>(numbers_of_players(rules, map.details().players).most);
    for (const TileSheet& sheet : sheets) {
        for (const bool back : {false, true}) {
            face.back = back;
            face.caption = back ? tr("Backs of the land tiles: print them on the other side, "
                                     "flipped on the long edge")
                                : tr("Land tiles: {} for all players together; each tile has the "
                                     "colours of two players",
                                     rules.land_tiles);
            pages.push_back(land_page(sheet, face, job));
        }
        face.first += sheet.tiles.size();
    }
}

} // namespace

std::vector<Page> cut_outs(const map::Map& map, const rules::Ruleset& rules, const PrintJob& job) {
    const Area room = room_on(paper_of_aids(job));
    const auto sheets = [&](const rules::ShapeCounts& tiles) {
        return tile_sheets(tiles, map.grid().axis, job.size.hex, {room.width, room.height});
    };
    std::vector<Page> pages;
    add_land_pages(pages, sheets({rules.land_tiles}), map, rules, job);
    for (const TileSheet& sheet : sheets(rules.water_tiles)) {
        pages.push_back(water_page(sheet, rules, job));
    }
    return pages;
}

namespace {

/// The grid with the most spaces that fit into `room`; at least one space.
hex::Grid largest_grid(hex::StaggerAxis axis, hex::Point room) {
    const auto fits = [room](const hex::Grid& grid) {
        const hex::Point extent = hex::extent(grid);
        return extent.x <= room.x && extent.y <= room.y;
    };
    hex::Grid largest{1, 1, axis};
    for (hex::Grid grid = largest; grid.columns <= hex::max_side && fits(grid); ++grid.columns) {
        grid.rows = 1;
        while (grid.rows < hex::max_side && fits({grid.columns, grid.rows + 1, axis})) {
            ++grid.rows;
        }
        largest = grid.size() > largest.size() ? grid : largest;
        grid.rows = 1;
    }
    return largest;
}

/// Fills a sheet with tiles and removes these from `wanted`.
TileSheet filled(rules::ShapeCounts& wanted, const rules::Board& board) {
    TileSheet sheet{board.map().grid(), {}};
    std::vector<bool> taken(board.cells());
    const auto placements = board.placements();
    for (std::size_t shape = wanted.size(); shape-- > 0;) {
        for (const rules::WaterPlacement& place : placements) {
            const auto is_taken = [&taken](rules::Cell cell) { return taken[cell]; };
            if (wanted[shape] == 0 || rules::index(place.shape) != shape ||
                std::ranges::any_of(place.spaces(), is_taken)) {
                continue;
            }
            --wanted[shape];
            sheet.tiles.emplace_back();
            for (const rules::Cell cell : place.spaces()) {
                taken[cell] = true;
                sheet.tiles.back().push_back(board.at(cell));
            }
        }
    }
    return sheet;
}

} // namespace

std::vector<TileSheet> tile_sheets(const rules::ShapeCounts& tiles, hex::StaggerAxis axis,
                                   double hex, hex::Point room) {
    const double side = side_of(hex);
    const hex::Grid grid = largest_grid(axis, {room.x / side, room.y / side});
    const rules::Board board{map::Map(grid)};
    std::vector<TileSheet> sheets;
    rules::ShapeCounts wanted = tiles;
    const hex::Point one = hex::extent({1, 1, axis});
    while (std::ranges::any_of(wanted, [](int count) { return count > 0; })) {
        sheets.push_back(filled(wanted, board));
        if (sheets.back().tiles.empty() || side * one.x > room.x || side * one.y > room.y) {
            throw InputError(
                tr("tiles of {} mm to cut out do not fit on a page of this paper", hex));
        }
    }
    return sheets;
}

} // namespace pampas::paper
